import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#domain/format/iso-date.ts';
import { mondayOf, type Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import {
  addTo,
  type Dimension,
  dimensions,
  emptyResults,
  type Measure,
  namedServices,
  type Results,
  type Split,
} from './figures.ts';
import { callsWithEnquiry, countedCalls, countedLeads } from './received.ts';
import { boundsOf, weekNumber } from './span.ts';
import { addVisits } from './visits.ts';
import { readWins, readWon } from './wins.ts';

/**
 * Visits, enquiries, calls, clients and pounds of a period, in sum and split. Visits are totals that were counted as they
 * came; all else is counted from the rows themselves, at this moment. Weeks are named by their Mondays.
 */
export const readResults = (query: Queries, period: Period): Promise<Results> =>
  read(query, period, dimensions);

/** The sums of a period and of its weeks, and nothing else of it: what another period is compared with. */
export async function readWeeks(query: Queries, period: Period): Promise<Pick<Results, 'total' | 'week'>> {
  const { total, week } = await read(query, period, ['week']);
  return { total, week };
}

/** One split of a period alone, in a fraction of the time. */
export async function readSplit(query: Queries, period: Period, dimension: Dimension): Promise<Split> {
  return (await read(query, period, [dimension]))[dimension];
}

type Splits = readonly Dimension[];
/** Of each split the name as it is stored; of a week its number in the period. */
type Group = Record<Dimension, string | number>;
type Columns = Record<Dimension, RawBuilder<string | number>>;

/** Grouping by one column takes a third of what it takes by all: it is by those that are asked for. */
async function read(query: Queries, period: Period, splits: Splits): Promise<Results> {
  const results = emptyResults();
  const monday = mondays(period);
  const namesOf = (dimension: Dimension, stored: string | number): readonly string[] => {
    if (dimension === 'week') return [monday(Number(stored))];
    return dimension === 'service' ? namedServices(String(stored)) : [String(stored)];
  };
  const add = (measure: Measure, group: Partial<Group>, count: number) => {
    results.total[measure] += count;
    for (const dimension of splits)
      for (const name of namesOf(dimension, group[dimension] ?? ''))
        addTo(results[dimension], name, measure, count);
  };
  await addVisits(query, period, splits, results);
  for (const { count, ...group } of await readLeads(query, period, splits))
    add('leads', group, Number(count));
  for (const { count, ...group } of await readCalls(query, period, splits))
    add('calls', group, Number(count));
  const onlyWeeks = splits.every((dimension) => dimension === 'week');
  for (const win of await (onlyWeeks ? readWon : readWins)(query, period)) {
    add('won', win, 1);
    add('pence', win, win.pence);
  }
  return results;
}

/** The Mondays of a period by the numbers of its weeks, each worked out once. */
function mondays({ from }: Period): (week: number) => string {
  const first = mondayOf(from);
  const known = new Map<number, string>();
  return (week) => {
    const monday = known.get(week) ?? addDays(first, 7 * week);
    known.set(week, monday);
    return monday;
  };
}

function readLeads(query: Queries, period: Period, splits: Splits) {
  const { startAt, endAt } = boundsOf(period);
  return countedLeads(query)
    .where('leads.created_at', '>=', startAt)
    .where('leads.created_at', '<', endAt)
    .select(named(splits, columnsOf('leads', period)))
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(places(splits))
    .execute();
}

function readCalls(query: Queries, period: Period, splits: Splits) {
  const { startAt, endAt } = boundsOf(period);
  const calls = splits.includes('service') ? callsWithEnquiry(query) : countedCalls(query);
  return calls
    .where('bookings.created_at', '>=', startAt)
    .where('bookings.created_at', '<', endAt)
    .select(named(splits, columnsOf('bookings', period)))
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(places(splits))
    .execute();
}

const columnsOf = (table: 'leads' | 'bookings', period: Period): Columns => ({
  week: weekNumber(`${table}.created_at`, period),
  source: sql.ref(`${table}.came_source`),
  campaign: sql.ref(`${table}.came_campaign`),
  landing: sql.ref(`${table}.came_landing`),
  service: sql`coalesce(leads.came_services, '')`,
});

const named = (splits: Splits, columns: Columns) =>
  splits.map((dimension) => columns[dimension].as(dimension));
const places = (splits: Splits) => sql.join(splits.map((_, index) => sql.lit(index + 1)));
