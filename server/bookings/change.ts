import { DomainError } from '#server/base/errors.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Queries } from '#server/db/db.ts';
import type { BookingStatus } from '#server/db/schema.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Columns that a change of state may set; the sequence rises by itself. */
type Values = {
  status?: BookingStatus;
  starts_at?: number;
  ends_at?: number;
  cancelled_at?: number;
  ended_by?: 'visitor' | 'staff';
  link_version?: number;
  move_key?: string | null;
  doubted?: 0;
  visitor_moves?: string;
};

export type Step = {
  trx: Queries;
  booking: Booking;
  /** Name of the form that made the last move. */
  moveKey: string | null;
  now: number;
  /** Writes the change with the next sequence and gives the booking as it then stands. */
  write: (values: Values) => Promise<Booking>;
};

/**
 * One change of one booking, with no other change running beside it.
 * @throws DomainError not-found, conflict when the database keeps it from overlapping another call, and
 * whatever `run` throws; then nothing has changed
 */
export async function changeBooking<T>(
  services: Services,
  id: string,
  run: (step: Step) => Promise<T>,
): Promise<T> {
  try {
    const result = await oneAtATime(services.db, async (trx) => {
      const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new DomainError('not-found', 'There is no such booking.');
      const now = services.clock.now();
      const write = async (values: Values) => {
        const changed = await trx
          .updateTable('bookings')
          .set({ ...values, sequence: row.sequence + 1, updated_at: now })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toBooking(changed);
      };
      return run({ trx, booking: toBooking(row), moveKey: row.move_key, now, write });
    });
    services.wakeOutbox();
    return result;
  } catch (error) {
    if (violationOf(error) !== 'overlap') throw error;
    throw new DomainError('conflict', 'Another call is already confirmed at this time.');
  }
}
