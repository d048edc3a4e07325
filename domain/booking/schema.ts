import { z } from 'zod';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { emailText, optionalText, requiredText } from '#domain/forms/text.ts';

const zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/)
  .optional()
  .catch(undefined);

/** What a visitor sends to book a discovery call; used by the form, its action and the API. */
export const bookingSchema = z.object({
  name: requiredText({ max: 100, empty: 'Name is required' }),
  email: emailText,
  phone: optionalText(40),
  company: optionalText(150),
  message: optionalText(5000),
  /** `yyyy-MM-dd` in the agency's zone. */
  selectedDate: requiredText({ max: 10, empty: 'Please select a date' }).refine(
    isIsoDate,
    'Please select a date',
  ),
  /** `HH:mm` or `HH:mm:ss` in the agency's zone. */
  selectedTime: requiredText({ max: 8, empty: 'Please select a time' }).refine(
    (time) => /^\d\d:\d\d(:\d\d)?$/.test(time) && secondsOfDay(time) !== null,
    'Please select a time',
  ),
  /** The visitor's own IANA zone, to show times in it. */
  visitorZone: zone,
  /** One per form instance: the same key never books twice. */
  idempotencyKey: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, 'must be letters, digits, - or _')
    .optional(),
});

export type BookingRequest = z.infer<typeof bookingSchema>;
