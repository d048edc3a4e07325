import { browser, shadow } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, box, drawing, linear, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house } from './den-house.ts';
import { planSheet } from './den-plan.ts';

const thin = { family: 'thin', weight: 400 } as const;

/** The practice’s first page, 1280 × 760: those units right of 1,000 are beyond the window. */
const page = () =>
  [
    rect(0, 0, 1280, 760, '#3f302d'),
    rect(0, 0, 1280, 120, '#8f4a33'),
    at(-214, 66, 1.2, house()),
    linear('da-shade', [0, 0], [0, 1], [0, '#4a1c0d', 0.85], [0.6, '#4a1c0d', 0.5], [1, '#4a1c0d', 0]),
    rect(0, 0, 1280, 330, 'url(#da-shade)'),
    text(48, 66, 'DEN', 34, c.bone, { family: 'thin', weight: 500, tracking: 8 }),
    ...['Houses', 'Practice', 'Process'].map((label, i) =>
      text([640, 756, 880][i] ?? 0, 64, label, 23, c.bone, thin),
    ),
    lines(46, 152, ['Houses that belong', 'where they stand.'], 74, 76, '#fff8ec', {
      ...thin,
      tracking: -1.6,
    }),
    box(48, 264, 196, 54, 27, 'none', { stroke: '#fff8ec', 'stroke-width': 1.4 }),
    text(146, 299, 'See the houses', 22, '#fff8ec', { ...thin, anchor: 'middle' }),
    linear('da-foot', [0, 0], [0, 1], [0, '#2c1a14', 0], [0.7, '#2c1a14', 0.85]),
    rect(0, 620, 1280, 140, 'url(#da-foot)'),
    text(604, 704, 'Cliff House, Ravenscar', 24, c.bone, thin),
  ].join('');

/** The architects’ site: one wide window, the house behind all of it, and its floor plan on paper before it. */
export function denArchitecture(): string {
  const { width, height } = standingSize;
  const [x, y, wide, tall, scale] = [44, 24, 1280, 780, 1.4];
  return drawing(
    width,
    height,
    shadow('da-s1', x, y, wide * scale, tall * scale, 22, '#2b1006', 0.8),
    at(
      x,
      y,
      scale,
      browser({
        ...{ id: 'da-b', x: 0, y: 0, width: wide, height: tall, pageWidth: wide },
        ...{ address: 'den-architecture.example', tone: 'light', page: page() },
      }),
    ),
    at(72, 622, 1.16, planSheet('da-s2', true)),
  );
}
