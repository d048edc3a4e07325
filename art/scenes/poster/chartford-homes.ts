import { contact, shadow } from '#art/kit/frames.ts';
import { at, box, circle, clipBox, drawing, ellipse, linear, path, rect, repeat } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { plan } from '#art/scenes/chartford-plan.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

const [wide, tall] = [980, 690];
const didone = { family: 'didone' } as const;

/** The plot finder on a tablet, 980 × 690: the plot that was chosen, beside the map of its village. */
const finder = () =>
  [
    rect(0, 0, wide, tall, c.paper),
    clipBox('pc-map', 398, 0, wide - 398, tall, 0, at(398 - 88 * 2.46, -212 * 2.46, 2.46, plan())),
    path('M44 74V48L66 32L88 48V74H75V58H57V74Z', c.wine),
    text(104, 68, 'Chartford', 46, c.wine, didone),
    text(44, 194, 'Plot 15', 92, c.wineDeep, { ...didone, tracking: -1.4 }),
    text(44, 254, 'The Hayburn', 44, c.ink, { weight: 500 }),
    text(44, 306, 'Three bedrooms', 42, c.grey, { tracking: -0.6 }),
    text(44, 402, '£329,000', 62, c.wine, { weight: 700, tracking: -1 }),
    text(44, 454, 'Ready in June', 42, c.leafDark, { weight: 600 }),
    box(36, 520, 328, 104, 52, c.wine),
    text(200, 586, 'Book a viewing', 42, '#fff', { weight: 600, anchor: 'middle', tracking: -0.4 }),
  ].join('');

/** A tablet lying on its side around its screen. */
const tablet = (x: number, y: number, screen: string) =>
  [
    shadow('pc-s', x - 34, y - 34, wide + 68, tall + 68, 56, '#1b2a17', 0.9),
    box(x - 34, y - 34, wide + 68, tall + 68, 56, '#2a2c30'),
    box(x - 30, y - 30, wide + 60, tall + 60, 52, '#0b0c0e'),
    circle(x - 16, y + tall / 2, 5, '#22252b'),
    at(x, y, 1, clipBox('pc-screen', 0, 0, wide, tall, 24, screen)),
  ].join('');

/** The developer’s plot finder on a tablet that stands in its village, one of its houses before it. */
export const chartfordPoster = (): string =>
  drawing(
    1200,
    900,
    linear('pc-sky', [0, 0], [0, 1], [0, '#a9cddd'], [1, '#f2ede0']),
    rect(0, 0, 1200, 900, 'url(#pc-sky)'),
    ...[
      [1120, 96, 0.9],
      [60, 420, 0.8],
    ].map(([x, y, s]) =>
      at(
        Number(x),
        Number(y),
        Number(s),
        ellipse(0, 0, 110, 20, c.cloud) + ellipse(20, -18, 60, 26, c.cloud),
      ),
    ),
    path('M0 640C180 560 380 620 620 600S1040 560 1200 610V900H0Z', '#a9c0a0'),
    repeat(7, (i) => at(40 + i * 190, 740, 0.9, tree(i % 2 ? '#6f9164' : '#8aa86f', '#4c6b47'))),
    rect(0, 722, 1200, 178, '#7fa06d'),
    tablet(76, 84, finder()),
    contact('pc-h', 1056, 846, 160, 14, '#22331c', 0.5),
    at(938, 846, 1.1, house({ ...kinds.honey, width: 220, gable: true, seed: 11 })),
    at(912, 852, 0.56, tree(c.leaf, c.leafDark)),
    rect(0, 838, 1200, 62, '#93b07f'),
  );
