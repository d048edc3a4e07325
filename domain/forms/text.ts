import { z } from 'zod';
import { longest, tooLong } from './longest.ts';

// Control characters other than tab and line feed: never typed, and refused by PostgreSQL (NUL).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

// Characters that change the writing direction: a name could read 'exe.png' and end in 'gnp.exe'. Scripts that run
// from right to left do not need them.
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

// What no font draws, such as a space of no width: a text of nothing else would be a name that nobody can see or click.
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Line ends as `\n`, nothing that controls or turns the text, well-formed Unicode, no white space around; '' for what cannot be seen. */
export function cleanText(value: string): string {
  return value
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(control, '')
    .replace(turning, '')
    .toWellFormed()
    .replace(unseen, '')
    .trim();
}

/** A text that may be left out: absent becomes ''. */
export function optionalText(max: number) {
  return z
    .string('Please enter text')
    .default('')
    .transform(cleanText)
    .pipe(z.string().max(max, tooLong(max)));
}

/** A text that must be there; white space alone counts as empty. */
export function requiredText(options: { max: number; empty: string; min?: number; short?: string }) {
  const { max, empty, min = 1, short = empty } = options;
  return z
    .string(empty)
    .transform(cleanText)
    .pipe(z.string().min(1, { error: empty, abort: true }).min(min, short).max(max, tooLong(max)));
}

const malformed = 'Please enter a valid email address';

/** What stands before the @ has at most 64 signs (RFC 5321, 4.5.3.1.1): a mail server need not take more. */
const longestLocalPart = 64;

/** A new e-mail address as somebody types it, to be written to. */
export const emailAddress = z
  .email(malformed)
  .max(longest.email, malformed)
  .refine((email) => email.lastIndexOf('@') <= longestLocalPart, malformed);

const required = (address: z.ZodType<string, string>) =>
  z
    .string('Email is required')
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: 'Email is required', abort: true })
        .max(longest.email, { error: malformed, abort: true })
        .pipe(address),
    );

/** An e-mail address, required: 'Email is required' when empty, the specified message when malformed. */
export const emailText = required(emailAddress);

/** One that may be kept already: letters come from addresses that no form takes, and some forms once took them. */
export const knownEmailText = required(z.email(malformed));
