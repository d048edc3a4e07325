import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import type { LeadRow } from './lead-row.ts';
import { LeadStatusTag } from './lead-status.tsx';

/** Leads as rows: who, what and from where, when, how far. The whole row is the link. */
export function LeadRows({ rows }: { rows: LeadRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <Row
          key={row.id}
          className="max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_7.5rem] lg:items-center"
        >
          <span className="min-w-0 wrap-anywhere">
            <RowLink to={`/admin/leads/${row.id}`}>
              {row.name}
              {row.company && `, ${row.company}`}
            </RowLink>
            <span className="block text-ink-soft text-sm">{row.email}</span>
          </span>
          <span className="min-w-0 wrap-anywhere text-sm max-sm:col-span-2">
            <span className="font-medium">{row.kind}</span>
            <span className="block text-ink-soft max-sm:ml-2.5 max-sm:inline">Source: {row.source}</span>
          </span>
          <span className="figures text-sm max-sm:col-span-2">
            {row.date} <span className="block text-ink-soft max-lg:inline">{row.time}</span>
          </span>
          <span className="max-sm:col-start-2 max-sm:row-start-1 lg:justify-self-end">
            <LeadStatusTag status={row.status} quarantine={row.quarantine} />
          </span>
          {row.reasons && (
            <span className="col-span-full max-w-[60em] text-danger text-sm">{row.reasons}</span>
          )}
        </Row>
      ))}
    </ul>
  );
}
