import { type BookingPolicy, bookingPolicySchema, defaultPolicy } from '#domain/booking/policy.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

const settingKey = 'bookings';

/** How bookings are taken; the defaults until the owner has chosen. */
export async function loadPolicy(queries: Queries): Promise<BookingPolicy> {
  const value = await readSetting(queries, settingKey);
  return value === undefined ? defaultPolicy : bookingPolicySchema.parse(value);
}

/**
 * Saves how bookings are taken, effective at once. Reminders that are already planned keep their times.
 * @throws DomainError invalid
 */
export async function savePolicy(services: Services, staff: Staff, input: unknown): Promise<BookingPolicy> {
  const parsed = bookingPolicySchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  await writeSetting(services.db.query, settingKey, parsed.data, services.clock.now());
  services.log.info('booking-policy-saved', { by: staff.id });
  return parsed.data;
}
