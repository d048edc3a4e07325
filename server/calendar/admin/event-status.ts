import { bookingSubject } from '#server/bookings/subject.ts';
import { loadConnection } from '#server/calendar/connection/connection.ts';
import { loadLink } from '#server/calendar/sync/event-links.ts';
import { openEntries } from '#server/outbox/open-entries.ts';
import type { Services } from '#server/ports/services.ts';

/** The calendar event of a booking, as its page shows it. Instants in epoch milliseconds. */
export type EventStatus = {
  /** `waiting`: not written yet; `refused`: Google refused it for good; `behind`: as it was before the last change. */
  state: 'waiting' | 'refused' | 'present' | 'behind' | 'deleted';
  meetLink: string | null;
  calendarLink: string | null;
  /** The visitor's answer to the invitation. */
  guestResponse: string | null;
  ownerChange: 'moved' | 'deleted' | 'not-followed' | null;
  ownerChangedAt: number | null;
  /** Why it still waits, in words. */
  reason: string | null;
  /** True when it was refused or is waiting after a failure, so that staff can retry it. */
  stuck: boolean;
};

/** The state of a booking's calendar event; null when there is none and none is to be written. */
export async function eventStatus(services: Services, bookingId: string): Promise<EventStatus | null> {
  const queries = services.db.query;
  const link = await loadLink(queries, bookingId);
  const connection = await loadConnection(queries);
  const subject = bookingSubject(bookingId);
  const entries = await openEntries(queries, { kind: 'booking-changed', subject });
  // The event exists already; only its Meet link is missing.
  const stuck = entries.find(({ failing, waitsFor }) => failing || (waitsFor && waitsFor !== 'meet-link'));
  const entry = stuck ?? entries[0];
  const awaited = connection !== null && connection.state !== 'disconnected' && entry !== undefined;
  if (!link && !awaited) return null;
  const settled = link && link.state !== 'creating' ? link.state : null;
  return {
    state: settled === 'present' && stuck ? 'behind' : (settled ?? (entry?.dead ? 'refused' : 'waiting')),
    meetLink: link?.meet_link ?? null,
    calendarLink: link?.state === 'present' ? link.html_link : null,
    guestResponse: link?.state === 'present' ? link.guest_response : null,
    ownerChange: link?.owner_change ?? null,
    ownerChangedAt: link?.owner_changed_at ?? null,
    reason: entry?.reason ?? null,
    stuck: stuck !== undefined,
  };
}
