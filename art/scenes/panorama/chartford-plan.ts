import { shadow } from '#art/kit/frames.ts';
import { at, box, circle, drawing, group, line, path } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { compass, counted, plan } from '#art/scenes/chartford-plan.ts';
import { tally } from '#art/scenes/chartford-signs.ts';
import { c } from '#art/scenes/chartford-street.ts';

/** Size of the whole plan from edge to edge, and of its middle on phones. */
export const wholePlanSize = { width: 2400, height: 1060 } as const;
export const wholePlanNarrowSize = { width: 1200, height: 1440 } as const;

const counts = (ends: boolean) =>
  [
    ['Free', 'free', counted('free', ends)],
    ['Held', 'held', counted('held', ends)],
    ['Sold', 'sold', counted('sold', ends)],
  ] as const;

/** Where a road goes to, written on the ground as on maps: along the road. */
const named = (x: number, y: number, words: string, turn = 0) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    text(0, 0, words, 30, '#3f5a36', { family: 'serif', italic: true }),
  );

/** The flag at the home that can be looked at. */
const showHome = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    circle(0, 0, 7, '#2b1a20', { 'fill-opacity': 0.24 }),
    line(0, 0, 0, -118, '#fffdf8', 6),
    path('M2 -118H216L198 -94L216 -70H2Z', c.wine),
    text(18, -84, 'Show home', 29, '#fff', { weight: 600 }),
  );

/** Every plot of a village with what it is at this minute, between its fields. */
export function chartfordWholePlan(): string {
  const { width: w, height: h } = wholePlanSize;
  const scale = 2.5;
  const from = [-230, 112] as const;
  const card = [1964, 84, 340, 372] as const;
  return drawing(
    w,
    h,
    plan({ id: 'qp-map', on: [0, 0, w, h], scale, from, under: card, size: 13.5, chosen: false }),
    showHome((352 - from[0]) * scale, (292 - from[1]) * scale),
    named(96, 680, 'to Malton'),
    named(2076, 692, 'to Scarborough', 19),
    at(126, 130, 2.2, compass(0, 0)),
    shadow('qp-s', ...card, 28, '#22331c', 0.5),
    box(...card, 28, c.paper),
    text(2000, 152, 'Hackness Green', 39, c.wineDeep, { family: 'didone', tracking: -0.6 }),
    text(2000, 202, '23 of the 86 plots', 30, c.grey, { weight: 500 }),
    at(1996, 238, 0.92, tally(counts(true))),
  );
}

/** Its middle, for phones. */
export function chartfordWholePlanNarrow(): string {
  const { width: w, height: h } = wholePlanNarrowSize;
  return drawing(
    w,
    h,
    plan({ id: 'qq-map', on: [0, 0, w, 1180], scale: 3.04, from: [-1, 124], size: 15, chosen: false }),
    box(0, 1150, w, 290, 0, c.paper),
    text(54, 1246, 'Hackness Green', 74, c.wineDeep, { family: 'didone', tracking: -1 }),
    text(54, 1312, 'Plots 4 to 16 of its 23', 44, c.grey, { weight: 500 }),
    ...counts(false).map((one, i) => at(44 + i * 384, 1330, 1.35, tally([one], 196))),
  );
}
