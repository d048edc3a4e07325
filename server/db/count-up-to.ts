import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { countedUpTo } from '#domain/format/count-text.ts';
import type { Queries } from './db.ts';

/** How many rows a query has; `most + 1` stands for any number above. Reads no more rows than that. */
export async function countUpTo<Tables, Table extends keyof Tables, Row>(
  queries: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
  most = countedUpTo,
): Promise<number> {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(most + 1);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(
    queries,
  );
  return Number(rows[0]?.count ?? 0);
}
