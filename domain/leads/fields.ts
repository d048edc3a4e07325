import { z } from 'zod';
import { askedName } from '#domain/forms/asked.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { longest } from '#domain/forms/longest.ts';
import { holdsNumber, noNumberMessage } from '#domain/forms/phone.ts';
import { emailText, optionalText, requiredText } from '#domain/forms/text.ts';

/** Runs of white space, line ends included, become one space: for values that stand in one line or in a header. */
function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ');
}

/** A required text of one line. */
export function requiredLine(options: Parameters<typeof requiredText>[0]) {
  return requiredText(options).transform(oneLine);
}

/** An optional text of one line: absent becomes ''. */
export function optionalLine(max: number) {
  return optionalText(max).transform(oneLine);
}

/** A person's name as the contact form asks for it. */
export const nameLine = requiredLine(askedName);

export const emailLine = emailText;
export const phoneLine = optionalLine(longest.phone);

/** A telephone number that may be left out; what was typed must hold one that can be rung. */
export const numberLine = phoneLine.refine((phone) => phone === '' || holdsNumber(phone), noNumberMessage);

/** One of the offered options; anything else, or nothing, gives the one message. */
export function requiredChoice<const Ids extends readonly [string, ...string[]]>(ids: Ids, message: string) {
  return z.string(message).transform(cleanText).pipe(z.enum(ids, message));
}

/** One of the offered options, or '' when none was chosen. */
export function optionalChoice<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  const message = 'Please choose one of the options shown';
  return z
    .string(message)
    .default('')
    .transform(cleanText)
    .pipe(z.union([z.literal(''), z.enum(ids)], message));
}

/** Any number of the offered options, each once, in the order sent. A form with one ticked sends a text, not a list. */
export function choices<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  const message = 'Please choose from the options shown';
  return z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : typeof value === 'string' ? [value] : value),
      z.array(z.enum(ids, message), message).max(ids.length * 2, message),
    )
    .transform((values) => [...new Set(values)]);
}

const ticked = new Set<unknown>([true, 'true', 'on', '1', 'yes']);

/** A checkbox: true, or what a form sends for a ticked one. Absent is false. */
export const checkbox = z
  .union([z.boolean(), z.string().max(10)])
  .optional()
  .transform((value) => ticked.has(value));

/** A checkbox that must be ticked. */
export function requiredTick(message: string) {
  return checkbox.pipe(z.literal(true, message));
}
