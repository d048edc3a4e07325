import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import { type Dimension, namedServices } from './figures.ts';
import { callsWithEnquiry, countedLeads } from './received.ts';
import { boundsOf } from './span.ts';
import { readWins, type Win } from './wins.ts';

const listed = ['leads', 'calls', 'won'] as const;

/** A figure: what it counts, of which period, and of which name of which split; null for a sum. A week is a period. */
export type Behind = {
  of: (typeof listed)[number];
  period: Period;
  part: { dimension: Exclude<Dimension, 'week'>; name: string } | null;
};

/** One that is counted in a figure: an enquiry, a call or a client. `what` is the kind or the state as it is stored. */
export type Counted = {
  id: string;
  personId: string | null;
  name: string;
  company: string;
  what: string;
  at: number;
  /** Of a call, when it is held. */
  startsAt: number | null;
  /** Of a client, what they are worth. */
  pence: number | null;
};

const perPage = 50;

/** The latest first. */
export const behindOrder = (of: Behind['of']): Order => ({
  columns: {
    leads: [number('leads.created_at'), text('leads.id')],
    calls: [number('bookings.created_at'), text('bookings.id')],
    won: [number('people.won_at'), text('people.id')],
  }[of],
  direction: 'desc',
});

const number = (ref: string) => ({ ref, type: 'number' as const });
const text = (ref: string) => ({ ref, type: 'text' as const });

/** The figure that an address asks for. @returns null for what is no figure of ours */
export function readBehind(search: URLSearchParams, period: Period | null): Behind | null {
  const of = listed.find((one) => one === search.get('of'));
  if (!of || !period) return null;
  for (const dimension of ['source', 'campaign', 'landing', 'service'] as const) {
    const name = search.get(dimension);
    if (name !== null) return { of, period, part: { dimension, name: name.slice(0, 100) } };
  }
  return { of, period, part: null };
}

type Page = Listed<Counted> & { total: number };

/** A page of what is counted in a figure, and the figure, by the very conditions by which it was counted. */
export async function listBehind(query: Queries, behind: Behind, place: Place): Promise<Page> {
  if (behind.of === 'leads') return pageOf(leadsBehind(query, behind), 'leads', place);
  if (behind.of === 'calls') return pageOf(callsBehind(query, behind), 'calls', place);
  return pageOf(winsBehind(query, behind, await readWins(query, behind.period)), 'won', place);
}

async function pageOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, Counted>,
  of: Behind['of'],
  place: Place,
): Promise<Page> {
  const keyOf = ({ at, id }: Counted) => [at, id];
  const listing = await readKeyset(rows, { order: behindOrder(of), place, perPage, keyOf });
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  const [count] = await counted.$castTo<{ total: number }>().execute();
  return { ...listing, total: Number(count?.total) };
}

const none = sql<number | null>`null`;

function leadsBehind(query: Queries, { period, part }: Behind) {
  const { startAt, endAt } = boundsOf(period);
  return countedLeads(query)
    .where('leads.created_at', '>=', startAt)
    .where('leads.created_at', '<', endAt)
    .where(fits(part, 'leads'))
    .select(['leads.id', 'leads.person_id as personId', 'leads.name', 'leads.company'])
    .select(['leads.kind as what', 'leads.created_at as at', none.as('startsAt'), none.as('pence')]);
}

function callsBehind(query: Queries, { period, part }: Behind) {
  const { startAt, endAt } = boundsOf(period);
  return callsWithEnquiry(query)
    .where('bookings.created_at', '>=', startAt)
    .where('bookings.created_at', '<', endAt)
    .where(fits(part, 'bookings'))
    .select(['bookings.id', 'bookings.person_id as personId', 'bookings.name', 'bookings.company'])
    .select(['bookings.status as what', 'bookings.created_at as at', 'bookings.starts_at as startsAt'])
    .select(none.as('pence'));
}

function winsBehind(query: Queries, { part }: Behind, wins: readonly Win[]) {
  const counted = wins.filter((win) => {
    if (part === null) return true;
    if (part.dimension === 'service') return namedServices(win.service).includes(part.name);
    return win[part.dimension] === part.name;
  });
  return query
    .selectFrom('people')
    .where('people.id', 'in', counted.length > 0 ? counted.map(({ personId }) => personId) : [''])
    .select(['people.id', 'people.id as personId', 'people.name', 'people.company', 'people.status as what'])
    .select([sql<number>`people.won_at`.as('at'), none.as('startsAt'), 'people.value_pence as pence']);
}

/** Of a call, services are those of its enquiry, which may be gone. */
function fits(part: Behind['part'], table: 'leads' | 'bookings'): RawBuilder<SqlBool> {
  if (part === null) return sql`1 = 1`;
  const { dimension, name } = part;
  if (dimension !== 'service') return sql`${sql.ref(`${table}.came_${dimension}`)} = ${name}`;
  const services = sql`coalesce(leads.came_services, '')`;
  if (name === '') return sql`${services} = ''`;
  return sql`${services} like ${`% ${name.replaceAll(/[\\%_]/g, '\\$&')} %`} escape '\\'`;
}
