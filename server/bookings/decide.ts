import { wallClock } from '#domain/format/instant.ts';
import { cleanText } from '#domain/forms/text.ts';
import type { Staff } from '#server/auth/staff.ts';
import { bookedIntervals } from '#server/availability/busy.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { longestMessage } from './cancel.ts';
import { changeBooking } from './change.ts';
import { confirmedEntries } from './entries.ts';
import { declinedMail } from './mails/requested.tsx';
import { dropUndelivered } from './undelivered.ts';

/**
 * The owner's yes to a requested call. Of overlapping requests only one can be confirmed; the visitor gets the
 * invitation. Confirming twice changes nothing.
 * @throws DomainError not-found, or conflict: overlap, the day's limit, a past time, or a request that has ended
 */
export async function confirmRequest(services: Services, staff: Staff, id: string): Promise<void> {
  await changeBooking(services, id, async ({ trx, booking, now, write }) => {
    if (booking.status === 'confirmed') return;
    mustBeRequested(booking);
    if (booking.startsAt <= now) throw new DomainError('conflict', 'This time has passed.');
    const rules = await loadRules(trx);
    await withinDailyLimit(trx, booking, rules);
    const confirmed = await write({ status: 'confirmed', doubted: 0 });
    const context = { services, booking: confirmed, zone: rules.zone };
    const released = booking.doubted;
    await dropUndelivered(trx, id, { toAgency: false });
    await enqueue(trx, now, await confirmedEntries(context, 'accepted', await loadPolicy(trx), { released }));
  });
  services.log.info('booking-confirmed', { id, by: staff.id });
}

/**
 * The owner's no to a requested call; the visitor is told, with a message if one is given.
 * Declining twice changes nothing.
 * @throws DomainError not-found, or conflict when it is no request any more
 */
export async function declineRequest(
  services: Services,
  staff: Staff,
  id: string,
  message = '',
): Promise<void> {
  const words = cleanText(message).slice(0, longestMessage);
  await changeBooking(services, id, async ({ trx, booking, now, write }) => {
    if (booking.status === 'declined') return;
    mustBeRequested(booking);
    const declined = await write({ status: 'declined', cancelled_at: now, ended_by: 'staff' });
    const { zone } = await loadRules(trx);
    await dropUndelivered(trx, id, { toAgency: false });
    await enqueue(trx, now, [await declinedMail({ services, booking: declined, zone }, words)]);
  });
  services.log.info('booking-declined', { id, by: staff.id });
}

function mustBeRequested(booking: Booking): void {
  if (booking.status === 'requested') return;
  throw new DomainError('conflict', 'This is no longer an open request.');
}

async function withinDailyLimit(
  trx: Queries,
  booking: Booking,
  rules: Awaited<ReturnType<typeof loadRules>>,
): Promise<void> {
  if (rules.dailyLimit === null) return;
  const { date } = wallClock(booking.startsAt, rules.zone);
  const window = { startAt: booking.startsAt, endAt: booking.endsAt };
  const busy = await bookedIntervals(trx, window, booking.id);
  const taken = busy.filter((one) => wallClock(one.startAt, rules.zone).date === date).length;
  if (taken < rules.dailyLimit) return;
  const message = `That date already has its ${rules.dailyLimit} ${rules.dailyLimit === 1 ? 'call' : 'calls'}. Raise the daily limit under Availability to confirm another.`;
  throw new DomainError('conflict', message);
}
