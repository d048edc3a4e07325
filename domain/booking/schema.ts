import { z } from 'zod';
import { isTimeZone } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { emailText, optionalText, requiredText } from '#domain/forms/text.ts';
import { attributionField } from '#domain/leads/attribution.ts';
import { optionalLine, requiredLine } from '#domain/leads/fields.ts';
import { required } from './required.ts';

const zone = z.string().max(64).refine(isTimeZone).optional().catch(undefined);

const key = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'must be letters, digits, - or _');

/** `yyyy-MM-dd` in the agency's zone. */
const selectedDate = requiredText({ max: 10, empty: required.selectedDate }).refine(
  isIsoDate,
  required.selectedDate,
);

/** `HH:mm` or `HH:mm:ss` in the agency's zone. */
const selectedTime = requiredText({ max: 8, empty: required.selectedTime }).refine(
  (time) => /^\d\d:\d\d(:\d\d)?$/.test(time) && secondsOfDay(time) !== null,
  required.selectedTime,
);

/** A start as it is chosen, for holding it or moving a call there. */
export const chosenStartSchema = z.object({ selectedDate, selectedTime });

/** What a form sends to hold a time, or to give it back. */
export const holdSchema = z.object({ holdToken: key.min(16) });

/** What a visitor sends to book a discovery call; used by the form, its action and the API. */
export const bookingSchema = z.object({
  name: requiredLine({ max: 100, empty: required.name }),
  email: emailText,
  phone: optionalLine(40),
  company: optionalLine(150),
  message: optionalText(5000),
  selectedDate,
  selectedTime,
  /** The visitor's own IANA zone, to show times in it. */
  visitorZone: zone,
  /** One per form instance: the same key never books twice. */
  idempotencyKey: key.optional(),
  /** The form's own token, under which it may hold the time while details are typed. */
  holdToken: key.optional().catch(undefined),
  attribution: attributionField,
});

export type BookingRequest = z.infer<typeof bookingSchema>;
