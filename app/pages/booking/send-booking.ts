import { noteFailure } from '#app/note-failure.ts';
import { missingFields, requiredMessage } from '#domain/booking/required.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { type Answer, call } from './answer.ts';
import { contactRequest } from './contact-request.ts';
import type { BookedView, BookingView } from './view.ts';

export type BookingOutcome =
  | { kind: 'booked'; booked: BookedView; message: string }
  | { kind: 'refused'; message: string; fields?: Record<string, string>; slots?: SlotView[] }
  /** The owner has stopped taking calls. */
  | { kind: 'closed' }
  /** Neither booking nor the enquiry in its place got through. */
  | { kind: 'failed' };

/**
 * Books, or asks for the time when that is all there is. When booking fails, the same details go to the agency as
 * an enquiry; only when that fails too is it an error, and nothing typed is lost.
 */
export async function sendBooking(form: FormData, view: BookingView): Promise<BookingOutcome> {
  const details = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const missing = missingFields(details);
  if (Object.keys(missing).length > 0) return { kind: 'refused', message: requiredMessage, fields: missing };
  const ask = () => call('/api/calendar/book', { method: 'POST', body: details });
  let reply = await ask();
  // The call may be booked and only the answer lost: under its key the same booking answers again.
  if (!reply || reply.status >= 500) reply = await ask();
  if (reply?.ok && reply.body.booking) return booked(reply.body.booking, reply.body.message);
  if (reply && reply.status < 500 && reply.body.error) return refused(reply.body);
  noteFailure('Failed to book the call; sending it as an enquiry', reply?.status);

  const request = await call('/api/contact', { method: 'POST', body: contactRequest(details) });
  if (request?.ok) {
    const { selectedDate = '', selectedTime = '' } = details;
    const startsAt = zonedInstant(selectedDate, selectedTime, view.hostZone);
    const texts = { dateText: formatDate(selectedDate), timeText: formatTime(selectedTime) };
    const message = view.text.requested.title;
    return { kind: 'booked', booked: { status: 'requested', ...texts, startsAt }, message };
  }
  if (request && request.status < 500 && request.body.error?.fields) return refused(request.body);
  return { kind: 'failed' };
}

function booked(made: NonNullable<Answer['booking']>, message = ''): BookingOutcome {
  return { kind: 'booked', booked: { ...made, startsAt: Date.parse(made.startsAt) }, message };
}

function refused({ error, slots, mode }: Answer): BookingOutcome {
  if (mode === 'closed') return { kind: 'closed' };
  const { message = '', fields } = error ?? {};
  return { kind: 'refused', message, ...(fields ? { fields } : {}), ...(slots ? { slots } : {}) };
}
