import { inFormula, shown } from './show.ts';
import type { Sum, SumChart, SumValues } from './sum.ts';
import { work } from './work.ts';

export const chartFrame = { width: 600, height: 240 };
const steps = 24;
/** How far apart the names of two heights stand at least. */
const near = 26;

/**
 * A drawn line: paths of an SVG, and what stands at the ends of its axes. What is below nothing is drawn apart from
 * what is above it, and empty where the line never goes there. Where there is a cost, so is its height, and a ring where
 * the line reaches it: the area is what lies above.
 */
export type Drawn = {
  paths: {
    area: string;
    guide: string;
    zero: string;
    line: string;
    loss: string;
    dot: string;
    lossDot: string;
    cost: string;
    ring: string;
  };
  ends: { from: string; to: string; top: string; bottom: string; zero: string; pays: string };
  /** Where the heights of nothing and of the cost are named, and where the line reaches that. */
  places: Readonly<Record<'zero' | 'cost' | 'pays', Readonly<Record<string, string>>>>;
};

type Point = readonly [x: number, value: number];

/** The first of 1, 2, 2.5, 5, 10, 20 … that is not below a number. */
function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return power * ([1, 2, 2.5, 5].find((one) => one * power >= value * 0.999) ?? 10);
}

/** The points of a line, with one more wherever it crosses a height. */
function withCrossings(points: readonly Point[], level: number): Point[] {
  return points.flatMap(([x, value], at): Point[] => {
    const [nextX, next] = points[at + 1] ?? [x, value];
    if ((value - level) * (next - level) >= 0) return [[x, value]];
    return [
      [x, value],
      [x + ((nextX - x) * (value - level)) / (value - next), level],
    ];
  });
}

/**
 * The fewest points from which the line is nowhere further than so much (Ramer, Douglas and Peucker): most figures draw
 * a straight one.
 */
function fewest(points: readonly Point[], off: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const away = points.map(([x, value]) => Math.abs(value - first[1] - slope * (x - first[0])));
  const at = away.indexOf(Math.max(...away));
  if ((away[at] ?? 0) <= off) return [first, last];
  return [...fewest(points.slice(0, at + 1), off), ...fewest(points.slice(at), off).slice(1)];
}

/** Draws one figure of a sum as one input changes and the others stay; null where there is nothing to draw. */
export function draw(sum: Sum, values: SumValues, chart: SumChart): Drawn | null {
  const { width, height } = chartFrame;
  const at = sum.lines.findIndex(({ name }) => name === chart.line);
  const heightAt = (x: number): number | null =>
    work(sum, { ...values, [chart.input]: x }, { nothing: '', large: '' })[at]?.value ?? null;
  const own = values[chart.input] ?? chart.from;
  const from = Math.min(chart.from, own);
  const till = Math.max(chart.to, own);
  const heights = Array.from({ length: steps + 1 }, (_, i) => heightAt(from + ((till - from) * i) / steps));
  const now = heightAt(own);
  if (now === null || heights.some((one) => one === null)) return null;
  const known = heights as number[];
  const base = values[chart.cost ?? ''] ?? 0;
  const top = ceiling(Math.max(...known, base));
  const least = Math.min(...known, 0);
  const bottom = least < 0 ? -ceiling(-least) : 0;
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height);
  const x = (value: number) => round(((value - from) / (till - from || 1)) * width);
  const straight = known.map((one, i): Point => [(width * i) / steps, one]);
  const points = withCrossings(straight, 0);
  const above = withCrossings(straight, base);
  const reached = base > 0 ? above.find(([, value]) => value === base) : undefined;
  const share = (part: number, all: number) => `${round((100 * part) / all)}%`;
  const to = (letter: 'M' | 'L', [across, value]: Point) => `${letter}${round(across)} ${y(value)}`;
  /** Half a pixel, an eighth of the stroke. */
  const off = (top - bottom) / height / 2;
  const through = (line: readonly Point[]) =>
    fewest(line, off)
      .map((point, at) => to(at ? 'L' : 'M', point))
      .join('');
  /** The stretches of the line on one side of nothing. */
  const stretches = (isBelow: boolean) => {
    const found: Point[][] = [];
    for (const [at, next] of points.slice(1).entries()) {
      const before = points[at] ?? next;
      if (before[1] + next[1] < 0 !== isBelow) continue;
      const latest = found.at(-1);
      if (latest?.at(-1) === before) latest.push(next);
      else found.push([before, next]);
    }
    return found.map(through).join('');
  };
  const area = through(above.map(([across, value]) => [across, Math.max(value, base)]));
  const place = `M${x(own)} ${y(now)}`;
  const across = sum.inputs.find(({ name }) => name === chart.input)?.unit ?? 'count';
  const up = sum.lines[at]?.unit ?? 'count';
  return {
    paths: {
      area: `${area}V${y(base)}H0Z`,
      guide: `${place}V${y(0)}`,
      zero: `M0 ${y(0)}H${width}`,
      cost: `M0 ${y(base)}H${width}`,
      ring: reached ? `${to('M', reached)}h0` : '',
      ...{ line: stretches(false), loss: stretches(true) },
      ...(now < 0 ? { dot: '', lossDot: `${place}h0` } : { dot: `${place}h0`, lossDot: '' }),
    },
    ends: {
      from: shown(across, inFormula(across, from)),
      to: shown(across, inFormula(across, till)),
      // Close to nothing there is room for that alone.
      top: y(0) < near ? '' : shown(up, top),
      bottom: bottom < 0 && y(0) > height - near ? '' : shown(up, bottom),
      zero: bottom < 0 ? shown(up, 0) : '',
      pays: reached ? shown(across, inFormula(across, from + ((till - from) * reached[0]) / width)) : '',
    },
    places: {
      zero: { y: share(y(0), height) },
      cost: { y: share(y(base), height) },
      pays: { x: share(reached?.[0] ?? 0, width), y: share(y(base), height) },
    },
  };
}
