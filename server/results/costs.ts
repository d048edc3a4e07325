import { costSchema } from '#domain/results/cost-schema.ts';
import type { CampaignCost } from '#domain/results/costs.ts';
import type { Period } from '#domain/results/period.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import type { VisitCounter } from './count/counter.ts';

type Parts = Pick<Services, 'db' | 'log'> & { visits: VisitCounter };

/** What campaigns cost in the months that a period touches, the latest month first. */
export async function readCosts(query: Queries, { from, to }: Period): Promise<CampaignCost[]> {
  const rows = await query
    .selectFrom('campaign_costs')
    .selectAll()
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .orderBy('month', 'desc')
    .orderBy('campaign')
    .execute();
  return rows.map((row) => ({ ...row, pence: Number(row.pence) }));
}

/**
 * Writes down what a campaign cost in a month, in place of what stood there. From now on its visits are counted under its
 * name. @throws DomainError invalid, with messages by field
 */
export async function saveCost(
  { db, log, visits }: Parts,
  staff: Staff,
  form: Record<string, string>,
): Promise<void> {
  const read = costSchema.safeParse(form);
  if (!read.success) throw DomainError.fromZod(read.error);
  const { month, campaign, pounds } = read.data;
  const pence = pounds ?? 0;
  await db.query
    .insertInto('campaign_costs')
    .values({ month, campaign, pence })
    .onConflict((conflict) => conflict.columns(['month', 'campaign']).doUpdateSet({ pence }))
    .execute();
  log.info('campaign-cost', { month, by: staff.id });
  await visits.learn();
}

/** Takes a cost back. One that is gone already is no error. */
export async function removeCost(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  staff: Staff,
  { month = '', campaign = '' }: Record<string, string>,
): Promise<void> {
  await db.query
    .deleteFrom('campaign_costs')
    .where('month', '=', month)
    .where('campaign', '=', campaign)
    .execute();
  log.info('campaign-cost-removed', { month, by: staff.id });
}
