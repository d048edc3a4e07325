import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countedUpTo } from '#domain/format/count-text.ts';
import type { Db } from '#server/db/db.ts';
import type { PersonFilter } from './filter.ts';

/** Up to so many people who have something are gathered before the list is asked for them. */
const mostGathered = 5_000;
/** What more have is asked of each person of the list, so that less of it is counted. */
const mostAsked = 1_000;

/** The people whom a filter lets through, and up to how many of them are counted. */
export async function matchingPeople(db: Pick<Db, 'query' | 'engine'>, filter: PersonFilter) {
  const { status, owner, since, until } = filter;
  let people = db.query.selectFrom('people');
  people = status ? people.where('people.status', '=', status) : people.where('people.status', '<>', 'spam');
  // Most people are nobody's at first: written so, SQLite does not gather them by their owner.
  if (owner === 'nobody') people = people.where(sql<SqlBool>`coalesce(people.owner_id, '') = ''`);
  else if (owner) people = people.where('people.owner_id', '=', owner);
  if (filter.waiting || filter.sort === 'waiting')
    people = people.where('people.waiting_since', 'is not', null);
  if (since) people = people.where('people.created_at', '>=', since.at);
  if (until) people = people.where('people.created_at', '<', until.at);
  let mostCounted = countedUpTo;
  for (const record of recordsOf(filter)) {
    const ids = await whoHas(db, record);
    if (ids === null) mostCounted = mostAsked;
    people = people.where(ids === null ? record.has : sql<SqlBool>`people.id in (${listed(db, ids)})`);
  }
  return { people, mostCounted };
}

export type MatchingPeople = Awaited<ReturnType<typeof matchingPeople>>;

/** An enquiry or call that somebody has to have: who has one, and whether one person has. */
type Record = { whoHas: RawBuilder<unknown>[]; has: RawBuilder<SqlBool> };

function recordsOf({ way, source }: PersonFilter): Record[] {
  const records: Record[] = [];
  if (way === 'call')
    records.push({
      whoHas: [sql`select person_id from bookings`],
      has: sql`exists (select 1 from bookings where person_id = people.id)`,
    });
  else if (way)
    records.push({
      whoHas: [sql`select person_id from leads where kind = ${way} and person_id is not null`],
      has: sql`exists (select 1 from leads where person_id = people.id and kind = ${way})`,
    });
  if (source) {
    const pattern = `%${source.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    const fits = sql`source like ${pattern} escape '\\'`;
    records.push({
      whoHas: [
        sql`select person_id from leads where ${fits}`,
        sql`select person_id from bookings where ${fits}`,
      ],
      has: sql`(exists (select 1 from leads where person_id = people.id and ${fits})
        or exists (select 1 from bookings where person_id = people.id and ${fits}))`,
    });
  }
  return records;
}

/** The ids of those who have something; null when it is a common thing. */
async function whoHas({ query }: Pick<Db, 'query'>, record: Record): Promise<Set<string> | null> {
  const { rows } = await sql<{ person_id: string | null }>`select person_id from (
    ${sql.join(record.whoHas, sql` union all `)} limit ${sql.lit(mostGathered + 1)}) as found`.execute(query);
  if (rows.length > mostGathered) return null;
  return new Set(rows.flatMap(({ person_id: id }) => id ?? []));
}

/** Many ids as one value, which costs less than a value for each. */
function listed({ engine }: Pick<Db, 'engine'>, ids: ReadonlySet<string>): RawBuilder<unknown> {
  const json = JSON.stringify([...ids]);
  return engine === 'postgres'
    ? sql`select jsonb_array_elements_text(${json}::jsonb)`
    : sql`select value from json_each(${json})`;
}
