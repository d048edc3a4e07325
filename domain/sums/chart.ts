import { inFormula, shown } from './show.ts';
import type { Sum, SumChart, SumValues } from './sum.ts';
import { work } from './work.ts';

export const chartFrame = { width: 600, height: 240 };
const steps = 24;

/** A drawn line: paths of an SVG, and what stands at the ends of its axes. */
export type Drawn = {
  paths: { area: string; guide: string; line: string; dot: string };
  ends: { from: string; to: string; top: string; bottom: string };
};

/** The first of 1, 2, 2.5, 5, 10, 20 … that is not below a number. */
function ceiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return power * ([1, 2, 2.5, 5].find((one) => one * power >= value * 0.999) ?? 10);
}

/** Draws one figure of a sum as one input changes and the others stay; null where there is nothing to draw. */
export function draw(sum: Sum, values: SumValues, chart: SumChart): Drawn | null {
  const { width, height } = chartFrame;
  const at = sum.lines.findIndex(({ name }) => name === chart.line);
  const heightAt = (x: number): number | null =>
    work(sum, { ...values, [chart.input]: x }, { nothing: '', large: '' })[at]?.value ?? null;
  const own = values[chart.input] ?? chart.from;
  const from = Math.min(chart.from, own);
  const to = Math.max(chart.to, own);
  const heights = Array.from({ length: steps + 1 }, (_, i) => heightAt(from + ((to - from) * i) / steps));
  const now = heightAt(own);
  if (now === null || heights.some((one) => one === null)) return null;
  const known = heights as number[];
  const top = ceiling(Math.max(...known, 0));
  const least = Math.min(...known, 0);
  const bottom = least < 0 ? -ceiling(-least) : 0;
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height);
  const x = (value: number) => round(((value - from) / (to - from || 1)) * width);
  const line = known.map((one, i) => `${i ? 'L' : 'M'}${round((width * i) / steps)} ${y(one)}`).join('');
  const place = `M${x(own)} ${y(now)}`;
  const across = sum.inputs.find(({ name }) => name === chart.input)?.unit ?? 'count';
  const up = sum.lines[at]?.unit ?? 'count';
  return {
    paths: { area: `${line}V${y(0)}H0Z`, guide: `${place}V${height}`, line, dot: `${place}h0` },
    ends: {
      from: shown(across, inFormula(across, from)),
      to: shown(across, inFormula(across, to)),
      top: shown(up, top),
      bottom: shown(up, bottom),
    },
  };
}
