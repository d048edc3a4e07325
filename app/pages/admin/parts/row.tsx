import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';

type RowsProps = { label?: string; className?: string; children: ReactNode };

/** A list on one sheet, its rows a hairline apart. */
export function Rows({ label, className, children }: RowsProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid grid-cols-1 divide-y divide-sand-deep rounded-lg bg-foam shadow-line empty:hidden',
        className,
      )}
    >
      {children}
    </ul>
  );
}

/** A row of such a list: where it has a `RowLink`, the whole row is its target. */
export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li
      className={cx(
        'relative grid gap-x-6 gap-y-1 px-4 py-3 first:rounded-t-lg last:rounded-b-lg has-[.card-link]:hover:bg-sand/60 sm:px-5',
        className,
      )}
    >
      {children}
    </li>
  );
}

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="card-link font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
    >
      {children}
    </Link>
  );
}
