import type { Queries } from '#server/db/db.ts';

/** Where the call takes place, once Google has made the link; null until then and without a calendar. */
export async function meetLinkOf(queries: Queries, bookingId: string): Promise<string | null> {
  const event = await queries
    .selectFrom('calendar_events')
    .select('meet_link')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'present')
    .executeTakeFirst();
  return event?.meet_link ?? null;
}
