import { Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';

type ComparedProps = Pick<CaseStudy['keyMetrics'][number], 'before' | 'after'> & {
  /** Below a figure of a study’s page, or in its colours on its card. */
  on: 'page' | 'card';
};

const looks = {
  page: { all: 'mt-auto pt-5 text-sm', before: 'text-ink-soft', bars: ['text-ink-soft/35', 'text-case'] },
  card: { all: 'mt-1.5 mb-1 text-xs', before: '', bars: ['opacity-40', 'text-(--case-accent)'] },
} as const;

/**
 * The two values behind a figure as thin bars; the words above it say both, or what became of them. Below a figure of the
 * page a bar is as wide as its column: beside ‘£180,000’ it was a dot.
 */
export function Compared({ before, after, on }: ComparedProps) {
  if (!before || !after) return null;
  const values = [before, after].map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  // A card has no room for a bar of nothing.
  if (on === 'card' && values.includes(0)) return null;
  const most = Math.max(...values, 1);
  const look = looks[on];
  const { study } = portfolioText;
  const onPage = on === 'page';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'figures grid items-center gap-x-3 gap-y-1.5',
        onPage ? 'grid-cols-[1fr_auto]' : 'grid-cols-[max-content_1fr_max-content]',
        look.all,
      )}
    >
      {[before, after].map((text, index) => {
        const bar = (
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className={cx('h-1.5 w-full', onPage && 'col-span-2', look.bars[index])}
          >
            <rect width={Math.round(((values[index] ?? 0) / most) * 100)} height="1" fill="currentColor" />
          </svg>
        );
        return (
          <Fragment key={index === 0 ? 'before' : 'after'}>
            <span className={cx(index === 0 && look.before)}>{index === 0 ? study.before : study.after}</span>
            {!onPage && bar}
            <span className={cx(onPage && 'text-right', index === 0 && look.before)}>{text}</span>
            {onPage && bar}
          </Fragment>
        );
      })}
    </span>
  );
}
