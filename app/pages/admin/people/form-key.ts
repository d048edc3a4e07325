/**
 * The key of one of several forms on a page: it is made anew where what is saved of its own fields changes, and keeps what
 * is typed while another form is saved.
 */
export const formKey = (...saved: readonly (string | number | null)[]): string => JSON.stringify(saved);
