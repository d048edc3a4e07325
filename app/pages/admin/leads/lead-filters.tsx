import { Choices } from '#app/pages/admin/parts/choices.tsx';
import { listAddress } from '#app/pages/admin/parts/list-address.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { LeadFilter } from '#server/leads/list.ts';

/** The address of the list with this filter, and a place in it. */
export function leadsAddress(
  { quarantine, kind }: LeadFilter,
  place: Record<string, string> = {},
  path = '/admin/leads',
): string {
  return listAddress(path, { show: quarantine && 'quarantine', kind, ...place });
}

type LeadFiltersProps = {
  filter: LeadFilter;
  /** How many wait in quarantine, as a figure. */
  quarantined: string;
  kinds: { kind: LeadKind; label: string }[];
};

/** Filters of the list. Changing one goes to the first page. */
export function LeadFilters({ filter, quarantined, kinds }: LeadFiltersProps) {
  const to = (change: Partial<LeadFilter>) => leadsAddress({ ...filter, ...change });
  const { quarantine, kind: wanted } = filter;
  return (
    <nav
      aria-label="Which leads"
      className="mb-7 flex flex-wrap gap-x-6 gap-y-3 2xl:divide-x-[1.5px] 2xl:divide-sand-deep"
    >
      <Choices
        label="State"
        choices={[
          { to: to({ quarantine: false }), label: 'Received', current: !quarantine },
          { to: to({ quarantine: true }), label: `In quarantine (${quarantined})`, current: quarantine },
        ]}
      />
      <Choices
        label="Kind"
        choices={[
          { to: to({ kind: null }), label: 'Every kind', current: !wanted },
          ...kinds.map(({ kind, label }) => ({ to: to({ kind }), label, current: wanted === kind })),
        ]}
      />
    </nav>
  );
}
