import { noteFailure } from '#app/note-failure.ts';
import type { BookingMode } from '#domain/booking/mode.ts';
import { type SlotView, usualSlots } from '#domain/booking/usual-slots.ts';
import { askerHeaders, call } from './answer.ts';
import type { BookingView } from './view.ts';

export type DaySlots = { slots: SlotView[]; mode: BookingMode };

/**
 * The slots of a date; the usual ones, to be requested, when they cannot be had just now (specification, section 8).
 */
export async function fetchSlots(date: string, view: BookingView): Promise<DaySlots> {
  const reply = await call(`/api/calendar/slots/${date}`, { method: 'GET', headers: askerHeaders(view) });
  if (reply?.ok && reply.body.slots) return { slots: reply.body.slots, mode: reply.body.mode ?? 'live' };
  noteFailure('Failed to fetch available slots', reply?.status);
  return { slots: usualSlots(), mode: 'unknown' };
}

export type HoldOutcome =
  | { kind: 'held'; until: number; forMs: number }
  /** Free, or nobody knows: booking will tell. */
  | { kind: 'not-held' }
  | { kind: 'taken'; message: string; slots: SlotView[] }
  /** The owner has stopped taking calls. */
  | { kind: 'closed' };

/** Keeps a time while details are typed. Whatever goes wrong, the time can still be booked. */
export async function holdTime(date: string, time: string, view: BookingView): Promise<HoldOutcome> {
  const reply = await call('/api/calendar/hold', {
    method: 'POST',
    body: { holdToken: view.holdToken, selectedDate: date, selectedTime: time },
    headers: askerHeaders(view),
  });
  const { slots, mode, error, heldUntil, heldForMs } = reply?.body ?? {};
  if (reply && !reply.ok && mode === 'closed') return { kind: 'closed' };
  if (reply && !reply.ok && slots && error) return { kind: 'taken', message: error.message, slots };
  if (reply?.ok && heldUntil && heldForMs) return { kind: 'held', until: heldUntil, forMs: heldForMs };
  return { kind: 'not-held' };
}

/** Gives a held time back, also while the page is being left. */
export function releaseTime(view: BookingView): void {
  void call('/api/calendar/hold', { method: 'DELETE', body: { holdToken: view.holdToken } });
}
