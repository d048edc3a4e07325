import { type LeadKind, leadKinds } from '#domain/leads/lead.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import { readPage } from '#server/db/list-page.ts';
import type { Services } from '#server/ports/services.ts';
import { type Lead, toLead } from './lead.ts';

export const leadsPerPage = 50;

/** What the list shows: leads that went on, or those in quarantine; of every kind or of one. */
export type LeadFilter = { quarantine: boolean; kind: LeadKind | null; page: number };

/** A lead with how far staff are with its sender; null while it is in quarantine. */
export type ListedLead = Lead & { progress: PersonStatus | null };

export type LeadList = { leads: ListedLead[]; total: number; pages: number; page: number };

/** The filter as it stands in an address; anything odd counts as unset. */
export function readLeadFilter(search: URLSearchParams): LeadFilter {
  return {
    quarantine: search.get('show') === 'quarantine',
    kind: leadKinds.find((kind) => kind === search.get('kind')) ?? null,
    page: readPage(search),
  };
}

/** One page of leads, newest first. A page beyond the last gives the last. */
export async function listLeads(services: Services, filter: LeadFilter): Promise<LeadList> {
  const matching = () => {
    const query = services.db.query
      .selectFrom('leads')
      .where('quarantine', filter.quarantine ? '=' : '!=', 'held');
    return filter.kind ? query.where('kind', '=', filter.kind) : query;
  };
  const { count } = await matching()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const pages = Math.max(1, Math.ceil(total / leadsPerPage));
  const page = Math.min(filter.page, pages);
  const rows = await matching()
    .leftJoin('people', 'people.id', 'leads.person_id')
    .selectAll('leads')
    .select('people.status as progress')
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id')
    .limit(leadsPerPage)
    .offset((page - 1) * leadsPerPage)
    .execute();
  const leads = rows.map((row) => ({ ...toLead(row), progress: row.progress }));
  return { leads, total, pages, page };
}

/** How many people nobody has seen to yet, and how many submissions wait in quarantine. */
export async function countNewLeads(services: Services): Promise<{ received: number; quarantined: number }> {
  const { query } = services.db;
  const { received } = await query
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<number>().as('received'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  const { quarantined } = await query
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('quarantined'))
    .where('quarantine', '=', 'held')
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return { received: Number(received), quarantined: Number(quarantined) };
}
