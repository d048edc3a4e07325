import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import type { LeadRow } from './lead-row.ts';
import { LeadStatusTag } from './lead-status.tsx';

/** Leads as rows: who, what and from where, when, how far. The whole row is the link. */
export function LeadRows({ rows }: { rows: LeadRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          className="max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_7.5rem_10rem] lg:items-center"
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
          <When at={row.at} className="text-ink-soft text-sm max-sm:col-span-2 lg:order-last lg:text-right" />
          <span className="max-sm:col-start-2 max-sm:row-start-1">
            <LeadStatusTag status={row.status} quarantine={row.quarantine} />
          </span>
          {row.reasons && (
            <span className="order-last col-span-full max-w-[60em] text-danger text-sm">{row.reasons}</span>
          )}
        </Row>
      ))}
    </Rows>
  );
}
