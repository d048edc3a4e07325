import { isIsoDate } from '#domain/format/iso-date.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { cleanText } from '#domain/forms/text.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Services } from '#server/ports/services.ts';

export type BlockedDate = { date: string; reason: string };

/** Dates on which nothing can be booked, in order. */
export async function listBlockedDates(services: Services): Promise<BlockedDate[]> {
  return services.db.query.selectFrom('blocked_dates').select(['date', 'reason']).orderBy('date').execute();
}

/**
 * Blocks a date at once. Bookings that are already there stay.
 * @throws DomainError invalid ('Please select a date') or conflict ('Date is already blocked')
 */
export async function blockDate(
  services: Services,
  staff: Staff,
  input: { date: string; reason: string },
): Promise<BlockedDate> {
  if (!isIsoDate(input.date)) {
    throw new DomainError('invalid', 'Please select a date', { fields: { date: 'Please select a date' } });
  }
  const reason = cleanText(input.reason);
  if (reason.length > longest.reason) {
    const message = tooLong(longest.reason);
    throw new DomainError('invalid', message, { fields: { reason: message } });
  }
  const entry = { date: input.date, reason: reason || 'Blocked' };
  try {
    await services.db.query
      .insertInto('blocked_dates')
      .values({ ...entry, created_at: services.clock.now() })
      .execute();
  } catch (error) {
    if (violationOf(error) !== 'unique') throw error;
    throw new DomainError('conflict', 'Date is already blocked', {
      fields: { date: 'Date is already blocked' },
    });
  }
  services.log.info('date-blocked', { date: entry.date, by: staff.id });
  return entry;
}

/** Opens a date again; nothing happens when it was not blocked. */
export async function unblockDate(services: Services, staff: Staff, date: string): Promise<void> {
  await services.db.query.deleteFrom('blocked_dates').where('date', '=', date).execute();
  services.log.info('date-unblocked', { date, by: staff.id });
}
