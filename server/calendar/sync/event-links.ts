import type { Selectable } from 'kysely';
import { type Booking, toBooking } from '#server/bookings/booking.ts';
import type { CalendarEvent } from '#server/calendar/google/event-mapping.ts';
import type { Queries } from '#server/db/db.ts';
import type { CalendarEventTable } from '#server/db/tables/calendar.ts';
import { textHash } from './event-text.ts';

/** The event of a booking as last seen. */
export type EventLink = Selectable<CalendarEventTable>;

/** A booking with the instant of its last change. */
export type DatedBooking = { booking: Booking; updatedAt: number };

export async function loadLink(queries: Queries, bookingId: string): Promise<EventLink | undefined> {
  return queries
    .selectFrom('calendar_events')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export async function loadDatedBooking(queries: Queries, id: string): Promise<DatedBooking | undefined> {
  const row = await queries.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { booking: toBooking(row), updatedAt: row.updated_at };
}

export async function saveLink(queries: Queries, link: EventLink): Promise<void> {
  const { booking_id, ...fields } = link;
  await queries
    .insertInto('calendar_events')
    .values({ booking_id, ...fields })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(fields))
    .execute();
}

export async function changeLink(
  queries: Queries,
  bookingId: string,
  values: Partial<CalendarEventTable>,
): Promise<void> {
  await queries.updateTable('calendar_events').set(values).where('booking_id', '=', bookingId).execute();
}

/** Whether the description is as we wrote it; the words of an event from before are left alone. */
export function isOurText(link: Pick<EventLink, 'written_text_hash' | 'owner_text'>): boolean {
  return link.owner_text === 0 && link.written_text_hash !== null;
}

type Known = Pick<EventLink, 'sequence_lead' | 'written_text_hash' | 'owner_text'>;

/** What an event tells apart from its times. @param known what was known of it before */
export function seenOf(
  event: CalendarEvent,
  { email, sequence }: Pick<Booking, 'email' | 'sequence'>,
  known: Known,
  now: number,
): Partial<CalendarEventTable> {
  const guest = event.attendees.find((one) => one.email.toLowerCase() === email.toLowerCase());
  const written = known.written_text_hash;
  const reworded = written !== null && textHash(event.description) !== written;
  return {
    etag: event.etag,
    ...(event.icalUid && { ical_uid: event.icalUid }),
    ...(event.organizer && { organizer: event.organizer }),
    sequence: event.sequence,
    sequence_lead: Math.max(known.sequence_lead, event.sequence - sequence),
    ...(reworded && { owner_text: 1 as const }),
    ...(event.meet.kind === 'ready' && { meet_link: event.meet.link }),
    // That it has failed is noted where the owner is told of it.
    ...((event.meet.kind === 'ready' || event.meet.kind === 'pending') && { meet_state: event.meet.kind }),
    ...(event.htmlLink && { html_link: event.htmlLink }),
    ...(guest && { guest_response: guest.response }),
    synced_at: now,
  };
}
