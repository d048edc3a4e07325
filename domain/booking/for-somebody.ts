import { z } from 'zod';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { longest } from '#domain/forms/longest.ts';
import { emailText, optionalText } from '#domain/forms/text.ts';
import { numberLine, requiredLine } from '#domain/leads/fields.ts';
import { required } from './required.ts';
import { bookingSchema } from './schema.ts';
import { ways } from './talk.ts';

const time = z
  .string()
  .default('')
  .refine(
    (text) => text === '' || (/^\d\d:\d\d(:\d\d)?$/.test(text) && (secondsOfDay(text) ?? 86_400) < 86_400),
    required.selectedTime,
  );

/** A call that staff book for somebody: the same details as a visitor's, and a time that need not be offered. */
export const callForSomebodySchema = z
  .object({
    name: requiredLine({ max: longest.name, empty: required.name }),
    email: emailText,
    phone: numberLine,
    /** `yyyy-MM-dd` in the agency's zone. */
    selectedDate: bookingSchema.shape.selectedDate,
    /** One of the free times of that date. */
    selectedTime: time,
    /** Any other time; it goes before the one above. */
    otherTime: time,
    way: z.enum(ways, 'Please choose how you talk'),
    /** The owner's own. */
    notes: optionalText(longest.notes),
    /** Whether the invitation goes out; the form's box, absent when it is not ticked. */
    invite: z.string().optional(),
    /** Names the form, so that sending it twice books once. */
    key: bookingSchema.shape.idempotencyKey,
    /** The warnings that were read and are meant, word for word. */
    sure: z.string().default(''),
  })
  .refine((call) => call.otherTime || call.selectedTime, {
    message: required.selectedTime,
    path: ['selectedTime'],
  });

export type CallForSomebody = z.infer<typeof callForSomebodySchema>;
