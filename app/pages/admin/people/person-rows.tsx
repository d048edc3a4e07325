import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import type { PersonRow } from './people-view.ts';
import { PersonStatusTag } from './person-status.tsx';

/** People as rows: a box to tick, who, how far, what is next and what was last. The rest of the row is the link. */
export function PersonRows({ rows }: { rows: PersonRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <Row
          key={row.id}
          className="grid-cols-[auto_minmax(0,1fr)] md:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)] md:items-center xl:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_8rem]"
        >
          <label className="relative z-10 -m-2.5 flex size-11 items-center justify-center max-md:row-span-4">
            <span className="sr-only">Choose {row.name || row.email}</span>
            <input type="checkbox" name="person" value={row.id} className="size-6 rounded-sm accent-tide" />
          </label>
          <span className="wrap-anywhere min-w-0">
            <RowLink to={`/admin/people/${row.id}`}>
              {row.name || row.email}
              {row.company && `, ${row.company}`}
            </RowLink>
            <span className="block text-ink-soft text-sm">{row.email}</span>
          </span>
          <span className="wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <PersonStatusTag status={row.status} />
            {row.value && <span className="figures font-medium">{row.value}</span>}
            <span className="text-ink-soft">{row.owner ?? 'Nobody yet'}</span>
          </span>
          <span className="wrap-anywhere min-w-0 text-sm">
            {row.waiting && (
              <span className="block font-medium">Waits for an answer since {row.waiting}</span>
            )}
            {row.step && <span className="block">Next: {row.step}</span>}
            <span className="figures block text-ink-soft xl:hidden">Last: {row.last}</span>
          </span>
          <span className="figures hidden text-ink-soft text-sm xl:block xl:text-right">{row.last}</span>
        </Row>
      ))}
    </ul>
  );
}
