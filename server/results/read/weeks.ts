import { sql } from 'kysely';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { mondayOf, type Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { addTo, emptyResults, type Measure, type Results } from './figures.ts';
import { countedCalls, countedLeads } from './received.ts';
import { boundsOf, weekNumber } from './span.ts';

/** The sums of a period and of its weeks, and nothing else of it: what another period is compared with. */
export async function readWeeks(query: Queries, period: Period): Promise<Pick<Results, 'total' | 'week'>> {
  const { total, week } = emptyResults();
  const { startAt, endAt } = boundsOf(period);
  const add = (measure: Measure, monday: string, count: number) => {
    total[measure] += count;
    addTo(week, monday, measure, count);
  };
  const days = await query
    .selectFrom('visit_totals')
    .select(['day', sql<number>`sum(visits)`.as('count')])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy('day')
    .execute();
  for (const { day, count } of days) add('visits', mondayOf(day), Number(count));
  const first = mondayOf(period.from);
  const leads = await countedLeads(query)
    .where('leads.created_at', '>=', startAt)
    .where('leads.created_at', '<', endAt)
    .select([weekNumber('leads.created_at', period).as('number'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { number, count } of leads) add('leads', addDays(first, 7 * Number(number)), Number(count));
  const calls = await countedCalls(query)
    .where('bookings.created_at', '>=', startAt)
    .where('bookings.created_at', '<', endAt)
    .select([weekNumber('bookings.created_at', period).as('number'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute();
  for (const { number, count } of calls) add('calls', addDays(first, 7 * Number(number)), Number(count));
  const won = await query
    .selectFrom('people')
    .select(['won_at', 'value_pence'])
    .where('won_at', 'is not', null)
    .where('won_at', '>=', startAt)
    .where('won_at', '<', endAt)
    .execute();
  for (const { won_at: at, value_pence: pence } of won) {
    const monday = mondayOf(dateAt(agencyZone, Number(at)));
    add('won', monday, 1);
    add('pence', monday, pence ?? 0);
  }
  return { total, week };
}
