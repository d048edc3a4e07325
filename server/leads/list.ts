import { type LeadKind, leadKinds } from '#domain/leads/lead.ts';
import { readPage } from '#server/db/list-page.ts';
import type { Services } from '#server/ports/services.ts';
import { type Lead, toLead } from './lead.ts';

export const leadsPerPage = 50;

/** What the list shows: leads that went on, or those in quarantine; of every kind or of one. */
export type LeadFilter = { quarantine: boolean; kind: LeadKind | null; page: number };

export type LeadList = { leads: Lead[]; total: number; pages: number; page: number };

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
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(leadsPerPage)
    .offset((page - 1) * leadsPerPage)
    .execute();
  return { leads: rows.map(toLead), total, pages, page };
}

/** How many leads nobody has seen to yet: those that went on, and those that wait in quarantine. */
export async function countNewLeads(services: Services): Promise<{ received: number; quarantined: number }> {
  const rows = await services.db.query
    .selectFrom('leads')
    .select((eb) => ['quarantine', eb.fn.countAll<number>().as('count')] as const)
    .where('status', '=', 'new')
    .groupBy('quarantine')
    .execute();
  const sum = (wanted: boolean) =>
    rows
      .filter((row) => (row.quarantine === 'held') === wanted)
      .reduce((all, row) => all + Number(row.count), 0);
  return { received: sum(false), quarantined: sum(true) };
}
