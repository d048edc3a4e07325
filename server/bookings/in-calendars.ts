import { eventIdFor } from '#domain/booking/event-id.ts';
import { isKept } from '#domain/booking/lifecycle.ts';
import type { Queries } from '#server/db/db.ts';
import type { Booking } from './booking.ts';

/** How a booking is known in calendars: in the owner's, in files of ours, and so in the visitor's. */
export type InCalendars = {
  /** The event's own UID, or the one that Google will give it: whichever invitation comes second updates the first. */
  uid: string;
  /** SEQUENCE of this version, above every one that was sent of an earlier version. */
  sequence: number;
  /** In whose name Google invites; null until known. */
  organizer: string | null;
  /** A calendar is connected, so Google is to invite. */
  connected: boolean;
  /** Google has invited, or is to once the owner has reconnected: an entry made by hand would be a second one. */
  byGoogle: boolean;
};

/**
 * Reads how a booking, as it now stands, is known in calendars.
 * @param changedAt when it became so, where that is told later: an event that went since then went with this change
 */
export async function inCalendars(
  queries: Queries,
  { id, sequence, status, invites }: Pick<Booking, 'id' | 'sequence' | 'status' | 'invites'>,
  changedAt = Number.POSITIVE_INFINITY,
): Promise<InCalendars> {
  const event = await queries
    .selectFrom('calendar_events')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirst();
  const connection = await queries
    .selectFrom('calendar_connections')
    .select(['state', 'write_calendar'])
    .executeTakeFirst();
  const connected = connection?.state === 'connected';
  const expected = connection !== undefined && connection.state !== 'disconnected';
  if (!event) {
    const uid = googleUid(eventIdFor(id));
    return { uid, sequence, organizer: null, connected, byGoogle: expected && invites };
  }
  // An event that went is followed by one of the next generation; unless the owner deleted it, and the call with it.
  const wentWithIt = !isKept({ status }) && (event.synced_at ?? 0) >= changedAt;
  const spent = event.state === 'deleted' && event.owner_change !== 'deleted' && !wentWithIt;
  const sameCalendar = !connected || connection.write_calendar === event.calendar_id;
  const next = eventIdFor(id, event.generation + (sameCalendar ? 1 : 0));
  return {
    uid: spent ? googleUid(next) : (event.ical_uid ?? googleUid(event.event_id)),
    sequence: sequence + event.sequence_lead,
    organizer: event.organizer,
    connected,
    byGoogle: (expected || event.state === 'present') && invites,
  };
}

/** The UID that Google gives an event whose id was chosen by its client. */
function googleUid(eventId: string): string {
  return `${eventId}@google.com`;
}
