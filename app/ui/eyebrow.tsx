import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EyebrowProps = { as?: 'p' | 'span'; children: ReactNode; className?: string | undefined };

/** A short line above a headline, with the beacon's stroke. At most one in a section, and not in every section. */
export function Eyebrow({ as: Line = 'p', children, className }: EyebrowProps) {
  return (
    <Line
      className={cx(
        'flex gap-3 font-semibold text-sm',
        // Within a headline, whose look is another.
        Line === 'span' && 'font-sans tracking-normal',
        className,
      )}
    >
      <span aria-hidden="true" className="mt-[0.65em] h-[3px] w-7 shrink-0 rounded-pill bg-beacon" />
      {children}
    </Line>
  );
}

type BadgeTone = 'foam' | 'sand' | 'tide' | 'ink' | 'beacon' | 'success' | 'danger';

const tones: Record<BadgeTone, string> = {
  foam: 'bg-foam text-ink',
  sand: 'bg-foam text-ink shadow-line',
  tide: 'bg-mist text-tide-deep',
  ink: 'bg-ink text-chalk',
  beacon: 'bg-beacon text-ink',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
};

type BadgeProps = { children: ReactNode; tone?: BadgeTone; className?: string | undefined };

/** A small label for a state or a kind. */
export function Badge({ children, tone = 'sand', className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-0.5 font-medium text-xs leading-relaxed',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
