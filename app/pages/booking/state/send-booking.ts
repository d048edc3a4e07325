import { askJson, type JsonAnswer, type Told } from '#app/browser/ask-json.ts';
import { noteFailure } from '#app/browser/note-failure.ts';
import type { BookedView, BookingView } from '#app/pages/booking/view.ts';
import { inOwnWords, say } from '#content/say.ts';
import { sayDate, sayTime } from '#content/say-dates.ts';
import { missingFields, overlongFields, requiredMessage } from '#domain/booking/required.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { holdsNumber, noNumberMessage } from '#domain/forms/phone.ts';
import { contactRequest } from './contact-request.ts';
import { slotsIn } from './slot-calls.ts';

type Refused = Extract<JsonAnswer<unknown>, { kind: 'refused' }>;

export type BookingOutcome =
  | { kind: 'booked'; booked: BookedView; message: string }
  | { kind: 'refused'; message: string; fields: Record<string, string>; slots?: SlotView[] }
  /** The owner has stopped taking calls. */
  | { kind: 'closed' }
  /** Zone, length or who confirms is another by now, or the form's key is used: the page has to be drawn anew. */
  | { kind: 'changed' }
  /** Both the booking and the enquiry in its place failed. */
  | { kind: 'failed' };

/**
 * Books or requests the time. When that fails, the same details go to the agency as an enquiry; only when that
 * fails too is it an error, and what was typed stays.
 */
export async function sendBooking(form: FormData, view: BookingView): Promise<BookingOutcome> {
  const details = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const missing = missingFields(details);
  if (Object.keys(missing).length > 0)
    return { kind: 'refused', message: say(requiredMessage), fields: inOwnWords(missing) };
  const over = overlongFields(details);
  if (Object.keys(over).length > 0)
    return { kind: 'refused', message: say('Please check the marked fields.'), fields: inOwnWords(over) };
  const { phone = '' } = details;
  if (phone.trim() !== '' && !holdsNumber(phone))
    return {
      kind: 'refused',
      message: say('Please check the marked fields.'),
      fields: inOwnWords({ phone: noNumberMessage }),
    };
  const ask = () => askJson('/api/calendar/book', { method: 'POST', body: details, read: bookedIn });
  let answer = await ask();
  // The call may be booked and only the answer lost: a duplicate request with the same key returns that booking.
  if (answer.kind !== 'ok' && answer.kind !== 'refused') answer = await ask();
  if (answer.kind === 'ok') return answer.value;
  if (answer.kind === 'refused') return refusedAs(answer);
  noteFailure('Failed to book the call; sending it as an enquiry', answer.status);

  const body = contactRequest(details);
  const request = await askJson('/api/contact', { method: 'POST', body, read: () => true });
  if (request.kind === 'ok') {
    const { selectedDate = '', selectedTime = '' } = details;
    const startsAt = zonedInstant(selectedDate, selectedTime, view.hostZone);
    const texts = { dateText: sayDate(selectedDate), timeText: sayTime(selectedTime) };
    const booked = { status: 'requested', ...texts, startsAt } as const;
    return { kind: 'booked', booked, message: view.text.requested.toast };
  }
  const isMendable = request.kind === 'refused' && Object.keys(request.fields).length > 0;
  return isMendable ? refusedAs(request) : { kind: 'failed' };
}

type MadeBooking = Omit<BookedView, 'startsAt'> & { startsAt: string };

function bookedIn({ booking, message }: Told): BookingOutcome | null {
  if (typeof booking !== 'object' || booking === null) return null;
  const made = booking as MadeBooking;
  return {
    kind: 'booked',
    booked: { ...made, startsAt: Date.parse(made.startsAt) },
    message: String(message ?? ''),
  };
}

function refusedAs({ told, message, fields }: Refused): BookingOutcome {
  if (told.mode === 'closed') return { kind: 'closed' };
  if (told.terms || told.sentBefore) return { kind: 'changed' };
  const slots = slotsIn(told);
  return { kind: 'refused', message, fields, ...(slots ? { slots } : {}) };
}
