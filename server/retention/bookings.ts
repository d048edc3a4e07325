import { sql } from 'kysely';
import { bookingSubject } from '../bookings/mails/entry.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Sweep } from './sweep.ts';

/** Bookings a year after the call, and their events in the owner's calendar. */
export const forgetBookings: Sweep = async (services, { before }) => {
  const { query } = services.db;
  const rows = await query
    .selectFrom('bookings')
    .select('id')
    .where('ends_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.subject', '=', sql<string>`'booking:' || bookings.id`)
            .where('outbox.status', '!=', 'done'),
        ),
      ),
    )
    .execute();
  const now = services.clock.now();
  for (const { id } of rows) {
    await query.transaction().execute(async (trx) => {
      await trx.deleteFrom('bookings').where('id', '=', id).execute();
      // The calendar follows: without its booking an event is deleted.
      await enqueue(trx, now, [
        {
          kind: 'booking-changed',
          dedupeKey: `${bookingSubject(id)}:calendar:forgotten`,
          subject: bookingSubject(id),
          payload: { bookingId: id, sequence: 0, change: 'ended' },
        },
      ]);
    });
  }
  if (rows.length > 0) services.wakeOutbox();
  return rows.length;
};
