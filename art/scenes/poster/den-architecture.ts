import { at, box, circle, drawing, line, linear, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house } from '#art/scenes/den-house.ts';
import { planSheet } from '#art/scenes/den-plan.ts';

/** As tall as on a phone beside it, its ends clear of the corners of the card. */
const bar = 112;
const thin = { family: 'thin', weight: 400 } as const;

/** A window from edge to edge: its bar, and the page below it. */
const chrome = () =>
  [
    rect(0, 0, 1200, bar, '#f3efe7'),
    ...[72, 116, 160].map((x) => circle(x, bar / 2, 13, '#cfc6b8')),
    box(216, 20, 792, bar - 40, 24, '#ffffff'),
    text(248, bar / 2 + 14, 'den-architecture.example', 41, '#6b625a', { weight: 500 }),
    stroke(`M1110 ${bar / 2 - 15}v30M1095 ${bar / 2}h30`, '#6b625a', 4),
    line(0, bar, 1200, bar, '#dcd3c5', 2),
  ].join('');

/** The practice’s first page, the house behind all of it. */
const page = () =>
  [
    rect(0, 0, 1200, 900, '#3f302d'),
    rect(0, 0, 1200, 300, '#8f4a33'),
    at(-112, 224, 1.2, house()),
    linear('pd-shade', [0, 0], [0, 1], [0, '#4a1c0d', 0.9], [0.62, '#4a1c0d', 0.5], [1, '#4a1c0d', 0]),
    rect(0, 0, 1200, 460, 'url(#pd-shade)'),
    text(56, 186, 'DEN', 58, c.bone, { family: 'thin', weight: 500, tracking: 14 }),
    text(790, 184, 'Houses', 44, c.bone, thin),
    text(970, 184, 'Process', 44, c.bone, thin),
    lines(54, 298, ['Houses that belong', 'where they stand.'], 98, 102, '#fff8ec', {
      ...thin,
      tracking: -2.4,
    }),
  ].join('');

/** The architects’ site in a window as wide as the card, a floor plan on paper before it. */
export const denPoster = (): string =>
  drawing(1200, 900, page(), chrome(), at(26, 546, 1, planSheet('pd-s', false)));
