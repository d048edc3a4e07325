import { type SelectQueryBuilder, sql } from 'kysely';
import { countedUpTo } from '#domain/format/count-text.ts';
import type { Queries } from './db.ts';

/** How many rows a query has; `most + 1` stands for any number above. Reads no more rows than that. */
export async function countUpTo<Tables, Table extends keyof Tables, Row>(
  queries: Queries,
  query: SelectQueryBuilder<Tables, Table, Row>,
  most = countedUpTo,
): Promise<number> {
  return (await countEachUpTo(queries, { rows: query }, most)).rows;
}

/** The same of several queries, by their names, in one statement. */
export async function countEachUpTo<Tables, Table extends keyof Tables, Row, Name extends string>(
  queries: Queries,
  all: Record<Name, SelectQueryBuilder<Tables, Table, Row>>,
  most = countedUpTo,
): Promise<Record<Name, number>> {
  const names = Object.keys(all) as Name[];
  const counts = names.map((name) => {
    const some = all[name]
      .clearSelect()
      .select(sql<number>`1`.as('one'))
      .limit(most + 1);
    return sql`(select count(*) from (${some}) as counted) as ${sql.id(name)}`;
  });
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(queries);
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name] ?? 0)])) as Record<
    Name,
    number
  >;
}
