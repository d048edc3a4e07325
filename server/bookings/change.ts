import type { Actor, BookingAction, BookingStatus } from '#domain/booking/lifecycle.ts';
import { isAlready, refusalOf } from '#domain/booking/refusal.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import { mustBeAsSeen } from './as-seen.ts';
import { type Booking, toBooking } from './booking.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Done, personOfChange, tellOfCall } from './person.ts';
import { dropReminders } from './reminders.ts';
import { dropUndelivered, type Undelivered } from './undelivered.ts';
import { writeEntries } from './write-entries.ts';

/** Columns that a change may set. */
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
  notes?: string;
  phone?: string;
  cancel_reason?: string;
};

export type Step = {
  trx: Queries;
  booking: Booking;
  /** Name of the form that made the last move. */
  moveKey: string | null;
  now: number;
};

export type Change = {
  values: Values;
  /**
   * What others are told of it: mails, reminders, the calendar. Left out where nobody is; the sequence stays then.
   * @param changed the booking as it then stands; `dropped`: what nobody has read yet of its earlier states
   */
  entries?: (changed: Booking, dropped: Undelivered) => Promise<OutboxEntry[]>;
  /** What the agency and its calendar are told where the visitor need not be: nothing sent before becomes untrue. */
  news?: (changed: Booking) => Promise<OutboxEntry[]>;
};

type Asked = {
  action: BookingAction;
  by: Actor;
  staff?: Staff;
  /** The call as the page of staff showed it (`mustBeAsSeen`). */
  seen?: string | undefined;
};

/**
 * The one way to change a booking: no other change runs beside it, the lifecycle allows it, and what follows from it
 * is written in the same transaction. Doing again what is done already changes nothing.
 * @param run checks what else must hold and gives the change; null when nothing is to change
 * @returns the booking as it then stands
 * @throws DomainError not-found, conflict when staff saw it elsewhere, the lifecycle refuses it or the database keeps
 * it from overlapping another call, and whatever `run` throws; then nothing has changed
 */
export async function changeBooking(
  services: Services,
  id: string,
  { action, by, staff, seen }: Asked,
  run: (step: Step) => Change | null | Promise<Change | null>,
): Promise<Booking> {
  try {
    const changed = await oneAtATime(services.db, async (trx) => {
      const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new DomainError('not-found', 'There is no such booking.');
      const booking = toBooking(row);
      await mustBeAsSeen(trx, booking, seen);
      if (isAlready(booking, action)) return booking;
      const now = services.clock.now();
      const refusal = refusalOf(booking, now, by, action);
      if (refusal !== null) throw new DomainError('conflict', refusal);
      const step = { trx, booking, moveKey: row.move_key, now };
      const change = await run(step);
      return change ? write(services, step, { action, by, staff, at: now }, change) : booking;
    });
    services.wakeOutbox();
    return changed;
  } catch (error) {
    if (violationOf(error) !== 'overlap') throw error;
    throw new DomainError('conflict', 'Another call is already confirmed at this time.');
  }
}

async function write(
  services: Services,
  { trx, booking, now }: Step,
  done: Done,
  { values, entries, news }: Change,
): Promise<Booking> {
  const { by } = done;
  const personId = await personOfChange(trx, booking, { accepted: values.doubted === 0, at: now });
  if (personId !== null) {
    const after = {
      startsAt: values.starts_at ?? booking.startsAt,
      status: values.status ?? booking.status,
    };
    await tellOfCall(trx, personId, { before: booking, after }, done);
  }
  const row = await trx
    .updateTable('bookings')
    .set({
      ...values,
      person_id: personId,
      ...(entries && { sequence: booking.sequence + 1 }),
      updated_at: now,
    })
    .where('id', '=', booking.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = toBooking(row);
  if (!entries) {
    if (news) await writeEntries(services, trx, changed, await news(changed));
    return changed;
  }
  await dropReminders(trx, booking.id);
  const dropped = await dropUndelivered(trx, booking.id, { toAgency: by === 'visitor' });
  const following = await entries(changed, dropped);
  // What a visitor causes is bounded for each address; what staff do is always told.
  if (by === 'visitor') await writeEntries(services, trx, changed, following, dropped);
  else await enqueue(trx, now, following);
  return changed;
}
