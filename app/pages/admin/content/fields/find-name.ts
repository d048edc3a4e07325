/** What is looked for in the library beside a picture’s field: a control of the form that is no part of the text. */
export const findName = (control: string): string => `find ${control}`;
