/** Shown when a name, e-mail, date or time is missing. */
export const requiredMessage = 'Please fill in all required fields';
