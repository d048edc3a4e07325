import type { NoticeLine } from '#domain/notices/notice.ts';
import type { Queries } from '#server/db/db.ts';

/** More than this are in no message; the rest is told as a number. */
const mostRead = 1000;

/** A line of a message, with the address of whom it is about: an e-mail names it, so that erasing finds it. */
export type NamedLine = NoticeLine & { email: string };

/** What waits in a batch, with names as they are now. What is about somebody who is no longer there is left out. */
export async function readLines(queries: Queries, wayId: string, batch: number): Promise<NamedLine[]> {
  const rows = await queries
    .selectFrom('staff_notices')
    .select(['event', 'what', 'about'])
    .where('way_id', '=', wayId)
    .where('batch', '<=', batch)
    .where('told_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostRead)
    .execute();
  const idsOf = (kind: string) =>
    rows.flatMap(({ about }) => (about?.startsWith(`${kind}:`) ? [about.slice(kind.length + 1)] : []));
  const named = new Map([
    ...(await peopleNamed(queries, idsOf('person'))),
    ...(await callersNamed(queries, idsOf('booking'))),
  ]);
  return rows.flatMap(({ event, what, about }) => {
    const who = about ? named.get(about) : undefined;
    if (what.includes('{name}') && !who) return [];
    const text = what.replace('{name}', () => who?.name ?? '');
    return [{ event, text, path: pathOf(about), email: who?.email ?? '' }];
  });
}

type Named = [about: string, who: { name: string; email: string }];

async function peopleNamed(queries: Queries, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('people')
    .innerJoin('person_addresses', 'person_addresses.person_id', 'people.id')
    .select(({ fn }) => ['people.id', 'people.name', 'people.company', fn.min('email').as('email')])
    .where('people.id', 'in', ids)
    .where('people.status', '!=', 'spam')
    .groupBy(['people.id', 'people.name', 'people.company'])
    .execute();
  return rows.map(({ id, name, company, email }) => [`person:${id}`, { name: full(name, company), email }]);
}

async function callersNamed(queries: Queries, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('bookings')
    .select(['id', 'name', 'company', 'email'])
    .where('id', 'in', ids)
    // Without an address it has been made anonymous.
    .where('email', '!=', '')
    .execute();
  return rows.map(({ id, name, company, email }) => [`booking:${id}`, { name: full(name, company), email }]);
}

const full = (name: string, company: string) => (company ? `${name}, ${company}` : name);

const pages: Record<string, string> = {
  person: '/admin/people/',
  booking: '/admin/bookings/',
  'data-request': '/admin/data-requests/',
  delivery: '/admin/mail/',
};

function pathOf(about: string | null): string {
  const [kind = '', id = ''] = (about ?? '').split(':');
  const page = pages[kind];
  return page && id ? page + id : '/admin';
}
