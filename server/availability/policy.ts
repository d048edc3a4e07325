import { type BookingPolicy, bookingPolicySchema, defaultPolicy } from '#domain/booking/policy.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, seenSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { saveSeen } from './save-seen.ts';

const settingKey = 'bookings';

/** How bookings are taken; the defaults until the owner has chosen. */
export async function loadPolicy(queries: Queries): Promise<BookingPolicy> {
  const value = await readSetting(queries, settingKey);
  return value === undefined ? defaultPolicy : bookingPolicySchema.parse(value);
}

/** How it stands, for the form to send back (`savePolicy`). */
export const seenPolicy = (queries: Queries): Promise<string> => seenSetting(queries, settingKey);

/**
 * Saves how bookings are taken, effective at once. Reminders that are already planned keep their times.
 * @param seen `seenPolicy` as the form had it; undefined for programs, which have no page
 * @throws DomainError invalid, or conflict about the field `seen` when another was saved meanwhile
 */
export async function savePolicy(
  services: Services,
  staff: Staff,
  input: unknown,
  seen?: string,
): Promise<BookingPolicy> {
  const parsed = bookingPolicySchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  await saveSeen(services, { key: settingKey, value: parsed.data, seen });
  services.log.info('booking-policy-saved', { by: staff.id });
  return parsed.data;
}
