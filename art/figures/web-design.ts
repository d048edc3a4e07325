import { kayaks as k, kayaker } from '#art/figures/kayaks.ts';
import { phone } from '#art/kit/frames.ts';
import { at, box, circle, clipBox, line, linear, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { slip, uprightStage } from './stage.ts';

/** Sky, sun, swell and somebody in a boat, in a field of its own. */
export const kayakView = (
  id: string,
  [x, y, w, h]: readonly [number, number, number, number],
  sun: readonly [number, number, number],
  boat: readonly [number, number, number],
  round = 8,
) =>
  linear(`${id}-sea`, [0, 0], [0, 1], ...k.view) +
  clipBox(
    `${id}-view`,
    ...([x, y, w, h, round] as const),
    rect(x, y, w, h, `url(#${id}-sea)`),
    circle(...sun, '#fff1d6'),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(
        `M${x} ${y + h * (0.6 + i * 0.085)}q${w / 8} ${-h / 40} ${w / 4} 0t${w / 4} 0 ${w / 4} 0 ${w / 4} 0`,
        '#bfe2df',
        1.4,
        { opacity: 0.6 - i * 0.1 },
      ),
    ),
    at(...boat, kayaker()),
  );

const hills = [
  'M0 20C18 -4 34 -4 52 20M24 20C32 10 42 10 48 20',
  'M0 18C16 0 28 26 44 10S66 12 72 6',
] as const;

/** A trip on its card. */
const trip = (x: number, y: number, w: number, index: 0 | 1, name: string, note: string) =>
  box(x, y, w, 76, 8, index ? k.dawn : k.shallow) +
  at(x + 12, y + 10, 0.8, stroke(hills[index], k.sea, 2.4)) +
  text(x + 11, y + 49, name, 16.5, k.ink, k.title) +
  text(x + 11, y + 67, note, 13.5, k.inkSoft);

/** What leaves next, and how many seats are left. */
const leaving = (y: number, when: string, name: string, seats: string) =>
  line(58, y - 19, 352, y - 19, k.sand, 1.2) +
  text(58, y, when, 14, k.ink, { weight: 700 }) +
  text(132, y, name, 14, k.ink) +
  text(352, y, seats, 13.5, k.inkSoft, { anchor: 'end' });

/** The trip on the screen of a phone, in its 390 × 844 units. */
export const tripScreen = (id: string) =>
  rect(0, 0, 390, 844, k.ground) +
  kayakView(id, [0, 0, 390, 352], [92, 120, 34], [-420, -20, 0.98], 0) +
  text(28, 424, 'Seal bay', 56, k.ink, k.title) +
  text(28, 478, '3 hours, £55', 42, k.inkSoft, { weight: 500 }) +
  box(28, 522, 156, 88, 16, '#ffffff', { stroke: k.sand, 'stroke-width': 3 }) +
  text(106, 580, 'Fri', 42, k.inkSoft, { weight: 600, anchor: 'middle' }) +
  box(204, 522, 158, 88, 16, k.shallow, { stroke: k.sea, 'stroke-width': 5 }) +
  text(283, 580, 'Sat', 42, k.ink, { weight: 700, anchor: 'middle' }) +
  box(28, 660, 334, 104, 52, k.sun) +
  text(195, 727, 'Pick a day', 44, k.ink, { weight: 700, anchor: 'middle' });

/** Web design: the finished page of a kayak hire, on a desk and in a hand. */
export function webDesign(): string {
  const [x, y, w, h] = [34, 34, 418, 452] as const;
  return uprightStage(
    'sand',
    0.4,
    slip('wd', x, y, w, h, k.ground, 14),
    clipBox(
      'wd-page',
      ...([x, y, w, h, 14] as const),
      rect(x, y, w, h, k.ground),
      rect(x, y, w, 24, '#e9eee8'),
      ...[0, 1, 2].map((i) => circle(x + 16 + i * 13, y + 12, 3.6, '#c3cdc4')),
    ),
    circle(66, 80, 7, k.sun),
    text(80, 86, 'Harbour Kayaks', 16.5, k.ink, k.title),
    text(330, 85, 'Trips', 14, k.ink, { weight: 500 }),
    text(386, 85, 'Hire', 14, k.ink, { weight: 500 }),
    lines(56, 146, ['Out past the', 'harbour wall', 'by nine.'], 34, 36, k.ink, {
      ...k.title,
      tracking: -0.6,
    }),
    box(58, 240, 132, 38, 19, k.sun),
    text(124, 264.5, 'Pick a morning', 15, k.ink, { weight: 700, anchor: 'middle' }),
    kayakView('wd', [272, 106, 158, 176], [304, 140, 15], [86, 84, 0.36]),
    trip(58, 304, 140, 0, 'Sea caves', '2 hours, £42'),
    trip(212, 304, 140, 1, 'Seal bay', '3 hours, £55'),
    text(58, 414, 'Leaving this week', 17, k.ink, k.title),
    leaving(442, 'Sat 9:00', 'Sea caves', '4 seats left'),
    leaving(471, 'Sun 7:30', 'Seal bay', '2 seats left'),
    phone({
      ...{ id: 'wd-phone', x: 364, y: 148, width: 164, statusInk: k.ink, timeless: true },
      screen: tripScreen('wd-trip'),
    }),
  );
}
