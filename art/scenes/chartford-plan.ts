import { at, box, circle, ellipse, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from './chartford-street.ts';

type State = 'free' | 'held' | 'sold' | 'pick';

const plots: ReadonlyArray<readonly [x: number, y: number, turn: number, state: State]> = [
  [38, 214, -8, 'sold'],
  [104, 200, -6, 'sold'],
  [170, 192, -3, 'free'],
  [238, 190, 2, 'free'],
  [304, 196, 6, 'held'],
  [46, 330, -6, 'sold'],
  [114, 318, -4, 'free'],
  [232, 312, 3, 'held'],
  [300, 320, 7, 'free'],
  [60, 438, -4, 'held'],
  [128, 430, -3, 'sold'],
  [236, 426, 3, 'pick'],
  [304, 434, 6, 'free'],
];
const fills: Record<State, string> = { sold: '#cbbcae', held: c.butter, free: '#ffffff', pick: c.wine };

/** The plots of one village with their state, 390 units wide, from y = 124 to y = 576. */
export function plan(): string {
  return [
    rect(0, 110, 390, 480, '#b9d0a8'),
    path('M-10 150C80 120 300 110 400 150V110H-10Z', '#a5c193'),
    // The first row lies above its road, the others below theirs.
    ...plots
      .slice(0, 5)
      .map(([x, y, turn]) => at(x, y, 1, rect(9, 16, 9, 54, '#f4efe6', { transform: `rotate(${turn})` }))),
    stroke('M-20 296C90 270 120 268 196 266S330 276 420 300', '#f4efe6', 32),
    stroke('M192 266C196 340 196 380 198 590', '#f4efe6', 30),
    stroke('M-20 404C60 390 140 388 196 388S340 396 420 410', '#f4efe6', 24),
    stroke('M-20 296C90 270 120 268 196 266S330 276 420 300', '#fff', 2, { 'stroke-dasharray': '8 8' }),
    ellipse(330, 540, 80, 40, '#8fbccb'),
    ellipse(322, 536, 58, 26, '#a9d0dc'),
    ...[
      [26, 160],
      [84, 150],
      [352, 152],
      [20, 500],
      [372, 490],
      [92, 506],
      [122, 500],
      [244, 512],
      [168, 150],
      [264, 148],
    ].map(
      ([x, y]) =>
        circle(Number(x), Number(y), 15, c.leaf) + circle(Number(x) - 4, Number(y) - 4, 7, '#86a670'),
    ),
    ...plots.map(([x, y, turn, state], i) =>
      at(
        x,
        y,
        1,
        group(
          { transform: `rotate(${turn})` },
          i < 5 ? '' : rect(9, -36, 9, 20, '#f4efe6'),
          box(-26, -30, 54, 62, 5, '#d5e4c6'),
          rect(9, i < 5 ? 16 : -30, 9, i < 5 ? 16 : 12, '#f4efe6'),
          circle(-18, 24, 4.4, '#8fae7a'),
          circle(-9, 26, 3.4, '#a3be8e'),
          box(-20, -20, 42, 36, 4, fills[state], {
            stroke: c.wine,
            'stroke-width': state === 'free' ? 2 : 0,
          }),
          path('M-19 -2H21V12Q21 15 18 15H-16Q-19 15 -19 12Z', '#000', { 'fill-opacity': 0.06 }),
        ),
        text(1, 4.4, String(i + 4), 17.4, state === 'pick' ? '#fff' : c.ink, {
          weight: 700,
          anchor: 'middle',
        }),
      ),
    ),
  ].join('');
}

/** What the colours mean, 322 × 36 units. */
export function legend(): string {
  const kinds = [
    ['Free', fills.free, 18],
    ['Held', fills.held, 90],
    ['Sold', fills.sold, 162],
    ['Chosen', fills.pick, 234],
  ] as const;
  return (
    box(0, 0, 322, 36, 18, '#fff') +
    kinds
      .map(
        ([label, fill, x]) =>
          circle(x, 18, 7, fill, { stroke: c.wine, 'stroke-width': 1.6 }) +
          text(x + 13, 24, label, 17.2, c.ink, { weight: 600 }),
      )
      .join('')
  );
}

/** A compass, since south is where the gardens are. */
export const compass = (x: number, y: number) =>
  at(x, y, 1, circle(0, 0, 19, '#fff'), path('M0 -13L6 0H-6Z', c.wine), line(0, 0, 0, 12, c.wine, 2.4));
