import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from '#domain/search/asked.ts';
import type { Db } from '#server/db/db.ts';

/** How far a search looks: at names, addresses and numbers; at all texts; at names one typo away as well. */
export const reaches = ['who', 'everything', 'typos'] as const;
export type Reach = (typeof reaches)[number];

/** A single letter begins too many words to be looked for as a beginning. */
const isBeginning = (word: string) => word.length > 1;

/**
 * People of whom all that is wanted was found, the latest documents first. Words are quoted and hold letters and
 * digits only, so that none is read as an operator.
 */
export function matching(
  engine: Db['engine'],
  wanted: readonly Wanted[],
  { reach, most }: { reach: Reach; most: number },
): RawBuilder<{ person_id: string; text: string }> {
  if (engine === 'postgres') {
    return sql`select person_id, text from (select number, person_id, text from search_documents
      where tokens @@ ${onPostgres(wanted, reach)}::tsquery limit ${sql.lit(most)}) as found order by number desc`;
  }
  return sql`select person_id, text from search_index
    join search_documents on search_documents.number = search_index.rowid
    where search_index match ${onSqlite(wanted, reach)} order by search_index.rowid desc limit ${sql.lit(most)}`;
}

/** In the language of FTS5. */
function onSqlite(wanted: readonly Wanted[], reach: Reach): string {
  const columns = reach === 'who' ? '{names contact}' : '{names contact words}';
  const word = (one: string) => `${columns} : "${one}" ${isBeginning(one) ? '*' : ''}`;
  return all(wanted, ' AND ', ' OR ', ({ words, phone, near }) => [
    words.map(word).join(' AND '),
    ...(phone ? [`contact : "${phone}" *`] : []),
    ...(reach === 'typos' && near.length > 0
      ? [`near : (${near.map((form) => `"${form}"`).join(' OR ')})`]
      : []),
  ]);
}

/** In the language of tsquery. */
function onPostgres(wanted: readonly Wanted[], reach: Reach): string {
  const weights = reach === 'who' ? 'AB' : 'ABC';
  const word = (one: string) => `'${one}':${isBeginning(one) ? '*' : ''}${weights}`;
  return all(wanted, ' & ', ' | ', ({ words, phone, near }) => [
    words.map(word).join(' & '),
    ...(phone ? [`'${phone}':*B`] : []),
    ...(reach === 'typos' && near.length > 0 ? [near.map((form) => `'~${form}'`).join(' | ')] : []),
  ]);
}

function all(wanted: readonly Wanted[], and: string, or: string, ways: (one: Wanted) => string[]): string {
  return wanted
    .map(
      (one) =>
        `(${ways(one)
          .map((way) => `(${way})`)
          .join(or)})`,
    )
    .join(and);
}
