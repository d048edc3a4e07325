import { z } from 'zod';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { poundsField } from '#domain/forms/pence.ts';
import { personStatuses } from './status.ts';

const text = (max: number) =>
  z
    .string()
    .default('')
    .transform((value) => cleanText(value))
    .refine((value) => value.length <= max, tooLong(max));

/** Who somebody is. */
export const factsSchema = z.object({
  name: text(longest.name),
  company: text(longest.company),
  phone: text(longest.phone),
});

/** How far the agency is with somebody, what it is worth and why it ended so. */
export const statusSchema = z.object({
  status: z.enum(personStatuses, 'Please choose one of the states shown'),
  value: poundsField,
  reason: text(longest.ownersMessage),
});

/** Who looks after somebody, and what is to be done next. */
export const planSchema = z
  .object({
    owner: z.string().default(''),
    nextStep: text(longest.reason),
    nextStepOn: z
      .string()
      .default('')
      .refine((date) => date === '' || isIsoDate(date), 'Please choose a date'),
  })
  .refine(({ nextStep, nextStepOn }) => nextStepOn === '' || nextStep !== '', {
    path: ['nextStep'],
    message: 'Please say what is to be done on that day',
  });

/** A note about somebody. */
export const noteSchema = z.object({
  text: text(longest.notes).refine((value) => value !== '', 'Please write something, or delete the note'),
});
