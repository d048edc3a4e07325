import { Link } from 'react-router';
import { mayOpen } from '#app/access.ts';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { CsvLink } from '#app/pages/admin/parts/csv-link.tsx';
import { PageTurner } from '#app/pages/admin/parts/page-turner.tsx';
import { privateMeta } from '#app/private-meta.ts';
import { countText, shortCount } from '#domain/format/count-text.ts';
import { leadKinds } from '#domain/leads/lead.ts';
import { loadRules } from '#server/availability/rules.ts';
import { readPlace } from '#server/db/keyset.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import {
  countQuarantined,
  type LeadFilter,
  leadOrder,
  listLeads,
  readLeadFilter,
} from '#server/leads/list.ts';
import type { Route } from './+types/leads-page.ts';
import { LeadFilters, leadsAddress } from './lead-filters.tsx';
import { leadRow } from './lead-row.ts';
import { LeadRows } from './lead-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Leads');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = staffOf(context);
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter = readLeadFilter(search);
  const { leads, total, ...beside } = await listLeads(services, filter, readPlace(search, leadOrder));
  const { zone } = await loadRules(services.db.query);
  return {
    filter,
    csv: total > 0 && mayOpen(role, '/admin/leads.csv') ? leadsAddress(filter, {}, '/admin/leads.csv') : null,
    beside,
    count: total === 0 ? null : countText(total, 'lead', 'leads'),
    quarantined: shortCount(await countQuarantined(services)),
    kinds: leadKinds.map((kind) => ({ kind, label: kindNames[kind] })),
    rows: leads.map((lead) => leadRow(lead, services.clock.now(), zone)),
  };
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { filter, csv, rows, quarantined, count, beside, kinds } = loaderData;
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
      {count ? (
        <div className="mb-3 flex flex-wrap items-baseline gap-x-6">
          <p className="text-ink-soft text-sm">{count}</p>
          <CsvLink href={csv} />
        </div>
      ) : (
        <Nothing filter={filter} />
      )}
      <LeadRows rows={rows} />
      <PageTurner beside={beside} to={(place) => leadsAddress(filter, place)} />
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
function Nothing({ filter: { quarantine, kind } }: { filter: LeadFilter }) {
  const all = quarantine
    ? 'Nothing is in quarantine. What looks like spam stays here until you release it.'
    : 'No lead has come yet. Enquiries, quote requests and sign-ups for the offer appear here as they are sent.';
  return (
    <p className="max-w-[34em] rounded-lg bg-sand p-5">
      {kind ? 'There are none of this kind here. ' : all}
      {kind && (
        <Link className="link" to={leadsAddress({ quarantine, kind: null })}>
          Show every kind
        </Link>
      )}
    </p>
  );
}
