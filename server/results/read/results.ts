import { sql } from 'kysely';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { mondayOf, type Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { addTo, emptyResults, type Measure, namedServices, type Results } from './figures.ts';
import { countedCalls, countedLeads } from './received.ts';
import { boundsOf, weekNumber } from './span.ts';
import { addVisits } from './visits.ts';
import { readWins } from './wins.ts';

/**
 * Visits, enquiries, calls, clients and pounds of a period, in sum and split. Visits are totals that were counted as they
 * came; all else is counted from the rows themselves, at this moment. Weeks are named by their Mondays.
 */
export async function readResults(query: Queries, period: Period): Promise<Results> {
  const results = emptyResults();
  await addVisits(query, period, results);
  const first = mondayOf(period.from);
  const grouped = { leads: await readLeads(query, period), calls: await readCalls(query, period) };
  for (const measure of ['leads', 'calls'] as const)
    for (const { week, count, ...group } of grouped[measure])
      addAll(results, measure, { ...group, week: addDays(first, 7 * Number(week)) }, Number(count));
  for (const { wonAt, pence, ...win } of await readWins(query, period)) {
    const group = { ...win, week: mondayOf(dateAt(agencyZone, wonAt)) };
    addAll(results, 'won', group, 1);
    addAll(results, 'pence', group, pence);
  }
  return results;
}

type Group = { source: string; campaign: string; landing: string; services: string; week: string };

function addAll(results: Results, measure: Measure, group: Group, count: number): void {
  results.total[measure] += count;
  for (const dimension of ['week', 'source', 'campaign', 'landing'] as const)
    addTo(results[dimension], group[dimension], measure, count);
  for (const service of namedServices(group.services)) addTo(results.service, service, measure, count);
}

function readLeads(query: Queries, period: Period) {
  const { startAt, endAt } = boundsOf(period);
  return countedLeads(query)
    .where('leads.created_at', '>=', startAt)
    .where('leads.created_at', '<', endAt)
    .select(['came_source as source', 'came_campaign as campaign', 'came_landing as landing'])
    .select(['came_services as services', weekNumber('leads.created_at', period).as('week')])
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(sql`1, 2, 3, 4, 5`)
    .execute();
}

function readCalls(query: Queries, period: Period) {
  const { startAt, endAt } = boundsOf(period);
  return countedCalls(query)
    .where('bookings.created_at', '>=', startAt)
    .where('bookings.created_at', '<', endAt)
    .select(['bookings.came_source as source', 'bookings.came_campaign as campaign'])
    .select([
      'bookings.came_landing as landing',
      sql<string>`coalesce(leads.came_services, '')`.as('services'),
    ])
    .select([weekNumber('bookings.created_at', period).as('week'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1, 2, 3, 4, 5`)
    .execute();
}
