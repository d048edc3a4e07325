import { sql } from 'kysely';
import { calendarChange } from '#server/bookings/calendar-change.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { inTurns } from '#server/db/in-turns.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { isSettled } from '#server/outbox/settled.ts';
import { forgetInTimeline } from '#server/people/forget.ts';
import { type Count, mostCounted, type Sweep } from './sweep.ts';

/** Deleted without a pause for others. */
const inOneTurn = 10;

const dueBookings = (queries: Queries, before: number) =>
  queries
    .selectFrom('bookings')
    .select(['id', 'sequence'])
    .where('ends_at', '<', before)
    .where(isSettled(sql`${bookingSubject('')} || bookings.id`));

export const countOldBookings: Count = ({ db }, { before }) =>
  countUpTo(db.query, dueBookings(db.query, before), mostCounted);

/** Bookings a while after the call, and their events in the owner's calendar. */
export const forgetBookings: Sweep = async (services, { before, signal }) => {
  const { query } = services.db;
  const rows = await dueBookings(query, before).execute();
  const now = services.clock.now();
  let deleted = 0;
  await inTurns(rows, { atOnce: inOneTurn, signal }, async (some) => {
    for (const { id, sequence } of some)
      await query.transaction().execute(async (trx) => {
        await trx.deleteFrom('bookings').where('id', '=', id).execute();
        await forgetInTimeline(trx, bookingSubject(id));
        // The calendar follows, as after any change: without its booking an event is deleted.
        await enqueue(trx, now, [calendarChange({ id, sequence: sequence + 1 }, 'ended')]);
      });
    deleted += some.length;
  });
  if (deleted > 0) services.wakeOutbox();
  return deleted;
};
