import { askJson, type Told } from '#app/browser/ask-json.ts';
import { noteFailure } from '#app/browser/note-failure.ts';
import type { BookingView } from '#app/pages/booking/view.ts';
import type { BookingMode } from '#domain/booking/mode.ts';
import { type SlotView, usualSlots } from '#domain/booking/usual-slots.ts';

export type DaySlots = { slots: SlotView[]; mode: BookingMode };

/** The slots of a date; when they cannot be loaded, the usual ones, to be requested (specification, section 8). */
export async function fetchSlots(date: string, view: BookingView): Promise<DaySlots> {
  const answer = await askJson<DaySlots>(`/api/calendar/slots/${date}`, {
    headers: askerHeaders(view),
    read: (told) => {
      const slots = slotsIn(told);
      return slots && { slots, mode: (told.mode ?? 'live') as BookingMode };
    },
  });
  if (answer.kind === 'ok') return answer.value;
  noteFailure('Failed to fetch available slots', answer.status);
  return { slots: usualSlots(), mode: 'unknown' };
}

/** The slots in an answer. */
export function slotsIn({ slots }: Told): SlotView[] | null {
  return Array.isArray(slots) ? (slots as SlotView[]) : null;
}

type Held = { kind: 'held'; until: number; forMs: number };
/** Free, or unknown: booking decides. */
type NotHeld = { kind: 'not-held' };

export type HoldOutcome =
  | Held
  | NotHeld
  | { kind: 'taken'; message: string; slots: SlotView[] }
  /** The owner has stopped taking calls. */
  | { kind: 'closed' };

/** Holds a time while details are typed. When this fails, the time can still be booked. */
export async function holdTime(date: string, time: string, view: BookingView): Promise<HoldOutcome> {
  const answer = await askJson<Held | NotHeld>('/api/calendar/hold', {
    method: 'POST',
    body: { holdToken: view.holdToken, selectedDate: date, selectedTime: time },
    headers: askerHeaders(view),
    read: ({ heldUntil: until, heldForMs: forMs }) =>
      typeof until === 'number' && typeof forMs === 'number'
        ? { kind: 'held', until, forMs }
        : { kind: 'not-held' },
  });
  if (answer.kind === 'ok') return answer.value;
  if (answer.kind !== 'refused') return { kind: 'not-held' };
  if (answer.told.mode === 'closed') return { kind: 'closed' };
  const slots = slotsIn(answer.told);
  return slots ? { kind: 'taken', message: answer.message, slots } : { kind: 'not-held' };
}

/** Releases a hold, also while the page is being left. */
export function releaseTime(view: BookingView): void {
  const body = { holdToken: view.holdToken };
  void askJson('/api/calendar/hold', { method: 'DELETE', body, read: () => true });
}

/** Headers that identify the form and the call that it moves, so that their own hold and time count as free. */
function askerHeaders({ holdToken, moving }: BookingView): Record<string, string> {
  return { 'Hold-Token': holdToken, ...(moving ? { 'Booking-Link': moving.link } : {}) };
}
