import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/ui/cx.ts';

/** A row of a list: the whole row is the target of the `RowLink` in it. */
export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li
      className={cx(
        'relative grid gap-x-6 gap-y-1.5 rounded-lg bg-foam p-4 shadow-line transition-shadow hover:shadow-raised',
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
