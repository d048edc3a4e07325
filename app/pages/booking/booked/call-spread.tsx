import type { ReactNode } from 'react';

type CallSpreadProps = { head: ReactNode; ticket: ReactNode; children: ReactNode };

/** A call that is settled: what became of it, its slip beside that, and what can be done. */
export function CallSpread({ head, ticket, children }: CallSpreadProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-9">
      <div>{head}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{ticket}</div>
      <div className="grid content-start gap-7">{children}</div>
    </div>
  );
}
