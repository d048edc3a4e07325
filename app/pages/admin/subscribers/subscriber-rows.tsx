import { cx } from '#app/ui/cx.ts';
import { type SubscriberRow, subscriberStateWords } from './subscriber-row.ts';

/** Subscribers as rows: who, in which state and since when, where they signed up and to what. */
export function SubscriberRows({ rows }: { rows: SubscriberRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-6 gap-y-2 rounded-lg bg-foam p-4 shadow-line sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,5fr)] lg:items-center"
        >
          <span className="wrap-anywhere min-w-0 font-semibold">{row.email}</span>
          <span className="text-sm">
            <StateTag state={row.state} />
            <span className="figures mt-1 block text-ink-soft">
              Since {row.date}, <span className="whitespace-nowrap">{row.time}</span>
            </span>
          </span>
          <span className="wrap-anywhere min-w-0 text-sm sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
            {row.source && <span className="font-medium">{row.source}</span>}
            {row.consent && <span className="block text-ink-soft">Agreed to: {row.consent}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StateTag({ state }: Pick<SubscriberRow, 'state'>) {
  return (
    <span
      className={cx(
        'inline-flex rounded-pill px-3 py-1 font-medium text-xs',
        state === 'confirmed' ? 'bg-mist text-ink' : 'bg-sand text-ink-soft',
      )}
    >
      {subscriberStateWords[state]}
    </span>
  );
}
