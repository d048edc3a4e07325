import { type AvailabilityRules, availabilityRulesSchema, defaultRules } from '#domain/availability/rules.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

const settingKey = 'availability';

/** The owner's working hours and limits; the defaults until the owner has set some. */
export async function loadRules(queries: Queries): Promise<AvailabilityRules> {
  const value = await readSetting(queries, settingKey);
  return value === undefined ? defaultRules : availabilityRulesSchema.parse(value);
}

/** Saves the working hours and limits, effective for the next question asked. Bookings stay as they are. */
export async function saveRules(services: Services, staff: Staff, rules: AvailabilityRules): Promise<void> {
  const checked = availabilityRulesSchema.parse(rules);
  await writeSetting(services.db.query, settingKey, checked, services.clock.now());
  services.log.info('availability-saved', { by: staff.id });
}
