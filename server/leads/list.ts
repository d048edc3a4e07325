import { type SqlBool, sql } from 'kysely';
import { type LeadKind, leadKinds } from '#domain/leads/lead.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Db } from '#server/db/db.ts';
import { countListed, type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import { type Lead, toLead } from './lead.ts';

export const leadsPerPage = 50;

/** What the list shows: leads that went on, or those in quarantine; of every kind or of one. */
export type LeadFilter = { quarantine: boolean; kind: LeadKind | null };

/** A lead with how far staff are with its sender; null while it is in quarantine. */
export type ListedLead = Lead & { progress: PersonStatus | null };

/** Newest first. */
export const leadOrder: Order = {
  columns: [
    { ref: 'leads.created_at', type: 'number' },
    { ref: 'leads.id', type: 'text' },
  ],
  direction: 'desc',
};

/** A page of leads, how many the filter lets through (see `countUpTo`), and the keys of what lies beside it. */
export type LeadList = { leads: ListedLead[]; total: number; before: string | null; after: string | null };

/** The filter as it stands in an address; anything odd counts as unset. */
export function readLeadFilter(search: URLSearchParams): LeadFilter {
  return {
    quarantine: search.get('show') === 'quarantine',
    kind: leadKinds.find((kind) => kind === search.get('kind')) ?? null,
  };
}

/** The leads that a filter lets through. Its conditions are those of the indexes, word for word. */
function matchingLeads({ query }: Pick<Db, 'query'>, { quarantine, kind }: LeadFilter) {
  const received = quarantine ? sql<SqlBool>`quarantine = 'held'` : sql<SqlBool>`quarantine <> 'held'`;
  const all = query.selectFrom('leads').where(received);
  return kind ? all.where('leads.kind', '=', kind) : all;
}

/** One page of leads for the list, newest first. */
export async function listLeads(
  services: Pick<Services, 'db'>,
  filter: LeadFilter,
  place: Place = null,
): Promise<LeadList> {
  const { db } = services;
  const listed = await readLeads(services, filter, { place, perPage: leadsPerPage });
  const total = await countListed(listed, () => countUpTo(db.query, matchingLeads(db, filter)));
  const { rows, ...beside } = listed;
  return { leads: rows, total, ...beside };
}

/** Leads from a place on, newest first. */
export async function readLeads(
  { db }: Pick<Services, 'db'>,
  filter: LeadFilter,
  { place, perPage }: { place: Place; perPage: number },
): Promise<Listed<ListedLead>> {
  const { rows, ...beside } = await readKeyset(
    matchingLeads(db, filter)
      .leftJoin('people', 'people.id', 'leads.person_id')
      .selectAll('leads')
      .select('people.status as progress'),
    { order: leadOrder, place, perPage, keyOf: (row) => [row.created_at, row.id] },
  );
  return { rows: rows.map((row) => ({ ...toLead(row), progress: row.progress })), ...beside };
}

/** How many people nobody has seen to yet, and how many submissions wait in quarantine; as `countUpTo` counts. */
export async function countNewLeads(
  services: Pick<Services, 'db'>,
): Promise<{ received: number; quarantined: number }> {
  const { query } = services.db;
  return {
    received: await countUpTo(query, query.selectFrom('people').where('status', '=', 'new')),
    quarantined: await countQuarantined(services),
  };
}

/** How many submissions wait in quarantine. */
export function countQuarantined({ db }: Pick<Services, 'db'>): Promise<number> {
  const held = matchingLeads(db, { quarantine: true, kind: null }).where('status', '=', 'new');
  return countUpTo(db.query, held);
}
