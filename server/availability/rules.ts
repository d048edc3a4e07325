import { type AvailabilityRules, availabilityRulesSchema, defaultRules } from '#domain/availability/rules.ts';
import type { Queries } from '../db/db.ts';

const settingKey = 'availability';

/** The owner's working hours and limits; the defaults until the owner has set some. */
export async function loadRules(queries: Queries): Promise<AvailabilityRules> {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst();
  return row ? availabilityRulesSchema.parse(JSON.parse(row.value)) : defaultRules;
}
