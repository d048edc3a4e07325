import { sql } from 'kysely';
import { mondayOf, type Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { addTo, type Dimension, type Results } from './figures.ts';

const columns = { source: 'source', campaign: 'campaign', landing: 'page' } as const;
const sum = sql<number>`sum(visits)`.as('sum');

/** Adds the visits of a period. They belong to no service: nobody says what they come for. */
export async function addVisits(
  query: Queries,
  period: Period,
  splits: readonly Dimension[],
  results: Results,
): Promise<void> {
  const visits = query
    .selectFrom('visit_totals')
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .where('visits', '>', 0);
  if (splits.includes('week'))
    for (const row of await visits.select(['day', sum]).groupBy('day').execute())
      addTo(results.week, mondayOf(row.day), 'visits', Number(row.sum));
  const named = splits.filter((dimension) => dimension !== 'week' && dimension !== 'service');
  if (named.length > 0) {
    const rows = visits
      .select(named.map((dimension) => sql.ref<string>(columns[dimension]).as(dimension)))
      .select(sum)
      .groupBy(named.map((dimension) => columns[dimension]));
    for (const row of await rows.execute())
      for (const dimension of named) addTo(results[dimension], row[dimension], 'visits', Number(row.sum));
  }
  for (const figures of results[splits[0] ?? 'week'].values()) results.total.visits += figures.visits;
}
