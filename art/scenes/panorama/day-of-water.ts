import { drawnDay } from '#art/exhibits/this-site/tide.ts';
import {
  circle,
  curve,
  ellipse,
  linear,
  type Point,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { sunOfDay } from '#domain/shore/sun.ts';
import { tideAt, type Water } from '#domain/shore/tide.ts';
import { panoramaSize } from './panoramas.ts';

/** A part of the day as a picture shows it: its size, how wide the whole day would be, and how high the sea stands. */
export type View = {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  /** Where it begins, in its units from midnight. */
  readonly from: number;
  readonly surface: (metres: number) => number;
  /** Where words stand on the night: no star is drawn among them. */
  readonly worded?: ReadonlyArray<readonly [left: number, top: number, right: number, foot: number]>;
};

/** How far into the day the high water after sunset is. */
export const highShare = (() => {
  const { startAt, endAt, waters } = drawnDay();
  return ((waters[2]?.at ?? startAt) - startAt) / (endAt - startAt);
})();

type Waters = readonly [first: Water, low: Water, second: Water, last: Water];
type Hours = { x: (at: number) => number; waters: Waters; riseAt: number; setAt: number };

/** Sea and sky of the day, and what floats on them. */
export function dayOf(view: View, floating: (hours: Hours) => string[]): string[] {
  const { width, height, across, from, surface, worded = [] } = view;
  const { startAt, endAt, levels, waters } = drawnDay();
  const x = (at: number) => ((at - startAt) / (endAt - startAt)) * across - from;
  const begin = -from;
  /** A picture that is wider than its day goes on into the next. */
  const end = Math.max(across - from, width);
  const step = (endAt - startAt) / (levels.length - 1);
  const after = Math.ceil(((end + from) / across - 1) * (levels.length - 1));
  const on = Array.from({ length: after }, (_, index) => tideAt(endAt + (index + 1) * step));
  const points = [...levels, ...on].map(
    (level, index): Point => [(index / (levels.length - 1)) * across - from, surface(level)],
  );
  const top = curve(points);
  const line = (row: number) => {
    const deep = 1 - (1 - row / 10) ** 1.7;
    return curve(points.map(([at, y]): Point => [at, y + (height + 60 - y) * deep]));
  };
  const [first, low, second, last] = waters;
  if (!first || !low || !second || !last) throw new Error('The drawn day has fewer than four waters.');
  const { riseAt, setAt } = sunOfDay((startAt + endAt) / 2);
  const tideNear = (at: number) =>
    levels[Math.round(((at - startAt) / (endAt - startAt)) * (levels.length - 1))] ?? 0;
  const stars = scatter(1225);
  const glow = (470 * across) / panoramaSize.width;
  return [
    linear(
      'qt-sky',
      [0, 0],
      [1, 0],
      ...([
        [0, '#06121d'],
        [0.27, '#0d2638'],
        [0.33, '#3f5f73'],
        [0.38, '#a8c3ca'],
        [0.45, '#dcebec'],
        [0.57, '#dcebec'],
        [0.63, '#a8c3ca'],
        [0.68, '#3f5f73'],
        [0.74, '#0d2638'],
        [1, '#06121d'],
      ] as const),
    ),
    radial('qt-glow', [0.5, 0.5], 0.5, [0, '#ff9a5f', 0.95], [0.35, '#ffb98a', 0.6], [1, '#ffd9bd', 0]),
    linear(
      'qt-sea',
      [0, 0],
      [1, 0],
      ...([
        [0, '#123449'],
        [0.31, '#174056'],
        [0.37, '#5d9ba1'],
        [0.44, '#93c6c9'],
        [0.6, '#93c6c9'],
        [0.655, '#5b8f98'],
        [0.71, '#174056'],
        [1, '#103044'],
      ] as const),
    ),
    linear('qt-deep', [0, 0], [0, 1], [0, '#062430', 0], [0.5, '#062430', 0.12], [1, '#062430', 0.82]),
    rect(begin, 0, end - begin, height, 'url(#qt-sky)'),
    ellipse(x(riseAt), surface(tideNear(riseAt)), glow, 560, 'url(#qt-glow)'),
    ellipse(x(setAt), surface(tideNear(setAt)), glow, 560, 'url(#qt-glow)'),
    repeat(58, (i) => {
      const [aside, down, size] = [stars(), stars(), stars()];
      const [at, y] = [i % 2 ? begin + aside * 0.26 * across : end - aside * 0.25 * across, 24 + down * 420];
      if (at < 0 || at > width) return '';
      if (worded.some(([left, top, right, foot]) => at > left && at < right && y > top && y < foot))
        return '';
      return circle(at, y, 1.2 + size * 1.7, '#ffffff', { opacity: 0.25 + size * 0.45 });
    }),
    path(`${top}V${height}H${begin}Z`, 'url(#qt-sea)'),
    path(`${top}V${height}H${begin}Z`, 'url(#qt-deep)'),
    repeat(9, (i) => stroke(line(i + 1), '#d8efee', 2.2, { opacity: 0.34 - i * 0.028 })),
    stroke(top, '#f4fbfa', 4, { opacity: 0.92 }),
    ...floating({ x, waters: [first, low, second, last], riseAt, setAt }),
  ];
}
