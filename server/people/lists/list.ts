import { countUpTo } from '#server/db/count-up-to.ts';
import type { Queries } from '#server/db/db.ts';
import { countListed, type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import type { PersonFilter, PersonSort } from './filter.ts';
import { type MatchingPeople, matchingPeople } from './matching.ts';

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

/** One page of people: first who they are, by indexes alone, then what is shown of them. */
export async function listPeople(
  { db }: Pick<Services, 'db'>,
  filter: PersonFilter,
  { place, perPage, matching }: { place: Place; perPage: number; matching?: MatchingPeople },
): Promise<Listed<ListedPerson>> {
  const { people } = matching ?? (await matchingPeople(db, filter));
  const column = columns[filter.sort];
  const { rows, ...beside } = await readKeyset(people.select(['people.id', `${column} as key`]), {
    order: personOrder(filter.sort),
    place,
    perPage,
    keyOf: (row) => [Number(row.key), row.id],
  });
  const shown = new Map(
    (
      await peopleOf(
        db.query,
        rows.map(({ id }) => id),
      )
    ).map((person) => [person.id, person]),
  );
  return { ...beside, rows: rows.flatMap(({ id }) => shown.get(id) ?? []) };
}

async function peopleOf(queries: Queries, ids: string[]): Promise<ListedPerson[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('people')
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
    ])
    .where('people.id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, email: row.email ?? '' }));
}

/** One page of people, and how many the filter lets through: above `most` they are not counted any more. */
export async function listAndCountPeople(
  { db }: Pick<Services, 'db'>,
  filter: PersonFilter,
  { place, perPage }: { place: Place; perPage: number },
) {
  const matching = await matchingPeople(db, filter);
  const listed = await listPeople({ db }, filter, { place, perPage, matching });
  const most = matching.mostCounted;
  const count = await countListed(listed, () => countUpTo(db.query, matching.people, most));
  return { ...listed, count, most };
}
