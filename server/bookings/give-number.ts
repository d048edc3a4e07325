import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { numberSchema } from '#domain/booking/schema.ts';
import { dayMs } from '#domain/format/durations.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { calendarChange } from './calendar-change.ts';
import { changeBooking } from './change.ts';
import { agencyMail } from './mails/agency.tsx';
import { mailContext } from './mails/entry.ts';
import { bookingOfLink, mustStillOpen } from './manage-link.ts';

/** How often a day the number of one call may change: each time writes to the agency. */
const changesPerDay = 5;

/**
 * Takes the number to ring for a call by phone, or a better one, from the visitor who holds its link; the agency is
 * told. The same number again changes nothing.
 * @param input unchecked: `phone`
 * @throws DomainError invalid; not-found or gone for the link; conflict when the call is over, called off or held by
 * video, or when its number has changed too often
 */
export async function giveNumber(
  services: Services,
  token: string,
  input: Record<string, string>,
): Promise<void> {
  const parsed = numberSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { phone } = parsed.data;
  const opened = await bookingOfLink(services, token);
  const { id } = opened;
  await changeBooking(services, id, { action: 'number', by: 'visitor' }, async ({ trx, booking }) => {
    mustStillOpen(booking, opened);
    if (booking.way !== 'phone') throw new DomainError('conflict', 'This call is held by video.');
    if (booking.phone === phone) return null;
    const limit = { name: 'booking-number', key: id, max: changesPerDay, windowMs: dayMs };
    if (!(await isWithinLimit(services, limit, trx))) {
      const message =
        'The number has been changed several times already. Please reply to one of our emails instead.';
      throw new DomainError('conflict', message);
    }
    const { zone } = await loadRules(trx);
    const occasion = services.randomId();
    return {
      values: { phone },
      news: async (changed) => {
        const context = await mailContext({ services, booking: changed, zone }, trx);
        const entry = calendarChange(changed, 'moved');
        return [
          await agencyMail(context, { kind: 'number', occasion }),
          ...(isConfirmed(changed) ? [{ ...entry, dedupeKey: `${entry.dedupeKey}:number-${occasion}` }] : []),
        ];
      },
    };
  });
  services.log.info('booking-number-given', { id });
}
