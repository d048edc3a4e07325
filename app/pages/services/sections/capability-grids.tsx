import { ruled } from '#app/pages/services/band.tsx';
import { cx } from '#app/ui/cx.ts';
import type { SectionProps } from './types.ts';

type GridProps = { items: SectionProps<'capabilities'>['section']['items'] };

/** Cells of one sheet, divided by hairlines. */
function Cells({ items }: GridProps) {
  return (
    <ul
      className={cx(
        'mt-10 grid border-t border-l sm:mt-14 sm:grid-cols-2',
        items.length > 4 && 'lg:grid-cols-3',
        ruled,
      )}
    >
      {items.map((item) => (
        <li key={item.title} className={cx('border-r border-b p-6 sm:p-9', ruled)}>
          <h3 className="text-2xl">{item.title}</h3>
          <p className="mt-3 max-w-[34em]">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

const warmth = ['before:w-6', 'before:w-4', 'before:w-2', 'before:w-[3px]'];

/** From the warmest to the coolest: each with a narrower edge of the warm colour, its words on one line with the others'. */
function Warmth({ items }: GridProps) {
  return (
    <ol className="mt-10 grid gap-1 overflow-hidden rounded-xl sm:mt-14 sm:gap-1.5">
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'relative grid gap-x-12 gap-y-2 bg-foam py-6 pr-6 pl-12 text-ink before:absolute before:inset-y-0 before:left-0 before:bg-beacon sm:py-8 sm:pr-9 sm:pl-16 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-center',
            warmth[index],
          )}
        >
          <h3 className="text-2xl">{item.title}</h3>
          <p className="max-w-[36em]">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

const tiles = [
  'bg-mist',
  'bg-ink text-chalk',
  'bg-beacon-wash',
  'bg-sand-deep',
  'bg-spray',
  'bg-tide-deep text-chalk',
];

/** Six squares close together, as on a profile. */
function Feed({ items }: GridProps) {
  return (
    <ul className="mt-10 grid gap-1 overflow-hidden rounded-xl sm:mt-14 sm:grid-cols-2 sm:gap-1.5 lg:grid-cols-3">
      {items.map((item, index) => (
        <li
          key={item.title}
          className={cx(
            'flex flex-col justify-between gap-8 p-6 sm:aspect-[4/3] sm:p-8',
            tiles[index % tiles.length],
          )}
        >
          <h3 className="max-w-[9em] text-3xl">{item.title}</h3>
          <p className="max-w-[28em] sm:text-lg">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Under a line as thick as a shelf's edge, three to a row. */
function Shelf({ items }: GridProps) {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-8 sm:mt-14 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.title} className="border-ink border-t-2 pt-5">
          <h3 className="text-3xl">{item.title}</h3>
          <p className="mt-3 max-w-[30em]">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** By the shape that `looks.ts` names. */
export const capabilityGrids = { cells: Cells, warmth: Warmth, feed: Feed, shelf: Shelf };
