import { createHash } from 'node:crypto';
import { wallInstant } from '#domain/availability/absence.ts';
import { findSlot } from '#domain/availability/slots.ts';
import { type CallForSomebody, callForSomebodySchema } from '#domain/booking/for-somebody.ts';
import { bookingSchema } from '#domain/booking/schema.ts';
import { type Way, wayOf } from '#domain/booking/talk.ts';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { typedInstant } from '#domain/format/typed-instant.ts';
import type { Staff } from '#server/auth/staff.ts';
import { loadSlotQueries, slotsIn } from '#server/availability/day-slots.ts';
import { type Diary, readDiary } from '#server/availability/diary.ts';
import { staffRules } from '#server/availability/staff-rules.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { confirmedEntries } from '#server/bookings/entries.ts';
import { mailContext } from '#server/bookings/mails/entry.ts';
import { insertBooking, newBooking } from '#server/bookings/new-booking.ts';
import { oneAtATime } from '#server/bookings/one-at-a-time.ts';
import { findRepeat } from '#server/bookings/repeat.ts';
import { callWish, isConnected } from '#server/bookings/talk.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { warningsOf } from './warnings.ts';

/**
 * Books a call that somebody has asked for on the phone, at any time ahead: outside the hours too, and without notice.
 * It is confirmed at once, with all that follows as for others. Nothing is claimed of how they came.
 * @param input unchecked, see the schema; the same `key` with the same details is the same booking
 * @throws DomainError invalid; conflict when another call stands there, or beside `sure` what speaks against the time
 */
export async function bookForSomebody(services: Services, staff: Staff, input: unknown): Promise<Booking> {
  const parsed = callForSomebodySchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const call = parsed.data;
  const hash = hashOf(call);
  const key = call.key && `staff-${staff.id}-${call.key}`.slice(0, 100);
  const date = call.selectedDate;
  const diary = await readDiary(services, { dates: () => [date, date], fresh: true, change: staffRules });
  const times = timesOf(call, diary, services.clock.now());
  try {
    const booking = await oneAtATime(services.db, async (trx) => {
      const twin = await findRepeat(trx, key, hash);
      if (twin) return twin;
      const now = services.clock.now();
      const talk = await talkOf(trx, call.way);
      const outside = !call.otherTime && !(await isOffered(trx, diary, call, now));
      const against = await warningsOf(trx, diary, times, now);
      const warnings = [...(outside ? ['This time is outside your hours.'] : []), ...against].join(' ');
      if (warnings !== '' && warnings !== call.sure)
        throw new DomainError('conflict', warnings, { fields: { sure: warnings } });
      const request = bookingSchema.parse({ ...call, selectedTime: '00:00', idempotencyKey: key });
      const made: Booking = {
        ...newBooking(services.randomId(), request, {
          ...{ status: 'confirmed', reasons: [], doubted: false, now },
          ...{ startsAt: times.startAt, endsAt: times.endAt, ...talk },
        }),
        ...{ notes: call.notes, bookedBy: staff.id, invites: call.invite !== undefined },
      };
      await insertBooking(trx, made, { request, requestHash: hash, lead: null, networkHash: '' });
      const context = await mailContext({ services, booking: made, zone: diary.rules.zone }, trx);
      await enqueue(trx, now, await confirmedEntries(context, 'booked', diary.policy, { news: null }));
      return made;
    });
    services.wakeOutbox();
    services.log.info('booking-made', { id: booking.id, by: staff.id });
    return booking;
  } catch (error) {
    if (violationOf(error) !== 'overlap') throw error;
    const message = 'Another call is already confirmed at this time.';
    throw new DomainError('conflict', message, { fields: { selectedTime: message } });
  }
}

/** Whether a time of the list lies in the hours; taken or not, which is said elsewhere. */
async function isOffered(trx: Queries, diary: Diary, call: CallForSomebody, now: number): Promise<boolean> {
  const [query] = await loadSlotQueries(trx, diary, { dates: [call.selectedDate], now });
  return query !== undefined && findSlot(slotsIn(diary, query), call.selectedTime) !== undefined;
}

/** When the call is. @throws DomainError invalid for a time that does not exist, has passed, or is far away */
function timesOf(call: CallForSomebody, { rules }: Diary, now: number) {
  const { zone, slotMinutes } = rules;
  const time = (call.otherTime || call.selectedTime).slice(0, 5);
  const field = call.otherTime ? 'otherTime' : 'selectedTime';
  const refuse = (message: string) => new DomainError('invalid', message, { fields: { [field]: message } });
  const startAt = startOf(call, time, zone);
  if (typeof startAt === 'string') throw refuse(startAt);
  if (startAt <= now) throw refuse('This time has passed');
  if (startAt > now + 366 * dayMs) throw refuse('Please choose a time within a year');
  return { startAt, endAt: startAt + slotMinutes * minuteMs };
}

/** When it starts, or what is wrong with that. Of two times that the clock shows alike, the first is offered. */
function startOf(call: CallForSomebody, time: string, zone: string): number | string {
  const meant = typedInstant(call.selectedDate, time, zone);
  if ('at' in meant) return meant.at;
  return call.otherTime ? meant.wrong : wallInstant(zone, call.selectedDate, time);
}

/** @throws DomainError invalid where no link could come for a call by video */
async function talkOf(trx: Queries, way: Way): Promise<{ way: Way; room: string | null }> {
  const wish = { ...(await callWish(trx)), way };
  if (wayOf(wish, await isConnected(trx)) === way) return { way, room: way === 'video' ? wish.room : null };
  const message = 'For a call by video, connect Google Calendar or give your own link at Availability';
  throw new DomainError('invalid', message, { fields: { way: message } });
}

/** Of what was asked for; what was read and meant makes no other request of it. */
function hashOf({ key: _, sure: __, ...asked }: CallForSomebody): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
