import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

/** What a tag says at a glance: it is new to you, under way, asks something of you, went well, is over, is wrong. */
export type TagTone = 'fresh' | 'open' | 'asks' | 'good' | 'over' | 'wrong';

const tones: Record<TagTone, string> = {
  fresh: 'bg-tide text-chalk',
  // By night these two are lighter than the sheet they lie on.
  open: 'bg-[light-dark(var(--color-mist),oklch(0.36_0.05_220))] text-ink',
  asks: 'bg-beacon-wash text-ink',
  good: 'bg-success-wash text-success',
  over: 'bg-[light-dark(var(--color-sand),oklch(0.33_0.03_240))] text-ink-soft',
  wrong: 'bg-danger-wash text-danger',
};

/** How something stands, as a word in its colour. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'figures inline-flex w-fit whitespace-nowrap rounded-pill px-3 py-1 font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
