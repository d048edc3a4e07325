import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';

type DataRequestsNoteProps = { open: number; soon: number; overdue: number; unfinished: number };

/** How many requests about personal data wait, and how many of them are pressing. */
export function DataRequestsNote({ open, soon, overdue, unfinished }: DataRequestsNoteProps) {
  const pressing = [
    overdue > 0 && `${overdue} overdue`,
    soon > 0 && `${soon} to be answered within 7 days`,
  ].filter(Boolean);
  const waiting =
    open === 1 ? '1 request about personal data is open' : `${open} requests about personal data are open`;
  return (
    <p
      className={cx(
        'mt-5 rounded-lg p-4',
        overdue > 0 || unfinished > 0
          ? 'bg-danger-wash font-semibold text-danger'
          : soon > 0
            ? 'bg-sand font-semibold'
            : 'px-0 text-sm',
      )}
    >
      {open === 0 ? 'No request about personal data is open.' : `${[waiting, ...pressing].join(', ')}.`}{' '}
      <Link to="/admin/data-requests" className="link font-medium">
        Data requests
      </Link>
      {unfinished > 0 && (
        <>
          {' '}
          {unfinished === 1 ? '1 erasure is' : `${unfinished} erasures are`} not finished.{' '}
          <Link to="/admin/privacy/erasures" className="link font-medium">
            Erasures
          </Link>
        </>
      )}
    </p>
  );
}
