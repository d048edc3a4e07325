import { sql } from 'kysely';
import { calendarChange } from '#server/bookings/calendar-change.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { isSettled } from '#server/outbox/settled.ts';
import { forgetInTimeline } from '#server/people/forget.ts';
import type { Sweep } from './sweep.ts';

/** Bookings a year after the call, and their events in the owner's calendar. */
export const forgetBookings: Sweep = async (services, { before }) => {
  const { query } = services.db;
  const rows = await query
    .selectFrom('bookings')
    .select(['id', 'sequence'])
    .where('ends_at', '<', before)
    .where(isSettled(sql`${bookingSubject('')} || bookings.id`))
    .execute();
  const now = services.clock.now();
  for (const { id, sequence } of rows) {
    await query.transaction().execute(async (trx) => {
      await trx.deleteFrom('bookings').where('id', '=', id).execute();
      await forgetInTimeline(trx, bookingSubject(id));
      // The calendar follows, as after any change: without its booking an event is deleted.
      await enqueue(trx, now, [calendarChange({ id, sequence: sequence + 1 }, 'ended')]);
    });
  }
  if (rows.length > 0) services.wakeOutbox();
  return rows.length;
};
