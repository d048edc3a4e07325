import { longest } from './longest.ts';

// What forms ask of their answers, with the words for it: the schemas of the server and the checks of the browser are
// made of the same.

/** A text that must be there: `empty` is said where there is none, `short` where it has fewer than `min` characters. */
export type AskedText = { max: number; empty: string; min?: number; short?: string };

export const askedName: AskedText = {
  max: longest.name,
  empty: 'Name is required',
  min: 2,
  short: 'Name must be at least 2 characters',
};

export const emptyEmail = 'Email is required';
export const malformedEmail = 'Please enter a valid email address';

/** As zod has it: what may stand in an address without quotation marks. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What stands before the @ has at most 64 signs (RFC 5321, 4.5.3.1.1): a mail server need not take more. */
const longestLocalPart = 64;

export const isEmailTooLong = (email: string): boolean =>
  email.length > longest.email || email.lastIndexOf('@') > longestLocalPart;
