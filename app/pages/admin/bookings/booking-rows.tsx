import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Row, RowLink, Rows } from '#app/pages/admin/parts/row.tsx';
import { When } from '#app/pages/admin/parts/when.tsx';
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
  /** What follows the rows. */
  children: ReactNode;
};

/** One list of bookings; each row leads to its booking. */
export function BookingRows(props: BookingRowsProps) {
  const { id, title, hint, rows, count, all, empty, children } = props;
  return (
    <section className="mb-12" aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-xl">
        {title}
        {rows.length > 0 && <span className="figures ml-2 font-normal text-ink-soft">{count}</span>}
      </h2>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <Rows className="mt-3">
        {rows.map((row) => (
          <Row
            key={row.id}
            className="max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[13rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <span className="min-w-0">
              <RowLink to={`/admin/bookings/${row.id}`}>
                {/* Beside its state it may take a second line, where somebody spaces letters out. */}
                <When at={row.at} className="max-sm:whitespace-normal" />
              </RowLink>
            </span>
            <span className="min-w-0 break-words max-sm:order-last max-sm:col-span-full">
              {row.name}
              {row.company && `, ${row.company}`}{' '}
              <span className="block text-ink-soft text-sm">{row.email}</span>
            </span>
            <span className="justify-self-end">
              <BookingStatusTag status={row.status} />
            </span>
          </Row>
        ))}
      </Rows>
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
