import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';

const rememberedDays = 90;
const most = 800;

/** The names under which visits were counted lately, and the campaigns whose costs the owner has written down. */
export async function knownNames(
  query: Queries,
  now: number,
): Promise<{ sources: string[]; campaigns: string[] }> {
  const since = dateAt(agencyZone, now - rememberedDays * dayMs);
  const counted = await query
    .selectFrom('visit_totals')
    .select(['source', 'campaign'])
    .distinct()
    .where('day', '>=', since)
    .where('visits', '>', 0)
    .limit(most)
    .execute();
  const given = await query.selectFrom('campaign_costs').select('campaign').distinct().limit(most).execute();
  return {
    sources: [...new Set(counted.map(({ source }) => source))],
    campaigns: [...new Set([...given, ...counted].map(({ campaign }) => campaign))],
  };
}
