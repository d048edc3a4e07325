import type { Figures } from './drive.ts';

/** What a figure is held to: so many requests a second, or a share of another row's with its slowest times. */
export type Budget = { perSecond: number } | { of: string; share: number; slowTimes?: number };

export type Row = { name: string; budget: Budget | null; figures: Figures };

/** In what a row falls short; nothing where it keeps its budget. */
export function shortcomings({ name, budget, figures }: Row, rows: readonly Row[]): string[] {
  if (!budget) return [];
  const whole = (value: number) => Math.round(value).toLocaleString('en-GB');
  if ('perSecond' in budget)
    return figures.perSecond < budget.perSecond
      ? [`${name}: ${whole(figures.perSecond)} requests/s, wanted ${whole(budget.perSecond)}`]
      : [];
  const other = rows.find((row) => row.name === budget.of)?.figures;
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

/** A table for the terminal, which is Markdown as well. */
export function benchTable(rows: readonly Row[]): string {
  const head = ['asked for', 'requests/s', 'median', 'p99', 'one answer', 'budget', ''];
  const lines = rows.map((row) => {
    const { perSecond, medianMs, slowMs, bytes } = row.figures;
    return [
      row.name,
      Math.round(perSecond).toLocaleString('en-GB'),
      `${medianMs.toFixed(0)} ms`,
      `${slowMs.toFixed(0)} ms`,
      `${(bytes / 1000).toFixed(1)} kB`,
      budgetWords(row.budget),
      row.budget ? (shortcomings(row, rows).length > 0 ? 'short' : 'kept') : '',
    ];
  });
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line), ''].join('\n');
}

function budgetWords(budget: Budget | null): string {
  if (!budget) return '';
  if ('perSecond' in budget) return `${budget.perSecond}/s`;
  const slow = budget.slowTimes === undefined ? '' : `, p99 ${budget.slowTimes} times`;
  return `${budget.share} of ${budget.of}${slow}`;
}
