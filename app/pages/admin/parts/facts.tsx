import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

/** A label and its value. Without a value it is left out; an empty label continues the one before. */
export type Fact = [label: string, value: ReactNode];

/** Labelled values, side by side where there is room. */
export function Facts({ facts, size = 'base' }: { facts: Fact[]; size?: 'base' | 'sm' }) {
  const small = size === 'sm';
  return (
    <dl className={cx('grid max-w-[49rem] grid-cols-1', small ? 'gap-1 text-sm' : 'gap-3')}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value], index) => (
          <div key={label || index} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
