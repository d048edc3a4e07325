import { type SqlBool, sql } from 'kysely';
import type { Period } from '#domain/results/period.ts';
import type { Queries } from '#server/db/db.ts';
import { countedLeads } from './received.ts';
import { boundsOf, weekNumber } from './span.ts';

/** Somebody who was won in a period, and how they came in the first place. */
export type Win = {
  personId: string;
  /** The number of the week in the period. */
  week: number;
  pence: number;
  source: string;
  campaign: string;
  landing: string;
  /** As it is stored: several, or ''. */
  service: string;
};

type Arrival = Pick<Win, 'personId' | 'source' | 'campaign' | 'landing'> & {
  services: string;
  at: number;
  id: string;
};

/**
 * Who was won in a period, by when they were. They are set against the first enquiry or call of theirs of which is known
 * where it came from: that is what brought them, whatever followed.
 */
export async function readWins(query: Queries, period: Period): Promise<Win[]> {
  const people = await readWon(query, period);
  if (people.length === 0) return [];
  const inSpan = wonIn(period);
  const leads = await countedLeads(query)
    .innerJoin('people', 'people.id', 'leads.person_id')
    .where(inSpan)
    .select(['people.id as personId', 'leads.created_at as at', 'leads.id', 'came_services as services'])
    .select(['came_source as source', 'came_campaign as campaign', 'came_landing as landing'])
    .execute();
  const calls = await query
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .where(inSpan)
    .select(['people.id as personId', 'bookings.created_at as at', 'bookings.id'])
    .select(['came_source as source', 'came_campaign as campaign', 'came_landing as landing'])
    .execute();
  const first = new Map<string, Arrival>();
  const about = new Map<string, Arrival>();
  for (const one of [...leads, ...calls.map((call) => ({ ...call, services: '' }))]) {
    if (isBefore(one, first.get(one.personId), tells)) first.set(one.personId, one);
    if (isBefore(one, about.get(one.personId), says)) about.set(one.personId, one);
  }
  return people.map(({ personId, week, pence }) => {
    const { source = '', campaign = '', landing = '' } = first.get(personId) ?? {};
    const service = about.get(personId)?.services ?? '';
    return { personId, week, pence, source, campaign, landing, service };
  });
}

/** Who was won in a period, without how they came. */
export async function readWon(query: Queries, period: Period) {
  const people = await query
    .selectFrom('people')
    .select(['id as personId', weekNumber('won_at', period).as('week'), 'value_pence as pence'])
    .where(wonIn(period))
    .execute();
  return people.map(({ personId, week, pence }) => ({ personId, week: Number(week), pence: pence ?? 0 }));
}

function wonIn(period: Period) {
  const { startAt, endAt } = boundsOf(period);
  return sql<SqlBool>`people.won_at is not null and people.won_at >= ${startAt} and people.won_at < ${endAt}`;
}

/** How much an arrival tells of where it came from. */
const tells = ({ source }: Arrival): number => (source === '' ? 0 : source === 'direct' ? 1 : 2);
const says = ({ services }: Arrival): number => (services === '' ? 0 : 1);

/** Whether an arrival goes before another: what tells more first, then what was earlier. */
function isBefore(one: Arrival, other: Arrival | undefined, worth: (arrival: Arrival) => number): boolean {
  if (!other) return true;
  const difference = worth(one) - worth(other);
  if (difference !== 0) return difference > 0;
  return one.at === other.at ? one.id < other.id : one.at < other.at;
}
