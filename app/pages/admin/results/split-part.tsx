import { Link } from 'react-router';
import { CsvLink } from '#app/pages/admin/parts/csv-link.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { FiguresTable } from './figures-table.tsx';
import { measureWords, splitWords } from './result-words.ts';
import type { ResultsView } from './results-view.ts';
import { measuresOf, visitsForShare } from './split-view.ts';

type SplitPartProps = { split: ResultsView['splits'][number]; allTo: string | null };

/** One way to split the figures, as a table. */
export function SplitPart({ split: { dimension, rows, rest, csv }, allTo }: SplitPartProps) {
  const { title, column, hint } = splitWords[dimension];
  const hasVisits = dimension !== 'service';
  const columns = [
    column,
    ...measuresOf(dimension).map((measure) => measureWords[measure]),
    ...(hasVisits ? ['Share'] : []),
  ];
  const all = [...rows, ...(rest ? [{ ...rest, key: 'rest', quiet: true }] : [])];
  return (
    <Part id={dimension} title={title}>
      <p className="mb-2 max-w-[49rem] text-ink-soft text-sm">
        {hint}
        {hasVisits && ` Share: how many visits led to an enquiry, from ${visitsForShare} visits on.`}
      </p>
      {rows.length === 0 ? (
        <p>Nothing in this period.</p>
      ) : (
        <FiguresTable
          label={title}
          columns={columns}
          rows={hasVisits ? all : all.map(({ share: _, ...row }) => row)}
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-6">
        {rest && allTo && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={allTo}>
            Show all names
          </Link>
        )}
        {rows.length > 0 && <CsvLink href={csv} />}
      </div>
    </Part>
  );
}
