import { Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';

type ComparedProps = Pick<CaseStudy['keyMetrics'][number], 'before' | 'after'>;

const bars = ['text-ink-soft/35', 'text-case'];

/**
 * The two values behind a figure as thin bars, as wide as its column: beside ‘£180,000’ one was a dot. The words above
 * say both, or what became of them.
 */
export function Compared({ before, after }: ComparedProps) {
  if (!before || !after) return null;
  const values = [before, after].map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  // Shares are of a hundred: beside 28%, 37% was a full bar.
  const most = Math.max(...values, after.endsWith('%') ? 100 : 1);
  const { study } = portfolioText;
  return (
    <span
      aria-hidden="true"
      className="figures mt-auto grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 pt-5 text-sm"
    >
      {[before, after].map((text, index) => (
        <Fragment key={index === 0 ? 'before' : 'after'}>
          <span className={cx(index === 0 && 'text-ink-soft')}>
            {index === 0 ? study.before : study.after}
          </span>
          <span className={cx('text-right', index === 0 && 'text-ink-soft')}>{text}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className={cx('col-span-2 h-1.5 w-full', bars[index])}
          >
            <rect width="100" height="1" fill="currentColor" opacity="0.15" />
            <rect width={Math.round(((values[index] ?? 0) / most) * 100)} height="1" fill="currentColor" />
          </svg>
        </Fragment>
      ))}
    </span>
  );
}
