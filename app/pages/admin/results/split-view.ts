import type { FieldRating } from '#domain/results/field.ts';
import type { Period } from '#domain/results/period.ts';
import type { Behind } from '#server/results/read/behind.ts';
import type { Dimension, Figures, Measure, Split } from '#server/results/read/figures.ts';
import { figure, nameWords, pounds } from './result-words.ts';
import { behindAddress } from './results-address.ts';

/** A figure in a table; without a list behind it, it leads nowhere. What is held to a threshold is rated. */
export type Cell = { text: string; to: string | null; rating?: FieldRating };
export type SplitRow = { key: string; name: string; cells: Cell[]; share: string | null };

/** From so many visits on a share of them says anything. */
export const visitsForShare = 50;
const visitsForDecimal = 500;

type Named = Exclude<Dimension, 'week'>;

/** The columns of a split. Visits belong to no service. */
export const measuresOf = (dimension: Dimension): Measure[] => [
  ...(dimension === 'service' ? [] : (['visits'] as const)),
  ...(['leads', 'calls', 'won', 'pence'] as const),
];

/** Every name of a split with its figures, those that brought most first. */
export function sortedSplit(split: Split): Array<[name: string, figures: Figures]> {
  const worth = ({ leads, calls }: Figures) => leads + calls;
  return [...split].sort(
    ([a, one], [b, other]) =>
      other.pence - one.pence || worth(other) - worth(one) || other.visits - one.visits || (a < b ? -1 : 1),
  );
}

/** The first rows of a split, and the sum of the others where there are more. */
export function splitView(
  split: Split,
  dimension: Named,
  { period, most }: { period: Period; most: number },
) {
  const all = sortedSplit(split);
  const rest = all.slice(most);
  return {
    rows: all.slice(0, most).map(([name, figures]): SplitRow => {
      const cells = cellsOf(figures, dimension, (of) => behindAddress(of, period, { dimension, name }));
      return { key: name, name: nameWords(dimension, name), cells, share: shareOf(figures) };
    }),
    rest: rest.length === 0 ? null : restRow(rest, dimension),
  };
}

function restRow(rest: Array<[string, Figures]>, dimension: Named): SplitRow {
  const sum = (measure: Measure) => rest.reduce((all, [, figures]) => all + figures[measure], 0);
  const figures = {
    visits: sum('visits'),
    leads: sum('leads'),
    calls: sum('calls'),
    won: sum('won'),
    pence: sum('pence'),
  };
  return {
    key: '',
    name: `${figure(rest.length)} more`,
    cells: cellsOf(figures, dimension, () => null),
    share: null,
  };
}

/** @param to the list behind a figure */
export function cellsOf(
  figures: Figures,
  dimension: Dimension,
  to: (of: Behind['of']) => string | null,
): Cell[] {
  return measuresOf(dimension).map((measure) => {
    const count = figures[measure];
    if (count === 0) return { text: '–', to: null };
    if (measure === 'visits') return { text: figure(count), to: null };
    if (measure === 'pence') return { text: pounds(count), to: to('won') };
    return { text: figure(count), to: to(measure) };
  });
}

/** How many of a hundred visits led to an enquiry; null where there are too few to say. */
function shareOf({ visits, leads }: Pick<Figures, 'visits' | 'leads'>): string | null {
  if (visits < visitsForShare || leads > visits) return null;
  const share = (100 * leads) / visits;
  return `${visits < visitsForDecimal ? Math.round(share) : share.toFixed(1)}%`;
}
