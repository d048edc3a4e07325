import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { leadKinds } from '#domain/leads/lead.ts';
import { loadRules } from '#server/availability/rules.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { countNewLeads, listLeads, readLeadFilter } from '#server/leads/list.ts';
import type { Route } from './+types/leads-page.ts';
import { LeadFilters, leadsAddress } from './lead-filters.tsx';
import { leadRow } from './lead-row.ts';
import { LeadRows } from './lead-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Leads');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const filter = readLeadFilter(new URL(request.url).searchParams);
  const { leads, total, page, pages } = await listLeads(services, filter);
  const { zone } = await loadRules(services.db.query);
  return {
    filter: { ...filter, page },
    pages,
    total,
    quarantined: (await countNewLeads(services)).quarantined,
    kinds: leadKinds.map((kind) => ({ kind, label: kindNames[kind] })),
    rows: leads.map((lead) => leadRow(lead, zone)),
  };
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { filter, rows, quarantined, total, pages, kinds } = loaderData;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <h1 className="text-3xl">Leads</h1>
        <Link className="link" to="/admin/subscribers">
          Newsletter subscribers
        </Link>
      </div>
      <LeadFilters filter={filter} quarantined={quarantined} kinds={kinds} />
      {filter.kind === 'newsletter' && <AboutSignUps />}
      {total === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <p className="mb-3 text-ink-soft text-sm">{total === 1 ? 'One lead' : `${total} leads`}</p>
      )}
      <LeadRows rows={rows} />
      <PageTurner page={filter.page} pages={pages} to={(page) => leadsAddress({ ...filter, page })} />
    </>
  );
}

/** Points to the subscribers, where nearly all sign-ups are. */
function AboutSignUps() {
  return (
    <p className="mb-5 max-w-[49rem]">
      Only a sign-up that went to quarantine as possible spam appears here. All others are on{' '}
      <Link className="link" to="/admin/subscribers">
        the list of subscribers
      </Link>
      .
    </p>
  );
}

/** Why the list is empty, and what would be in it. */
function Nothing({ filter: { quarantine, kind } }: { filter: { quarantine: boolean; kind: string | null } }) {
  const all = quarantine
    ? 'Nothing is in quarantine. What looks like spam stays here until you release it.'
    : 'No lead has come yet. Enquiries, quote requests and sign-ups for the offer appear here as they are sent.';
  return (
    <p className="max-w-[34em] rounded-lg bg-sand p-5">
      {kind ? 'There is none of this kind here. ' : all}
      {kind && (
        <Link className="link" to={leadsAddress({ quarantine, kind: null, page: 1 })}>
          Show every kind
        </Link>
      )}
    </p>
  );
}
