import type { Figures } from './drive.ts';
import { kilobytes, type Line } from './lines.ts';

/** What a figure is held to: so many requests a second, or a share of another row's with its slowest times. */
export type Budget = { perSecond: number } | { of: string; share: number; slowTimes?: number };

export type Row = { name: string; budget: Budget | null; figures: Figures };

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
const isCalled = (name: string) => (row: Row) => row.name === name;

/** In what a row falls short; nothing where it keeps its budget. */
export function shortcomings({ name, budget, figures }: Row, rows: readonly Row[]): string[] {
  if (!budget) return [];
  if ('perSecond' in budget)
    return figures.perSecond < budget.perSecond
      ? [`${name}: ${whole(figures.perSecond)} requests/s, wanted ${whole(budget.perSecond)}`]
      : [];
  const other = rows.find(isCalled(budget.of))?.figures;
  if (!other) return [];
  const share = figures.perSecond / other.perSecond;
  const times = figures.slowMs / Math.max(other.slowMs, 1);
  return [
    ...(share < budget.share
      ? [`${name}: ${share.toFixed(2)} of the requests/s of ${budget.of}, wanted ${budget.share}`]
      : []),
    ...(budget.slowTimes !== undefined && times > budget.slowTimes
      ? [`${name}: p99 ${times.toFixed(1)} times that of ${budget.of}, wanted ${budget.slowTimes} at most`]
      : []),
  ];
}

/** Each row as a line of the table. */
export function linesOf(rows: readonly Row[]): Line[] {
  return rows.map((row) => {
    const { perSecond, medianMs, slowMs, bytes } = row.figures;
    const seen = `${whole(perSecond)}/s, median ${medianMs.toFixed(0)} ms, p99 ${slowMs.toFixed(0)} ms, ${kilobytes(bytes)}`;
    const short = shortcomings(row, rows);
    const isHeld = row.budget && (!('of' in row.budget) || rows.some(isCalled(row.budget.of)));
    return {
      ...{ what: row.name, seen, budget: budgetWords(row.budget) },
      ...(isHeld && { short: short.length > 0 ? short.join('; ') : null }),
    };
  });
}

/** How often as many requests as its peer's a page of ours answers, with the same HTML. */
export function besidePeer(own: Row, peer: Row): Line {
  const times = own.figures.perSecond / peer.figures.perSecond;
  const what = `${own.name} beside ${peer.name}`;
  const seen = `${times.toFixed(1)} times its requests/s`;
  return { what, seen, budget: '1 at least', short: times < 1 ? `${what}: ${seen}` : null };
}

function budgetWords(budget: Budget | null): string {
  if (!budget) return '';
  if ('perSecond' in budget) return `${budget.perSecond}/s`;
  const slow = budget.slowTimes === undefined ? '' : `, p99 ${budget.slowTimes} times`;
  return `${budget.share} of ${budget.of}${slow}`;
}
