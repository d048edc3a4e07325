import { at, box, circle, drawing, line, linear, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house } from '#art/scenes/den-house.ts';
import { planSheet } from '#art/scenes/den-plan.ts';

const bar = 76;
const thin = { family: 'thin', weight: 400 } as const;

/** A window from edge to edge: its bar, and the page below it. */
const chrome = () =>
  [
    rect(0, 0, 1200, bar, '#f3efe7'),
    ...[44, 80, 116].map((x) => circle(x, bar / 2, 10, '#cfc6b8')),
    box(176, 13, 848, bar - 26, 14, '#ffffff'),
    text(208, bar / 2 + 14, 'den-architecture.example', 41, '#6b625a', { weight: 500 }),
    stroke(`M1116 ${bar / 2 - 12}v24M1104 ${bar / 2}h24`, '#6b625a', 3),
    line(0, bar, 1200, bar, '#dcd3c5', 2),
  ].join('');

/** The practice’s first page, the house behind all of it. */
const page = () =>
  [
    rect(0, 0, 1200, 900, '#3f302d'),
    rect(0, 0, 1200, 300, '#8f4a33'),
    at(-112, 206, 1.2, house()),
    linear('pd-shade', [0, 0], [0, 1], [0, '#4a1c0d', 0.9], [0.62, '#4a1c0d', 0.5], [1, '#4a1c0d', 0]),
    rect(0, 0, 1200, 440, 'url(#pd-shade)'),
    text(56, 152, 'DEN', 58, c.bone, { family: 'thin', weight: 500, tracking: 14 }),
    text(790, 150, 'Houses', 44, c.bone, thin),
    text(970, 150, 'Process', 44, c.bone, thin),
    lines(54, 270, ['Houses that belong', 'where they stand.'], 98, 102, '#fff8ec', {
      ...thin,
      tracking: -2.4,
    }),
  ].join('');

/** The architects’ site in a window as wide as the card, a floor plan on paper before it. */
export const denPoster = (): string =>
  drawing(1200, 900, page(), chrome(), at(26, 546, 1, planSheet('pd-s', false)));
