import { bookingSubject } from '#server/bookings/subject.ts';
import type { Trouble } from '#server/calendar/connection/trouble.ts';
import type { Queries } from '#server/db/db.ts';

const beginning = 'The calendar entry could not be written yet';

/** Why an entry waits that Google did not take; kept with it for staff to read. */
export function unwrittenReason(trouble: Trouble): string {
  return `${beginning} (${trouble}).`;
}

/** When the oldest of the entries was made that Google does not take; null when none waits for that reason. */
export async function unwrittenSince(queries: Queries): Promise<number | null> {
  const row = await queries
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('since'))
    .where('kind', '=', 'booking-changed')
    .where('status', 'in', ['pending', 'leased'])
    .where('last_error', 'like', `${beginning}%`)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** Calendar and booking agree: entries that Google refused before are settled with that. */
export async function forgetRefusals(queries: Queries, bookingId: string): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ status: 'done', last_error: null })
    .where('subject', '=', bookingSubject(bookingId))
    .where('kind', '=', 'booking-changed')
    .where('status', '=', 'dead')
    .execute();
}
