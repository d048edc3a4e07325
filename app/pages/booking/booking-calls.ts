import { agencyZone } from '#domain/booking/agency-zone.ts';
import { requiredMessage } from '#domain/booking/messages.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import type { BookedView, BookingView } from './view.ts';

/** The slots of a date, or null when they cannot be had just now. */
export async function fetchSlots(date: string): Promise<SlotView[] | null> {
  try {
    const response = await fetch(`/api/calendar/slots/${date}`);
    if (!response.ok) return null;
    return ((await response.json()) as { slots: SlotView[] }).slots;
  } catch {
    return null;
  }
}

export type BookingOutcome =
  | { kind: 'booked'; booked: BookedView; message: string }
  | { kind: 'refused' | 'failed'; message: string; fields?: Record<string, string>; slots?: SlotView[] };

type Answer = {
  message?: string;
  booking?: { status: 'confirmed' | 'requested'; dateText: string; timeText: string; startsAt: string };
  error?: { message: string; fields?: Record<string, string> };
  slots?: SlotView[];
};

/**
 * Books, or asks for the time when the real availability is not known. When booking fails, the same details go
 * to the agency as an enquiry; only when that fails too is it an error, and nothing typed is lost.
 */
export async function sendBooking(
  form: FormData,
  { onRequest, view }: { onRequest: boolean; view: BookingView },
): Promise<BookingOutcome> {
  const details = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { name, email, selectedDate, selectedTime } = details;
  if (!name?.trim() || !email?.trim() || !selectedDate || !selectedTime) {
    const fields = {
      ...(name?.trim() ? {} : { name: 'Name is required' }),
      ...(email?.trim() ? {} : { email: 'Email is required' }),
    };
    return { kind: 'refused', message: requiredMessage, fields };
  }
  if (!onRequest) {
    const answer = await post('/api/calendar/book', details);
    if (answer?.ok && answer.body.booking) {
      const { booking, message = '' } = answer.body;
      return { kind: 'booked', booked: { ...booking, startsAt: Date.parse(booking.startsAt) }, message };
    }
    if (answer && answer.status < 500 && answer.body.error) {
      const { error, slots } = answer.body;
      return { kind: 'refused', ...error, ...(slots ? { slots } : {}) };
    }
  }
  const request = await post('/api/contact', contactRequest(details));
  if (request?.ok)
    return {
      kind: 'booked',
      booked: requested(selectedDate, selectedTime),
      message: view.text.requested.title,
    };
  if (request && request.status < 500 && request.body.error)
    return { kind: 'refused', ...request.body.error };
  return {
    kind: 'failed',
    message: `Failed to submit your discovery call request. ${view.text.failed.text}`,
  };
}

async function post(
  path: string,
  body: object,
): Promise<{ ok: boolean; status: number; body: Answer } | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return { ok: response.ok, status: response.status, body: answer };
  } catch {
    return null;
  }
}

/** The fallback enquiry of the specification, section 7. */
function contactRequest(details: Record<string, string>) {
  const {
    name,
    email,
    phone = '',
    company,
    message,
    selectedDate = '',
    selectedTime = '',
    idempotencyKey,
  } = details;
  const lines = [
    'Discovery Call Booking Request',
    `Company: ${company || 'None provided'}`,
    `Requested date: ${formatDate(selectedDate)}`,
    `Requested time: ${formatTime(selectedTime)}`,
    `Additional message: ${message || 'None provided'}`,
  ];
  return { name, email, phone, message: lines.join('\n'), idempotencyKey };
}

function requested(date: string, time: string): BookedView {
  return {
    status: 'requested',
    dateText: formatDate(date),
    timeText: formatTime(time),
    startsAt: zonedInstant(date, time, agencyZone),
  };
}
