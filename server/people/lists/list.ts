import { type SqlBool, sql } from 'kysely';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Db } from '#server/db/db.ts';
import { type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonFilter, PersonSort } from './filter.ts';

export type ListedPerson = {
  id: string;
  name: string;
  company: string;
  phone: string;
  email: string;
  status: PersonFilter['status'] & string;
  valuePence: number | null;
  owner: string | null;
  waitingSince: number | null;
  nextStep: string;
  nextStepOn: string | null;
  lastAt: number;
  createdAt: number;
};

const columns = {
  activity: 'people.last_at',
  newest: 'people.created_at',
  waiting: 'people.waiting_since',
} as const satisfies Record<PersonSort, string>;

export function personOrder(sort: PersonSort): Order {
  return {
    columns: [
      { ref: columns[sort], type: 'number' },
      { ref: 'people.id', type: 'text' },
    ],
    direction: sort === 'waiting' ? 'asc' : 'desc',
  };
}

/** The people whom a filter lets through. */
function matchingPeople({ query }: Pick<Db, 'query'>, filter: PersonFilter) {
  const { status, owner, since, until, way, source } = filter;
  let people = query.selectFrom('people');
  people = status ? people.where('people.status', '=', status) : people.where('people.status', '<>', 'spam');
  if (owner === 'nobody') people = people.where('people.owner_id', 'is', null);
  else if (owner) people = people.where('people.owner_id', '=', owner);
  if (filter.waiting || filter.sort === 'waiting')
    people = people.where('people.waiting_since', 'is not', null);
  if (since) people = people.where('people.created_at', '>=', since.at);
  if (until) people = people.where('people.created_at', '<', until.at);
  if (way === 'call')
    people = people.where(sql<SqlBool>`exists (select 1 from bookings where person_id = people.id)`);
  else if (way) {
    people = people.where(
      sql<SqlBool>`exists (select 1 from leads where person_id = people.id and kind = ${way})`,
    );
  }
  if (source) {
    const pattern = `%${source.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    people = people.where(sql<SqlBool>`(exists (select 1 from leads
        where person_id = people.id and lower(attribution) like ${pattern} escape '\\')
      or exists (select 1 from bookings
        where person_id = people.id and lower(attribution) like ${pattern} escape '\\'))`);
  }
  return people;
}

/** One page of people. */
export async function listPeople(
  { db }: Pick<Services, 'db'>,
  filter: PersonFilter,
  { place, perPage }: { place: Place; perPage: number },
): Promise<Listed<ListedPerson>> {
  const rows = matchingPeople(db, filter)
    .leftJoin('staff', 'staff.id', 'people.owner_id')
    .select((eb) => [
      'people.id',
      'people.name',
      'people.company',
      'people.phone',
      'people.status',
      'people.value_pence as valuePence',
      'staff.name as owner',
      'people.waiting_since as waitingSince',
      'people.next_step as nextStep',
      'people.next_step_on as nextStepOn',
      'people.last_at as lastAt',
      'people.created_at as createdAt',
      eb
        .selectFrom('person_addresses')
        .select('email')
        .whereRef('person_addresses.person_id', '=', 'people.id')
        .orderBy('created_at')
        .limit(1)
        .as('email'),
    ]);
  const listed = await readKeyset(rows, {
    order: personOrder(filter.sort),
    place,
    perPage,
    keyOf: (row) => [keyBy(filter.sort, row), row.id],
  });
  return { ...listed, rows: listed.rows.map((row) => ({ ...row, email: row.email ?? '' })) };
}

const keyBy = (sort: PersonSort, row: Pick<ListedPerson, 'lastAt' | 'createdAt' | 'waitingSince'>): number =>
  ({ activity: row.lastAt, newest: row.createdAt, waiting: row.waitingSince ?? 0 })[sort];

/** How many people a filter lets through, as `countUpTo` counts. */
export function countPeople({ db }: Pick<Services, 'db'>, filter: PersonFilter): Promise<number> {
  return countUpTo(db.query, matchingPeople(db, filter));
}
