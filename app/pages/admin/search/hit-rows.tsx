import type { Moment } from '#app/pages/admin/parts/moment.ts';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
import { PersonStatusTag } from '#app/pages/admin/people/person-status.tsx';
import type { Hit } from '#server/search/find.ts';

/** People who were found: who, how to reach them, how far, and where the words stand. The whole row is the link. */
export function HitRows({ hits }: { hits: (Hit & { last: Moment })[] }) {
  return (
    <Rows>
      {hits.map((hit) => (
        <Row
          key={hit.id}
          className="sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_8rem]"
        >
          <span className="min-w-0 wrap-anywhere">
            <RowLink to={`/admin/people/${hit.id}`}>
              {hit.name || hit.emails[0]}
              {hit.company && `, ${hit.company}`}
            </RowLink>
            <span className="block text-ink-soft text-sm">{hit.emails.join(', ')}</span>
            {hit.phone && <span className="figures block text-ink-soft text-sm">{hit.phone}</span>}
          </span>
          <span className="min-w-0 wrap-anywhere text-sm max-lg:order-last sm:max-lg:col-span-full">
            {hit.excerpt?.map((piece, at) =>
              piece.hit ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never change
                <mark key={at} className="rounded-sm bg-beacon-wash px-0.5 text-ink">
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
            <PersonStatusTag status={hit.status} />
            <When at={hit.last} dayOnly className="text-ink-soft text-sm sm:text-right" />
          </span>
        </Row>
      ))}
    </Rows>
  );
}
