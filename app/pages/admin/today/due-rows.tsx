import { Link } from 'react-router';
import { Part } from '#app/pages/admin/parts/part.tsx';
import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import { cx } from '#app/ui/cx.ts';
import type { DueRow } from './due-view.ts';
import { lettersWait } from './waiting-words.ts';

type DueRowsProps = { rows: DueRow[]; more: number; requests: number; letters: number };

const tags: Record<DueRow['state'], string> = {
  late: 'bg-danger-wash text-danger',
  soon: 'bg-beacon-wash text-ink',
  later: 'bg-mist text-ink',
};

/** What has been promised and planned, the late first; each row leads to its person. */
export function DueRows({ rows, more, requests, letters }: DueRowsProps) {
  return (
    <Part id="due" title="Due">
      {requests > 0 && (
        <Waiting to="/admin/bookings">
          {requests === 1 ? '1 call waits' : `${requests} calls wait`} to be confirmed
        </Waiting>
      )}
      {letters > 0 && <Waiting to="/admin/inbox">{lettersWait(letters)}</Waiting>}
      {rows.length === 0 && requests === 0 && letters === 0 && (
        <p className="text-ink-soft">Nothing is due. Everybody who wrote has had an answer.</p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {rows.map((row) => (
          <Row key={row.personId} className="grid-cols-[minmax(0,1fr)_auto] items-center">
            <span className="min-w-0 wrap-anywhere">
              <RowLink to={`/admin/people/${row.personId}`}>{row.who}</RowLink>
              <span className="block text-sm">{row.todo}</span>
              {row.also.map((words) => (
                <span key={words} className="block text-ink-soft text-sm">
                  {words}
                </span>
              ))}
            </span>
            <span className={cx('inline-flex rounded-pill px-3 py-1 font-medium text-xs', tags[row.state])}>
              {row.words}
            </span>
          </Row>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3">
          <Link to="/admin/people?waiting=yes" className="link">
            {more} more
          </Link>
        </p>
      )}
    </Part>
  );
}

function Waiting({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <p className="mb-3 rounded-lg border-beacon border-l-4 bg-foam p-4 shadow-line">
      <Link to={to} className="link font-semibold">
        {children}
      </Link>
    </p>
  );
}
