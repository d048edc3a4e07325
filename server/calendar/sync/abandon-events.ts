import type { Queries } from '#server/db/db.ts';

/**
 * Forgets the events of calendars that are no longer there, as after a change of account or a deleted calendar:
 * their bookings get new events in the calendar now written to.
 * @param present the calendars that exist, or null when that is not known
 */
export async function abandonEvents(queries: Queries, present: readonly string[] | null): Promise<void> {
  if (present === null || present.length === 0) return;
  await queries
    .updateTable('calendar_events')
    .set({ state: 'deleted', meet_link: null })
    .where('calendar_id', 'not in', [...present, 'primary'])
    .where('state', '<>', 'deleted')
    .execute();
}
