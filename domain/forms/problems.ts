import { type AskedText, emailPattern, emptyEmail, isEmailTooLong, malformedEmail } from './asked.ts';
import { cleanText } from './clean-text.ts';
import { longest, tooLong } from './longest.ts';
import { holdsNumber, noNumberMessage } from './phone.ts';

// The same checks as the schemas make (a test compares them), without their library: making that ready takes a slow
// phone a fifth of a second, amid what somebody types.

/** What is wrong with the values of a field as a form sends them; null when they are good. */
export type Problem = (values: readonly string[]) => string | null;

const ofText =
  (problem: (text: string) => string | null): Problem =>
  ([value = '']) =>
    problem(cleanText(value));

/** In characters, as the schemas count: a pair of UTF-16 is one. */
const lengthOf = (text: string): number => [...text].length;

/** Of a text that must be there. */
export const textProblem = ({ max, empty, min = 1, short = empty }: AskedText): Problem =>
  ofText((text) => {
    const length = lengthOf(text);
    if (length === 0) return empty;
    if (length < min) return short;
    return length > max ? tooLong(max) : null;
  });

/** Of a text that may be left out. */
export const optionalProblem = (max: number): Problem =>
  ofText((text) => (lengthOf(text) > max ? tooLong(max) : null));

export const emailProblem: Problem = ofText((email) => {
  if (email === '') return emptyEmail;
  return isEmailTooLong(email) || !emailPattern.test(email) ? malformedEmail : null;
});

/** Of a telephone number that may be left out. */
export const numberProblem: Problem = ofText((phone) => {
  if (lengthOf(phone) > longest.phone) return tooLong(longest.phone);
  return phone === '' || holdsNumber(phone) ? null : noNumberMessage;
});

/** Of a choice among what the page offers. */
export const choiceProblem =
  (none: string): Problem =>
  (values) =>
    values.some(Boolean) ? null : none;
