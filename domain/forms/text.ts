import { z } from 'zod';
import { type AskedText, emailPattern, emptyEmail, isEmailTooLong, malformedEmail } from './asked.ts';
import { cleanText } from './clean-text.ts';
import { longest, tooLong } from './longest.ts';

/** A text that may be left out: absent becomes ''. */
export function optionalText(max: number) {
  return z
    .string('Please enter text')
    .default('')
    .transform(cleanText)
    .pipe(z.string().max(max, tooLong(max)));
}

/** A text that must be there; white space alone counts as empty. */
export function requiredText({ max, empty, min = 1, short = empty }: AskedText) {
  return z
    .string(empty)
    .transform(cleanText)
    .pipe(z.string().min(1, { error: empty, abort: true }).min(min, short).max(max, tooLong(max)));
}

/** A new e-mail address as somebody types it, to be written to. */
export const emailAddress = z
  .email({ pattern: emailPattern, error: malformedEmail })
  .max(longest.email, malformedEmail)
  .refine((email) => !isEmailTooLong(email), malformedEmail);

const required = (address: z.ZodType<string, string>) =>
  z
    .string(emptyEmail)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: emptyEmail, abort: true })
        .max(longest.email, { error: malformedEmail, abort: true })
        .pipe(address),
    );

/** An e-mail address, required. */
export const emailText = required(emailAddress);

/** One that may be kept already: letters come from addresses that no form takes, and some forms once took them. */
export const knownEmailText = required(z.email({ pattern: emailPattern, error: malformedEmail }));
