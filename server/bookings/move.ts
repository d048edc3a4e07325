import { isConfirmed, isRequest } from '#domain/booking/lifecycle.ts';
import { isOnRequest } from '#domain/booking/mode.ts';
import type { Shown } from '#domain/booking/shown.ts';
import type { Staff } from '#server/auth/staff.ts';
import { bookingMode, type Diary, readDiary } from '#server/availability/diary.ts';
import { openForStaff, staffRules } from '#server/availability/staff-rules.ts';
import type { Services } from '#server/ports/services.ts';
import { mustBeAsSeen } from './as-seen.ts';
import { asShown } from './as-shown.ts';
import type { Booking } from './booking.ts';
import { type Change, changeBooking, type Step } from './change.ts';
import { claimable, ownTime, type WantedStart } from './claim.ts';
import { confirmedEntries, requestedEntries } from './entries.ts';
import { releaseHold } from './hold.ts';
import type { AgencyNews } from './mails/agency.tsx';
import { mailContext } from './mails/entry.ts';
import { mustStillOpen } from './manage-link.ts';
import { mayStillMove } from './move-limit.ts';
import type { Undelivered } from './undelivered.ts';

/** `moveKey` names the form: sent twice, it moves once. `opened`: the call as the visitor's link opened it; `seen`: as staff did. */
type Mover =
  | { by: 'staff'; staff: Staff; message: string; seen?: string | undefined }
  | { by: 'visitor'; opened?: Booking; moveKey: string; holdToken?: string; shown?: Shown };

/**
 * Moves a booking to a start that is offered, read and claimed anew.
 * @throws DomainError not-found, or invalid or conflict as `book`
 */
export async function moveBooking(
  services: Services,
  id: string,
  wanted: WantedStart,
  mover: Mover,
): Promise<Booking> {
  const staff = mover.by === 'staff';
  const who = mover.by === 'staff' ? { by: mover.by, staff: mover.staff } : { by: mover.by };
  const diary = await readDiary(services, {
    dates: () => [wanted.date, wanted.date],
    fresh: true,
    ...(staff && { change: staffRules }),
  });
  return changeBooking(services, id, { action: 'move', ...who }, async (step) => {
    const { trx, booking, now } = step;
    if (!staff && mover.moveKey && mover.moveKey === step.moveKey) return null;
    if (!staff && mover.opened) mustStillOpen(booking, mover.opened);
    if (!staff) asShown(mover.shown ?? {}, diary, 'move');
    const holdToken = staff ? undefined : mover.holdToken;
    const asker = { moving: ownTime(booking), holdToken };
    const slot = await claimable(trx, staff ? openForStaff(diary) : diary, wanted, { now, asker });
    const stands = slot.startAt === booking.startsAt && slot.endAt === booking.endsAt;
    // A form sent twice comes from before its own move.
    if (staff && !(stands && isConfirmed(booking))) await mustBeAsSeen(trx, booking, mover.seen);
    if (stands) return null;
    if (!staff) mayStillMove(services, booking, now);
    if (holdToken) await releaseHold(trx, holdToken, now);
    const times = { starts_at: slot.startAt, ends_at: slot.endAt, link_version: booking.linkVersion + 1 };
    return staff
      ? byStaff(services, step, { diary, times, message: mover.message })
      : byVisitor(services, step, { diary, times, moveKey: mover.moveKey || null });
  });
}

type Times = { starts_at: number; ends_at: number; link_version: number };

function byStaff(
  services: Services,
  { trx, booking }: Step,
  { diary, times, message }: { diary: Diary; times: Times; message: string },
): Change {
  const { policy, rules } = diary;
  // Only of a request that staff answer so is it true that the visitor gets another time than asked for.
  const how = isRequest(booking) ? 'another-time' : 'moved';
  return {
    values: { ...times, status: 'confirmed', move_key: null, doubted: 0 },
    entries: async (moved) => {
      const context = await mailContext({ services, booking: moved, zone: rules.zone }, trx);
      return confirmedEntries(context, how, policy, { message, released: booking.doubted });
    },
  };
}

function byVisitor(
  services: Services,
  { trx, booking, now }: Step,
  { diary, times, moveKey }: { diary: Diary; times: Times; moveKey: string | null },
): Change {
  const { policy, rules } = diary;
  // Neither a calendar that is away nor what looked odd about a request is mended by moving it.
  const asks = isOnRequest(bookingMode(diary)) || booking.doubted;
  const visitor_moves = JSON.stringify([...booking.visitorMoves, now]);
  return {
    values: { ...times, status: asks ? 'requested' : 'confirmed', move_key: moveKey, visitor_moves },
    entries: async (moved, dropped) => {
      const context = await mailContext({ services, booking: moved, zone: rules.zone }, trx);
      const news = newsOf(asks, dropped, booking.startsAt);
      return asks
        ? requestedEntries(context, { news, withdrawn: isConfirmed(booking) })
        : confirmedEntries(context, 'moved', policy, { news });
    },
  };
}

/** What the agency is told of a move, from the time that it knows of; all of it, if it has not heard of the call. */
function newsOf(asks: boolean, { agency }: Undelivered, startsAt: number): AgencyNews {
  if (agency?.kind === 'new') return { kind: asks ? 'requested' : 'booked' };
  return { kind: asks ? 'move-requested' : 'moved', fromAt: agency?.fromAt ?? startsAt };
}
