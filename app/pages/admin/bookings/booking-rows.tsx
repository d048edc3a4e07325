import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Row, RowLink } from '#app/pages/admin/parts/row.tsx';
import { cx } from '#app/ui/cx.ts';
import type { BookingRow } from './booking-row.ts';
import { BookingStatusTag } from './booking-status.tsx';

type BookingRowsProps = {
  id: string;
  title: string;
  hint?: string;
  rows: BookingRow[];
  /** How many the whole list has, as a figure. */
  count: string;
  /** The address of the whole list, where not all of it is here. */
  all: string | null;
  empty: string;
  /** True when the owner has something to do here. */
  urgent?: boolean;
  /** What follows the rows. */
  children: ReactNode;
};

/** One list of bookings; each row leads to its booking. */
export function BookingRows(props: BookingRowsProps) {
  const { id, title, hint, rows, count, all, empty, urgent = false, children } = props;
  return (
    <section className="mb-12" aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-xl">
        {title}
        {rows.length > 0 && <span className="figures ml-2 font-normal text-ink-soft">{count}</span>}
      </h2>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {rows.length === 0 && <p>{empty}</p>}
      <ul className="mt-3 grid gap-2">
        {rows.map((row) => (
          <Row
            key={row.id}
            className={cx(
              'sm:grid-cols-[1fr_1fr_auto] sm:items-center lg:grid-cols-[24rem_1fr_auto]',
              urgent && 'border-beacon border-l-4',
            )}
          >
            <span className="figures">
              <RowLink to={`/admin/bookings/${row.id}`}>
                {row.date}, <span className="whitespace-nowrap">{row.time}</span>
              </RowLink>
            </span>
            <span className="min-w-0 break-words">
              {row.name}
              {row.company && `, ${row.company}`}{' '}
              <span className="block text-ink-soft text-sm">{row.email}</span>
            </span>
            <span>
              <BookingStatusTag status={row.status} />
            </span>
          </Row>
        ))}
      </ul>
      {all && (
        <p className="mt-3">
          <Link className="link inline-flex min-h-11 items-center" to={all}>
            Show all {count}
          </Link>
        </p>
      )}
      {children}
    </section>
  );
}
