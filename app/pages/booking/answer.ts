import type { BookingMode } from '#domain/booking/mode.ts';
import type { SlotView } from '#domain/booking/usual-slots.ts';
import type { LinksView } from './view.ts';

/** What the booking API answers, as far as the widget reads it. */
export type Answer = {
  message?: string;
  booking?: {
    status: 'confirmed' | 'requested';
    dateText: string;
    timeText: string;
    startsAt: string;
    links: LinksView;
  };
  error?: { message: string; fields?: Record<string, string> };
  slots?: SlotView[];
  mode?: BookingMode;
  heldUntil?: number | null;
  heldForMs?: number | null;
};

export type Reply = { ok: boolean; status: number; body: Answer };

/** Calls the API; null when there was no answer at all. */
export async function call(
  path: string,
  options: { method: 'GET' | 'POST' | 'DELETE'; body?: object; headers?: Record<string, string> },
): Promise<Reply | null> {
  const { method, body, headers } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      // A hold is given back while the page is being left.
      keepalive: method === 'DELETE',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return { ok: response.ok, status: response.status, body: answer };
  } catch {
    return null;
  }
}

/** Who asks, so that a form's own hold and the call that moves do not stand in their own way. */
export function askerHeaders(view: { holdToken: string; moving: { link: string } | null }) {
  return { 'Hold-Token': view.holdToken, ...(view.moving ? { 'Booking-Link': view.moving.link } : {}) };
}
