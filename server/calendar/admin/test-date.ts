import { offeredDates } from '#domain/availability/horizon.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Services } from '#server/ports/services.ts';

/** A date to try things with: the next one after today that visitors can choose. `yyyy-MM-dd` */
export async function testDate(services: Services): Promise<string> {
  const rules = await loadRules(services.db.query);
  const now = services.clock.now();
  const today = dateAt(rules.zone, now);
  return offeredDates(rules, now).find((date) => date > today) ?? today;
}
