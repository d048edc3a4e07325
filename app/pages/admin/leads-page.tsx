import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { cx } from '#app/ui/cx.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { type LeadKind, leadKinds } from '#domain/leads/lead.ts';
import { sourceOf } from '#domain/leads/touch.ts';
import type { Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { countQuarantined, type LeadFilter, listLeads, readLeadFilter } from '#server/leads/list.ts';
import type { Route } from './+types/leads-page.ts';
import { LeadStatusTag } from './lead-status.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Leads');

export async function loader({ request, context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const filter = readLeadFilter(new URL(request.url).searchParams);
  const { leads, total, page, pages } = await listLeads(services, filter);
  return {
    filter: { ...filter, page },
    pages,
    total,
    held: await countQuarantined(services),
    kinds: leadKinds.map((kind) => ({ kind, label: kindNames[kind] })),
    rows: leads.map(toRow),
  };
}

function toRow(lead: Lead) {
  const { id, status, quarantine, name, email, company, createdAt } = lead;
  return {
    id,
    status,
    quarantine,
    name,
    email,
    company,
    kind: kindNames[lead.kind],
    when: `${formatInstantDate(createdAt, agencyZone)}, ${formatInstantTime(createdAt, agencyZone)}`,
    source: sourceOf(lead.attribution?.last),
    reasons: quarantine === 'held' ? lead.reasons.map((reason) => reason.text).join(' ') : '',
  };
}

/** The address of the list with some part of its filter changed; another filter starts on its first page. */
function addressOf({ quarantine, kind, page }: LeadFilter): string {
  const search = new URLSearchParams();
  if (quarantine) search.set('show', 'quarantine');
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/admin/leads?${text}` : '/admin/leads';
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { filter, rows, held, total, pages, kinds } = loaderData;
  return (
    <>
      <h1 className="mb-6 text-3xl">Leads</h1>
      <nav aria-label="Which leads" className="mb-8 grid gap-3">
        <Choices
          label="State"
          choices={[
            {
              to: addressOf({ ...filter, quarantine: false, page: 1 }),
              label: 'Received',
              current: !filter.quarantine,
            },
            {
              to: addressOf({ ...filter, quarantine: true, page: 1 }),
              label: `In quarantine (${held})`,
              current: filter.quarantine,
            },
          ]}
        />
        <Choices
          label="Kind"
          choices={[
            { to: addressOf({ ...filter, kind: null, page: 1 }), label: 'Every kind', current: !filter.kind },
            ...kinds.map(({ kind, label }: { kind: LeadKind; label: string }) => ({
              to: addressOf({ ...filter, kind, page: 1 }),
              label,
              current: filter.kind === kind,
            })),
          ]}
        />
      </nav>
      <p className="mb-3 text-ink-soft text-sm">{total === 1 ? 'One lead' : `${total} leads`}</p>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <LeadRow key={row.id} row={row} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-4">
          {filter.page > 1 && (
            <Link className="link" rel="prev" to={addressOf({ ...filter, page: filter.page - 1 })}>
              Newer
            </Link>
          )}
          <span>
            Page {filter.page} of {pages}
          </span>
          {filter.page < pages && (
            <Link className="link" rel="next" to={addressOf({ ...filter, page: filter.page + 1 })}>
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

type Choice = { to: string; label: string; current: boolean };

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {choices.map((choice) => (
        <li key={choice.label}>
          <Link
            to={choice.to}
            aria-current={choice.current ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center rounded-pill px-4 font-medium text-sm',
              choice.current ? 'bg-ink text-chalk' : 'hover:bg-sand',
            )}
          >
            {choice.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LeadRow({ row }: { row: ReturnType<typeof toRow> }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 rounded-lg bg-foam p-4 shadow-line sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-center">
      <span className="min-w-0 break-words">
        <Link
          to={`/admin/leads/${row.id}`}
          className="card-link font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
        >
          {row.name}
          {row.company && `, ${row.company}`}
        </Link>
        <span className="block text-ink-soft text-sm">{row.email}</span>
      </span>
      <span className="min-w-0 break-words text-sm">
        {row.kind}, {row.source}
        <span className="block text-ink-soft">{row.when}</span>
        {row.reasons && <span className="block text-danger">{row.reasons}</span>}
      </span>
      <span>
        <LeadStatusTag status={row.status} quarantine={row.quarantine} />
      </span>
    </li>
  );
}
