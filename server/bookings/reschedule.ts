import { isOnRequest } from '#domain/booking/mode.ts';
import { chosenStartSchema } from '#domain/booking/schema.ts';
import { cleanText } from '#domain/forms/text.ts';
import type { Staff } from '#server/auth/staff.ts';
import { bookingMode, type Diary, readDiary } from '#server/availability/diary.ts';
import { openForStaff, staffRules } from '#server/availability/staff-rules.ts';
import { DomainError } from '#server/base/errors.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { longestMessage } from './cancel.ts';
import { changeBooking, type Step } from './change.ts';
import { claimable } from './claim.ts';
import { confirmedEntries, requestedEntries } from './entries.ts';
import { releaseHold } from './hold.ts';
import type { AgencyNews } from './mails/agency.tsx';
import { bookingOfLink } from './manage-link.ts';
import { mayStillMove, mustBeMovable, ownTime } from './movable.ts';
import { dropReminders } from './reminders.ts';
import { dropUndelivered, type Undelivered } from './undelivered.ts';
import { writeEntries } from './write-entries.ts';

type Move = { selectedDate: string; selectedTime: string };
type Mover = { staff: true; message: string } | { staff: false; moveKey: string; holdToken?: string };

/**
 * Moves a call for the visitor who holds its link: the new time is taken and the old one freed in one step, and
 * the old link is refused from then on. When bookings need the owner's yes, the moved one is a request again.
 * @param input unchecked: `selectedDate`, `selectedTime`, `moveKey` naming the form, perhaps `holdToken`
 * @throws DomainError not-found or gone for the link; invalid or conflict as `book`
 */
export async function rescheduleByLink(
  services: Services,
  token: string,
  input: Record<string, string>,
): Promise<Booking> {
  const { moveKey = '', holdToken } = input;
  const repeated = moveKey && (await movedBy(services, token, moveKey));
  if (repeated) return repeated;
  const { id } = await bookingOfLink(services, token);
  const mover = { staff: false as const, moveKey, ...(holdToken ? { holdToken } : {}) };
  const booking = await move(services, id, parse(input), mover);
  services.log.info('booking-moved', { id, by: 'visitor' });
  return booking;
}

/**
 * Moves a call for the agency; staff need no notice and may look further ahead. A request that staff move is
 * confirmed at the new time. The visitor is told which of the two it was, with a message if one is given.
 * @throws DomainError not-found, invalid, or conflict
 */
export async function rescheduleBooking(
  services: Services,
  staff: Staff,
  id: string,
  input: Record<string, string>,
): Promise<Booking> {
  const message = cleanText(input.message ?? '').slice(0, longestMessage);
  const booking = await move(services, id, parse(input), { staff: true, message });
  services.log.info('booking-moved', { id, by: staff.id });
  return booking;
}

function parse(input: Record<string, string>): Move {
  const parsed = chosenStartSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error, 'Please select a date and a time');
  return parsed.data;
}

/** The booking that this very form has already moved; its link is the old one by now. */
async function movedBy(services: Services, token: string, moveKey: string): Promise<Booking | null> {
  const [id = '', version = ''] = token.split('.');
  const row = await services.db.query
    .selectFrom('bookings')
    .select(['move_key', 'link_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.move_key !== moveKey || row.link_version !== Number(version) + 1) return null;
  return bookingOfLink(services, token, { versionsBack: 1 });
}

async function move(services: Services, id: string, wanted: Move, mover: Mover): Promise<Booking> {
  const { selectedDate: date, selectedTime: time } = wanted;
  const diary = await readDiary(services, {
    dates: () => [date, date],
    fresh: true,
    ...(mover.staff && { change: staffRules }),
  });
  return changeBooking(services, id, async (step) => {
    const { trx, booking, now } = step;
    if (!mover.staff && mover.moveKey && mover.moveKey === step.moveKey) return booking;
    mustBeMovable(booking, now);
    const holdToken = mover.staff ? undefined : mover.holdToken;
    const asker = { moving: ownTime(booking), holdToken };
    const settled = mover.staff ? openForStaff(diary) : diary;
    const slot = await claimable(trx, settled, { date, time }, { now, asker });
    if (slot.startAt === booking.startsAt && slot.endAt === booking.endsAt) return booking;
    if (!mover.staff) mayStillMove(services, booking, now);
    if (holdToken) await releaseHold(trx, holdToken, now);
    return moveTo(services, step, { diary, mover, startsAt: slot.startAt, endsAt: slot.endAt });
  });
}

async function moveTo(
  services: Services,
  { trx, booking, now, write }: Step,
  to: { diary: Diary; mover: Mover; startsAt: number; endsAt: number },
): Promise<Booking> {
  const { diary, mover } = to;
  // Neither a calendar that is away nor what looked odd about a request is mended by moving it.
  const asks = isOnRequest(bookingMode(diary)) || booking.doubted;
  const status = !mover.staff && asks ? 'requested' : 'confirmed';
  const moved = await write({
    status,
    starts_at: to.startsAt,
    ends_at: to.endsAt,
    link_version: booking.linkVersion + 1,
    move_key: mover.staff ? null : mover.moveKey || null,
    ...(mover.staff ? { doubted: 0 } : { visitor_moves: JSON.stringify([...booking.visitorMoves, now]) }),
  });
  await dropReminders(trx, booking.id);
  const dropped = await dropUndelivered(trx, booking.id, { toAgency: !mover.staff });
  const context = { services, booking: moved, zone: diary.rules.zone };
  // Only of a request that staff answer so is it true that the visitor gets another time than asked for.
  const asked = mover.staff && booking.status === 'requested';
  const news = mover.staff ? null : newsOf(status, dropped, booking.startsAt);
  const entries =
    status === 'confirmed'
      ? await confirmedEntries(context, asked ? 'another-time' : 'moved', diary.policy, {
          message: mover.staff ? mover.message : '',
          news,
          released: mover.staff && booking.doubted,
        })
      : await requestedEntries(context, {
          ...(news ? { news } : {}),
          withdrawn: booking.status === 'confirmed',
        });
  if (mover.staff) await enqueue(trx, now, entries);
  else await writeEntries(services, trx, moved, entries, dropped);
  return moved;
}

/** What the agency is told of a move, from the time that it knows of; all of it, if it has not heard of the call. */
function newsOf(status: 'requested' | 'confirmed', { agency }: Undelivered, startsAt: number): AgencyNews {
  if (agency?.kind === 'new') return { kind: status === 'confirmed' ? 'booked' : 'requested' };
  const fromAt = agency?.fromAt ?? startsAt;
  return { kind: status === 'confirmed' ? 'moved' : 'move-requested', fromAt };
}
