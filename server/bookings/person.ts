import type { Actor, BookingAction } from '#domain/booking/lifecycle.ts';
import { isRequest } from '#domain/booking/lifecycle.ts';
import type { TimelineActor, TimelineKind } from '#domain/people/timeline.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { arrive } from '#server/people/arrive.ts';
import { becameContact } from '#server/people/change-status.ts';
import { holdPerson } from '#server/people/hold.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markAnswered, markWaiting, stopWaiting } from '#server/people/waiting.ts';
import type { Booking } from './booking.ts';
import { bookingSubject } from './subject.ts';

type Call = Pick<
  Booking,
  'id' | 'name' | 'email' | 'phone' | 'company' | 'startsAt' | 'status' | 'doubted' | 'createdAt' | 'bookedBy'
>;

/**
 * Takes a call to the person who booked it. One that looks odd is nobody's until the owner has said yes: a stranger
 * could have named anybody.
 */
export async function personOfCall(trx: Queries, call: Call, at: number): Promise<string | null> {
  if (call.doubted) return null;
  const { id, name, email, phone, company, startsAt, bookedBy } = call;
  const asks = isRequest(call);
  const kind = asks ? 'call-requested' : 'call-booked';
  const news = {
    kind,
    subject: bookingSubject(id),
    payload: { startsAt },
    waitsFor: asks ? 'call' : null,
    ...(bookedBy !== null && { actor: `staff:${bookedBy}` as const }),
  } as const;
  const person = await arrive(trx, { name, email, phone, company, at }, news);
  if (bookedBy !== null) await markAnswered(trx, person);
  return person;
}

export type Done = { action: BookingAction; by: Actor; staff: Staff | undefined; at: number };

/** Takes hold of the person of a call before it is changed; of an odd one's, once the owner accepts it. */
export async function personOfChange(
  trx: Queries,
  booking: Call,
  { accepted, at }: { accepted: boolean; at: number },
): Promise<string | null> {
  if (booking.doubted && accepted) return personOfCall(trx, { ...booking, doubted: false }, at);
  return holdPerson(trx, at, async () => {
    const row = await trx
      .selectFrom('bookings')
      .select('person_id')
      .where('id', '=', booking.id)
      .executeTakeFirst();
    return row?.person_id ?? null;
  });
}

const kinds: Record<BookingAction, TimelineKind> = {
  confirm: 'call-confirmed',
  decline: 'call-declined',
  move: 'call-moved',
  cancel: 'call-cancelled',
  number: 'call-number',
  done: 'call-done',
  'no-show': 'call-missed',
  unmark: 'call-unmarked',
  note: 'note',
};

/** Tells in the person's timeline what was done with a call, and whether somebody still waits for an answer. */
export async function tellOfCall(
  trx: Queries,
  personId: string,
  { before, after }: { before: Call; after: Pick<Call, 'startsAt' | 'status'> },
  { action, by, staff, at }: Done,
): Promise<void> {
  const actor: TimelineActor =
    by === 'staff' ? `staff:${staff?.id ?? ''}` : by === 'visitor' ? 'visitor' : 'system';
  const payload = {
    startsAt: after.startsAt,
    ...(action === 'move' && { from: before.startsAt, ...(isRequest(after) && { asks: true }) }),
    ...(by === 'calendar' && { by }),
  };
  const subject = bookingSubject(before.id);
  await addToTimeline(trx, { personId, at, kind: kinds[action], actor, subject, payload });
  const answers: BookingAction[] = ['confirm', 'decline', 'move', 'cancel', 'done'];
  if (by === 'staff' && answers.includes(action)) await markAnswered(trx, personId);
  if (by === 'staff' && staff && action === 'done') await becameContact(trx, staff, personId, at);
  if (by !== 'visitor') return;
  if (action === 'move' && isRequest(after)) await markWaiting(trx, personId, { what: 'call', at });
  // Whoever takes back what they asked for waits no longer, unless they had asked something before.
  if (action === 'cancel' && isRequest(before)) await stopWaiting(trx, personId, before.createdAt);
}
