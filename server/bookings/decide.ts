import { callsOn, isFull } from '#domain/availability/daily-limit.ts';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { dateAt, dayBounds } from '#domain/availability/zone-day.ts';
import type { Staff } from '#server/auth/staff.ts';
import { bookedIntervals } from '#server/availability/busy.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { changeBooking } from './change.ts';
import { confirmedEntries, declinedEntries } from './entries.ts';
import { mailContext } from './mails/entry.ts';
import { ownersMessage } from './owners-message.ts';

/**
 * The owner's yes to a requested call. Of overlapping requests only one can be confirmed; the visitor gets the
 * invitation. Confirming twice changes nothing.
 * @param seen the call as the page showed it
 * @throws DomainError not-found, or conflict: moved since, overlap, the day's limit, a past time, or a request that has ended
 */
export async function confirmRequest(
  services: Services,
  staff: Staff,
  id: string,
  seen?: string,
): Promise<void> {
  await changeBooking(
    services,
    id,
    { action: 'confirm', by: 'staff', staff, seen },
    async ({ trx, booking }) => {
      const rules = await loadRules(trx);
      await mustFitTheDay(trx, booking, rules);
      const policy = await loadPolicy(trx);
      const { zone } = rules;
      return {
        values: { status: 'confirmed', doubted: 0 },
        entries: async (confirmed) => {
          const context = await mailContext({ services, booking: confirmed, zone }, trx);
          return confirmedEntries(context, 'accepted', policy, { released: booking.doubted });
        },
      };
    },
  );
  services.log.info('booking-confirmed', { id, by: staff.id });
}

/**
 * The owner's no to a requested call; the visitor is told, with a message if one is given.
 * Declining twice changes nothing.
 * @param seen the call as the page showed it
 * @throws DomainError not-found, or conflict when it was moved since or is no request any more
 */
export async function declineRequest(
  services: Services,
  staff: Staff,
  id: string,
  message = '',
  seen?: string,
): Promise<void> {
  const words = ownersMessage(message);
  await changeBooking(services, id, { action: 'decline', by: 'staff', staff, seen }, async ({ trx, now }) => {
    const { zone } = await loadRules(trx);
    return {
      values: { status: 'declined', cancelled_at: now, ended_by: 'staff' },
      entries: async (booking) => {
        const context = await mailContext({ services, booking, zone }, trx);
        return declinedEntries(context, words);
      },
    };
  });
  services.log.info('booking-declined', { id, by: staff.id });
}

/** @throws DomainError conflict when the day has its calls already */
async function mustFitTheDay(trx: Queries, { id, startsAt }: Booking, rules: AvailabilityRules) {
  const day = dayBounds(rules.zone, dateAt(rules.zone, startsAt));
  if (!isFull(rules, callsOn(day, await bookedIntervals(trx, day, id)))) return;
  const calls = rules.dailyLimit === 1 ? '1 call' : `${rules.dailyLimit} calls`;
  const message = `That date already has its ${calls}. Raise the daily limit under Availability to confirm another.`;
  throw new DomainError('conflict', message);
}
