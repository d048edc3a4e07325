import { sql } from 'kysely';
import { mondayOf, type Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { addTo, type Dimension, type Results } from './figures.ts';

const columns = { week: 'day', source: 'source', campaign: 'campaign', landing: 'page' } as const;

/** Adds the visits of a period. They belong to no service: nobody says what they come for. */
export async function addVisits(
  query: Queries,
  period: Period,
  splits: readonly Dimension[],
  results: Results,
): Promise<void> {
  for (const dimension of splits) {
    if (dimension === 'service') continue;
    const rows = await query
      .selectFrom('visit_totals')
      .select([`${columns[dimension]} as name`, sql<number>`sum(visits)`.as('visits')])
      .where('day', '>=', period.from)
      .where('day', '<=', period.to)
      .where('visits', '>', 0)
      .groupBy(columns[dimension])
      .execute();
    for (const { name, visits } of rows) {
      addTo(results[dimension], dimension === 'week' ? mondayOf(name) : name, 'visits', Number(visits));
      if (dimension === splits[0]) results.total.visits += Number(visits);
    }
  }
}
