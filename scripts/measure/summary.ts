import { type Category, categories, type Measurement } from './run-lighthouse.ts';

/** The median; of an even count, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The medians of the runs of one page; complaints are those that every second run or more had. */
export function summarise(runs: readonly Measurement[]): Measurement {
  const middle = (pick: (run: Measurement) => number) => median(runs.map(pick));
  const complaints = [...new Set(runs.flatMap((run) => run.complaints.map(withoutValue)))];
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, middle(({ scores }) => scores[category])]),
    ) as Record<Category, number>,
    lcpMs: middle(({ lcpMs }) => lcpMs),
    cls: middle(({ cls }) => cls),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    machineSpeed: middle(({ machineSpeed }) => machineSpeed),
    complaints: complaints.flatMap((text) => {
      const having = runs.flatMap((run) => run.complaints.filter((one) => withoutValue(one) === text));
      return having.length * 2 > runs.length ? (having[0] ?? []) : [];
    }),
  };
}

const withoutValue = (complaint: string) => complaint.replace(/ \([^()]*\)$/, '');

/** Whether each category stands at 100. */
export function isPerfect({ scores }: Measurement): boolean {
  return categories.every((category) => scores[category] === 100);
}

/** Below this speed Lighthouse’s simulated phone is too slow: times and performance mean little. */
const freeMachine = 1000;

/** The pages that were measured while the machine was busy. */
export function measuredBusy(results: ReadonlyMap<string, Measurement>): string[] {
  return [...results].filter(([, { machineSpeed }]) => machineSpeed < freeMachine).map(([path]) => path);
}

/** A table for the terminal, which is Markdown as well. */
export function table(results: ReadonlyMap<string, Measurement>): string {
  const rows = [...results].map(([path, { scores, lcpMs, cls, tbtMs, scriptBytes }]) => [
    path,
    categories.map((category) => scores[category]).join('/'),
    `${(lcpMs / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${Math.round(tbtMs)} ms`,
    `${(scriptBytes / 1000).toFixed(1)} kB`,
  ]);
  const head = ['page', 'perf/a11y/best/SEO', 'LCP', 'CLS', 'TBT', 'JavaScript'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line), ''].join('\n');
}
