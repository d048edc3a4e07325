import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { Tag, type TagTone } from '#app/pages/admin/parts/tag.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { DueRow } from './due-view.ts';
import type { WaitingNote } from './waiting-notes.ts';

type DueRowsProps = { rows: DueRow[]; more: number; waiting: WaitingNote[] };

/** So many stand open: the rest is folded away, so that what follows can be reached on a phone. */
const atFirst = 8;

const tags: Record<DueRow['state'], TagTone> = { late: 'wrong', soon: 'asks', later: 'open' };

/** What has been promised and planned, the late first; each row leads to its person. */
export function DueRows({ rows, more, waiting }: DueRowsProps) {
  const rest = rows.slice(atFirst);
  return (
    <Part id="due" title="Due">
      {waiting.length > 0 && (
        <ul className="mb-3 grid grid-cols-1 divide-y divide-ink/10 rounded-lg bg-beacon-wash">
          {waiting.map(({ to, words }) => (
            <li
              key={words}
              className="group/waits relative flex items-center justify-between gap-4 px-4 py-3 sm:px-5"
            >
              <RowLink to={to}>{words}</RowLink>
              <Icon
                name="arrow"
                className="transition-transform duration-200 group-hover/waits:translate-x-1"
              />
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && waiting.length === 0 && (
        <p className="text-ink-soft">Nothing is due. Everybody who wrote has had a reply.</p>
      )}
      <DueList rows={rows.slice(0, atFirst)} />
      {rest.length > 0 && (
        <details className="group mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-2">
            {rest.length} more that {rest.length === 1 ? 'is' : 'are'} due
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <DueList rows={rest} />
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

function DueList({ rows }: { rows: DueRow[] }) {
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.personId} className="gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <span className="min-w-0 wrap-anywhere">
            <RowLink to={`/admin/people/${row.personId}`}>{row.who}</RowLink>
            <span className="block text-sm">{[row.todo, ...row.also].join(' · ')}</span>
          </span>
          <Tag tone={tags[row.state]}>{row.words}</Tag>
        </Row>
      ))}
    </Rows>
  );
}
