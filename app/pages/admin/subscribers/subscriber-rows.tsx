import { Row, Rows } from '#app/pages/admin/parts/row.tsx';
import { Tag } from '#app/pages/admin/parts/tag.tsx';
import { inSentence } from '#domain/format/near.ts';
import { type SubscriberRow, subscriberStateWords } from './subscriber-row.ts';

/** Subscribers as rows: who, in which state and since when, where they signed up and to what. */
export function SubscriberRows({ rows }: { rows: SubscriberRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row
          key={row.id}
          className="sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)] lg:items-center"
        >
          <span className="wrap-anywhere min-w-0 font-semibold">{row.email}</span>
          <span className="text-sm">
            <StateTag state={row.state} />
            <span className="mt-1 block text-ink-soft">
              Since{' '}
              <time dateTime={row.since.iso} title={row.since.full} className="figures whitespace-nowrap">
                {inSentence(row.since.day)}, {row.since.time}
              </time>
            </span>
          </span>
          <span className="wrap-anywhere min-w-0 text-sm sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
            {row.source && <span className="font-medium">{row.source}</span>}
            {row.consent && <span className="block text-ink-soft">Agreed to: {row.consent}</span>}
          </span>
        </Row>
      ))}
    </Rows>
  );
}

function StateTag({ state }: Pick<SubscriberRow, 'state'>) {
  return <Tag tone={state === 'confirmed' ? 'open' : 'over'}>{subscriberStateWords[state]}</Tag>;
}
