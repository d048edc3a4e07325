import { ruled } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { SectionProps } from './types.ts';

type GridProps = { items: readonly SectionProps<'capabilities'>['section']['items'][number][] };

/** Cells of one sheet, divided by hairlines. */
function Cells({ items }: GridProps) {
  return (
    <ul
      className={cx(
        'mt-8 grid border-t border-l sm:mt-12 sm:grid-cols-2',
        items.length > 4 && 'lg:grid-cols-3',
        ruled,
      )}
    >
      {items.map((item) => (
        <li key={item.title} className={cx('border-r border-b p-6 sm:p-9', ruled)}>
          <h3 className="text-xl sm:text-2xl">{item.title}</h3>
          <p className="mt-2 max-w-[34em] max-sm:text-sm sm:mt-3">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

const warmth = ['before:w-6', 'before:w-4', 'before:w-2', 'before:w-[3px]'];

/** From the warmest to the coolest: each with a narrower edge of the warm colour, its words on one line with the others'. */
function Warmth({ items }: GridProps) {
  return (
    <ol className="mt-8 grid gap-1 overflow-hidden rounded-xl sm:mt-12 sm:gap-1.5">
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'relative grid gap-x-12 gap-y-2 bg-foam py-5 pr-6 pl-11 text-ink before:absolute before:inset-y-0 before:left-0 before:bg-beacon sm:py-8 sm:pr-9 sm:pl-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center',
            warmth[index],
          )}
        >
          <h3 className="text-xl sm:text-2xl">{item.title}</h3>
          <p className="max-w-[36em] max-sm:text-sm">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

const tiles = ['bg-ink text-chalk on-ink', 'bg-beacon-wash'];

/** The two to begin with as tiles, the others as a list beside them. */
function Feed({ items }: GridProps) {
  return (
    <ul className="mt-8 grid gap-x-10 sm:mt-12 lg:grid-flow-col lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-4">
      {items.map((item, index) =>
        index < tiles.length ? (
          <li
            key={item.title}
            className={cx(
              'mb-4 flex flex-col justify-between gap-3 sm:gap-6 rounded-xl p-6 sm:p-8 lg:row-span-2 lg:mb-5 lg:nth-2:mb-0',
              tiles[index],
            )}
          >
            <h3 className="text-2xl sm:text-3xl">{item.title}</h3>
            <p className="max-w-[28em] max-sm:text-sm sm:text-lg">{item.text}</p>
          </li>
        ) : (
          <li
            key={item.title}
            className={cx('flex flex-col justify-center border-t py-4 sm:py-5 last:border-b', ruled)}
          >
            <h3 className="text-xl sm:text-2xl">{item.title}</h3>
            <p className="mt-1 max-w-[34em] max-sm:text-sm sm:mt-2">{item.text}</p>
          </li>
        ),
      )}
    </ul>
  );
}

/** By the shape that `looks.ts` names. */
export const capabilityGrids = { cells: Cells, warmth: Warmth, feed: Feed };
