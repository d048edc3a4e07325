import { box } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from './chartford-street.ts';

/** What may become of a plot; `pick` is free, and chosen. */
export type PlotState = 'free' | 'held' | 'sold' | 'pick';

const fills: Record<PlotState, string> = { free: '#ffffff', held: c.butter, sold: '#bcb3a9', pick: c.wine };

/** What a state is called beside a number, and what form its mark has: none is told by its colour alone. */
const called: Record<PlotState, string> = { free: 'Free', held: 'Held', sold: 'Sold', pick: 'Free' };

function mark(x: number, y: number, wide: number, tall: number, state: PlotState) {
  const r = state === 'free' || state === 'pick' ? tall / 2 : tall * 0.2;
  const look = {
    free: { stroke: c.wine, 'stroke-width': tall * 0.085 },
    held: {
      stroke: c.wineDeep,
      'stroke-width': tall * 0.07,
      'stroke-dasharray': `${tall * 0.13} ${tall * 0.1}`,
    },
    sold: {},
    pick: { stroke: '#fffdf8', 'stroke-width': tall * 0.085 },
  }[state];
  return box(x - wide / 2, y - tall / 2, wide, tall, r, fills[state], look);
}

/** The number of a plot, with its state in a word where `words`. */
export function sign(number: number, state: PlotState, size: number, words: boolean) {
  const ink = state === 'pick' ? '#ffffff' : c.ink;
  if (!words)
    return (
      mark(0, 0, size * (number > 9 || state !== 'held' ? 1.62 : 1.5), size * 1.62, state) +
      text(0, size * 0.36, String(number), size, ink, { weight: 700, anchor: 'middle' })
    );
  return (
    mark(0, 0, size * 4.9, size * 1.8, state) +
    text(-size * 1.78, size * 0.36, String(number), size, ink, { weight: 700 }) +
    text(size * 1.8, size * 0.36, called[state], size, ink, { weight: 600, anchor: 'end' })
  );
}

/** What the marks mean, 322 × 36 units. */
export function legend(): string {
  const kinds = [
    ['Free', 'free', 20],
    ['Held', 'held', 92],
    ['Sold', 'sold', 164],
    ['Chosen', 'pick', 236],
  ] as const;
  return (
    box(0, 0, 322, 36, 18, '#fff') +
    kinds
      .map(
        ([label, state, x]) =>
          mark(x, 18, 16, 16, state) + text(x + 13, 24, label, 17.2, c.ink, { weight: 600 }),
      )
      .join('')
  );
}

/** The same in a column of its own for a large plan, with how many plots there are of each; 320 × 196 units. */
export function tally(
  counts: ReadonlyArray<readonly [label: string, state: PlotState, count: number]>,
  wide = 300,
): string {
  return counts
    .map(
      ([label, state, count], i) =>
        mark(22, 26 + i * 62, 36, 36, state) +
        text(60, 37 + i * 62, label, 32, c.ink, { weight: 600 }) +
        text(wide, 37 + i * 62, String(count), 32, c.wineDeep, { weight: 700, anchor: 'end' }),
    )
    .join('');
}
