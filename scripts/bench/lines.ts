/**
 * One figure of the bench beside what it is held to. `short` says in what it falls short, and is null where it does
 * not; without it the figure is held to nothing.
 */
export type Line = { what: string; seen: string; budget: string; short?: string | null };

/** A figure that may be so large at the most, written with its unit. */
export function atMost(
  what: string,
  seen: number,
  most: number,
  written: (value: number) => string,
  more = '',
): Line {
  const short = seen > most ? `${what}: ${written(seen)}, wanted ${written(most)} at most` : null;
  return { what, seen: written(seen) + more, budget: `${written(most)} at most`, short };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A table for the terminal, which is Markdown as well, and what falls short of its budget behind it. */
export function benchTable(lines: readonly Line[]): string {
  const head = ['what', 'seen', 'budget', ''];
  const verdict = ({ short }: Line) => (short === undefined ? '' : short === null ? 'kept' : 'short');
  const cells = lines.map((line) => [line.what, line.seen, line.budget, verdict(line)]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...cells.map((line) => line[at]?.length ?? 0)),
  );
  const written = (line: readonly string[]) =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = written(widths.map((width) => '-'.repeat(width)));
  const short = lines.flatMap((line) => line.short ?? []);
  const end =
    short.length > 0 ? `Falls short:\n${short.map((one) => `  ${one}`).join('\n')}` : 'Every budget is kept.';
  return [written(head), rule, ...cells.map(written), '', end].join('\n');
}
