import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { soft } from './band.tsx';

type SectionHeadProps = {
  section: { id: string; title: string; lead?: string };
  /**
   * `stack`: one below the other; `split`: the lead stands to the right; `aside`: a narrow column that stays; `line`: small,
   * and the lead goes on in its line.
   */
  shape?: 'stack' | 'split' | 'aside' | 'line';
  size?: 'sm' | 'md' | 'lg';
  /** Between the heading and a lead below it. */
  gap?: string;
  children?: ReactNode;
  className?: string;
};

const shapes = {
  stack: '',
  split: 'grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
  aside: 'lg:sticky lg:top-32 lg:self-start',
  line: 'items-baseline gap-x-6 sm:flex',
};

const sizes = { sm: 'text-3xl', md: 'text-4xl', lg: 'text-5xl' };

/** Heading and lead of a section; `children` come after the lead. */
export function SectionHead({
  section,
  shape = 'stack',
  size = 'md',
  gap = 'mt-3 sm:mt-4',
  children,
  className,
}: SectionHeadProps) {
  return (
    <div className={cx(shapes[shape], className)}>
      <h2
        id={`${section.id}-title`}
        className={cx('max-w-[18em]', shape === 'line' ? 'text-2xl' : sizes[size])}
      >
        {section.title}
      </h2>
      {section.lead && (
        <p
          className={cx(
            'max-w-[34em] text-lg max-sm:text-base',
            shape === 'line' ? 'max-sm:mt-2' : shape !== 'split' && gap,
            soft,
          )}
        >
          {section.lead}
        </p>
      )}
      {children}
    </div>
  );
}
