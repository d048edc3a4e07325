import { z } from 'zod';
import { isTimeZone } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { longest } from '#domain/forms/longest.ts';
import { holdsNumber, numberMessage } from '#domain/forms/phone.ts';
import { emailText, optionalText, requiredText } from '#domain/forms/text.ts';
import { attributionField } from '#domain/leads/attribution.ts';
import { numberLine, optionalLine, requiredLine } from '#domain/leads/fields.ts';
import { required } from './required.ts';
import { shownSchema } from './shown.ts';

const zone = z.string().max(64).refine(isTimeZone).optional().catch(undefined);

const key = z
  .string('must be text')
  .max(100, 'must be at most 100 characters')
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

/** A chosen start, for holding it or moving a call there. */
export const chosenStartSchema = z.object({ selectedDate, selectedTime });

/** Too long to guess. The messages are for programs that call the API: our form always sends a token. */
const holdToken = z
  .string('Please send a holdToken, under which the time is held.')
  .regex(/^[\w-]{16,100}$/, 'The holdToken must be 16 to 100 letters, digits, - or _.');

/** The body of a request to hold a time or to release it. */
export const holdSchema = z.object({ holdToken });

/** The form that says which number to ring. */
export const numberSchema = z.object({
  phone: requiredLine({ max: longest.phone, empty: numberMessage }).refine(holdsNumber, numberMessage),
});

/** What may come with a cancellation. */
export const cancellationSchema = z.object({ reason: optionalText(longest.cancellation) });

/** The body of a booking; used by the form, its action and the API. */
export const bookingSchema = z.object({
  name: requiredLine({ max: longest.name, empty: required.name }),
  email: emailText,
  phone: numberLine,
  company: optionalLine(longest.company),
  message: optionalText(longest.message),
  selectedDate,
  selectedTime,
  /** The visitor's own IANA zone, to show times in it. */
  visitorZone: zone,
  /** The idempotency key, one for each form instance. */
  idempotencyKey: key.optional(),
  /** The form’s own token, under which the time is held while details are typed. */
  holdToken: key.optional().catch(undefined),
  /** Reference to the enquiry whose thank-you led here. */
  from: z.string().max(200).optional().catch(undefined),
  attribution: attributionField,
  ...shownSchema.shape,
});

export type BookingRequest = z.infer<typeof bookingSchema>;
