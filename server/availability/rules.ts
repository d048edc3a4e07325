import { type AvailabilityRules, availabilityRulesSchema, defaultRules } from '#domain/availability/rules.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, seenSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';
import { saveSeen } from './save-seen.ts';

const settingKey = 'availability';

/** The owner's working hours and limits; the defaults until the owner has set some. */
export async function loadRules(queries: Queries): Promise<AvailabilityRules> {
  const value = await readSetting(queries, settingKey);
  return value === undefined ? defaultRules : availabilityRulesSchema.parse(value);
}

/** How they stand, for the form to send back (`saveRules`). */
export const seenRules = (queries: Queries): Promise<string> => seenSetting(queries, settingKey);

/**
 * Saves the working hours and limits, effective for the next question asked. Bookings stay as they are.
 * @param seen `seenRules` as the form had it; undefined for programs, which have no page
 * @throws DomainError conflict about the field `seen` when others were saved meanwhile
 */
export async function saveRules(
  services: Services,
  staff: Staff,
  rules: AvailabilityRules,
  seen?: string,
): Promise<void> {
  await saveSeen(services, { key: settingKey, value: availabilityRulesSchema.parse(rules), seen });
  services.log.info('availability-saved', { by: staff.id });
}
