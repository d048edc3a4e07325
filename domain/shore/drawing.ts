import { scale, seaTransform } from './scale.ts';
import { type TideDay, tideAt, type Water } from './tide.ts';

/** The day's curve and the lines of the sea, as attributes of SVG. */
export type Drawing = {
  /** `transform` of the lines, drawn in 150 units whose lower edge is the deep end. */
  sea: string;
  /** `d` of the curve in 1000 × 1000 units. */
  curve: string;
  /** Where the dot of now stands: per cent from the left, px from the top. */
  x: string;
  y: string;
  /** Markup: the time and height of each water of the day beside its place on the curve. */
  waters: string;
};

/** Heights as shares of what the tide can reach: 0 at the lowest, 1 at the highest astronomical tide. */
const share = (level: number): number => Math.min(1, Math.max(0, level / scale.metres));

/** @param clock writes the time of an instant */
export function drawDay(day: TideDay, at: number, clock: (at: number) => string): Drawing {
  const level = tideAt(at);
  const left = (one: number) => ((one - day.startAt) / (day.endAt - day.startAt)) * 100;
  return {
    sea: seaTransform(share(level)),
    curve: curveOf(day.levels),
    x: left(at).toFixed(2),
    y: height(level),
    waters: day.waters.map((water) => waterMarkup(water, left(water.at), clock)).join(''),
  };
}

const height = (level: number): string => (scale.top + scale.height * (1 - share(level))).toFixed(1);

/** In small steps, since it is sent uncompressed; half an hour is 21 units, and as round as the eye can tell. */
function curveOf(levels: readonly number[]): string {
  const points = levels.map((level, index) => ({
    x: Math.round((index * 1000) / (levels.length - 1)),
    y: Math.round(1000 * (1 - share(level))),
  }));
  const steps = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] as (typeof points)[number];
    return `${x - before.x}${y < before.y ? '' : ' '}${y - before.y}`;
  });
  return `M0 ${points[0]?.y}l${steps.join(' ')}`;
}

/** Its time on the side of the curve where there is room; at the ends of the day it does not leave the drawing. */
function waterMarkup({ kind, at, level }: Water, left: number, clock: (at: number) => string): string {
  const anchor = left < 5 ? 'start' : left > 95 ? 'end' : 'middle';
  const y = Number(height(level)) + (kind === 'high' ? -12 : 22);
  return `<text x="${left.toFixed(1)}%" y="${y.toFixed(0)}" text-anchor="${anchor}">${clock(at)}</text>`;
}
