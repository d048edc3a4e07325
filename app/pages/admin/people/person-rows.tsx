import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { inSentence } from '#domain/format/near.ts';
import type { PersonRow } from './people-view.ts';
import { PersonStatusTag } from './person-status.tsx';

/** People as rows: a box to tick, who, how far, what is next and what was last. The rest of the row is the link. */
export function PersonRows({ rows }: { rows: PersonRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          className="grid-cols-[auto_minmax(0,1fr)] [&_a]:scroll-mb-48 [&_input]:scroll-mb-48 md:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)] md:items-center xl:grid-cols-[auto_minmax(0,11fr)_7rem_5rem_minmax(0,8fr)_6.5rem]"
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
            {row.value && <span className="figures font-medium xl:hidden">{row.value}</span>}
            {row.owner && <span className="text-ink-soft">{row.owner}</span>}
            <span className="text-ink-soft xl:hidden">
              Last: <When at={row.last} dayOnly />
            </span>
          </span>
          <span className="figures hidden text-right font-medium text-sm xl:block">{row.value}</span>
          <span className="wrap-anywhere min-w-0 text-sm">
            {row.waiting && (
              <span className="block font-medium">
                Waits for an answer since{' '}
                <time dateTime={row.waiting.iso} title={row.waiting.full} className="whitespace-nowrap">
                  {inSentence(row.waiting.day)}
                </time>
              </span>
            )}
            {row.step && <span className="block">Next: {row.step}</span>}
          </span>
          <When at={row.last} dayOnly className="hidden text-ink-soft text-sm xl:block xl:text-right" />
        </Row>
      ))}
    </Rows>
  );
}
