import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { DueRow } from './due-view.ts';
import type { WaitingNote } from './waiting-notes.ts';

type DueRowsProps = { rows: DueRow[]; more: number; waiting: WaitingNote[] };

/** So many stand open: the rest is folded away, so that what follows can be reached on a phone. */
const atFirst = 8;

const tags: Record<DueRow['state'], string> = {
  late: 'bg-danger-wash text-danger',
  soon: 'bg-beacon-wash text-ink',
  later: 'bg-mist text-ink',
};

/** What has been promised and planned, the late first; each row leads to its person. */
export function DueRows({ rows, more, waiting }: DueRowsProps) {
  const rest = rows.slice(atFirst);
  return (
    <Part id="due" title="Due">
      {waiting.length > 0 && (
        <ul className="mb-3 rounded-lg border-beacon border-l-4 bg-foam px-4 py-1 shadow-line">
          {waiting.map(({ to, words }) => (
            <li key={words}>
              <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && waiting.length === 0 && (
        <p className="text-ink-soft">Nothing is due. Everybody who wrote has had an answer.</p>
      )}
      <Rows rows={rows.slice(0, atFirst)} />
      {rest.length > 0 && (
        <details className="group mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-2">
            {rest.length} more that {rest.length === 1 ? 'is' : 'are'} due
            <Icon name="chevron" className="size-4 group-open:rotate-180" />
          </summary>
          <Rows rows={rest} />
        </details>
      )}
      {more > 0 && (
        <p className="mt-3">
          <Link to="/admin/people?waiting=yes" className="link">
            {more} more in the list of people
          </Link>
        </p>
      )}
    </Part>
  );
}

function Rows({ rows }: { rows: DueRow[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {rows.map((row) => (
        <Row key={row.personId} className="gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="min-w-0 wrap-anywhere">
            <RowLink to={`/admin/people/${row.personId}`}>{row.who}</RowLink>
            <span className="block text-sm">{[row.todo, ...row.also].join(' · ')}</span>
          </span>
          <span className={cx('w-fit rounded-pill px-3 py-1 font-medium text-xs', tags[row.state])}>
            {row.words}
          </span>
        </Row>
      ))}
    </ul>
  );
}
