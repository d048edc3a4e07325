import type { ReactNode } from 'react';
import { Row, RowLink } from './row.tsx';

type CountRowProps = { title: string; to: string; count: string; children: ReactNode };

/** A row of the overview: where it leads, how many there are, and a line about them. */
export function CountRow({ title, to, count, children }: CountRowProps) {
  return (
    <Row className="grid-cols-[minmax(0,1fr)_auto] items-baseline">
      <h3 className="font-sans text-base tracking-normal">
        <RowLink to={to}>{title}</RowLink>
      </h3>
      <p className="figures font-display text-xl leading-none">{count}</p>
      <p className="wrap-anywhere col-span-2 text-ink-soft text-sm">{children}</p>
    </Row>
  );
}
