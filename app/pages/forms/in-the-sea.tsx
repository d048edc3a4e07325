import type { ReactNode } from 'react';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';

type BelowWordsProps = {
  name: 'five-pages' | 'passage';
  /** What stands in its place where there is no room for it: on phones, or below another width. */
  narrow: string;
  below?: string;
  /** How high its box is from 64 rem on, at the foot of the column; it may reach below that, over the shore. */
  high: string;
  className?: string;
  /** Written on it. */
  children?: ReactNode;
};

/**
 * Below the words beside a form, whose column is a flex column: a drawing in front of the water, whole. On phones it is as
 * high as it is, and clear of the staff.
 */
export const BelowWords = ({ name, narrow, below = '40rem', high, className, children }: BelowWordsProps) => (
  <div
    className={cx(
      'relative mt-4 mr-3 max-w-[34rem] sm:mr-0 sm:h-64 lg:mt-auto lg:h-auto lg:min-h-0 lg:flex-1',
      high,
    )}
  >
    <div className={cx('absolute inset-x-0 top-0 max-sm:relative', className)}>
      <Drawing
        name={name}
        alt={imageAlt[name]}
        sizes="(width < 37rem) 92vw, 34rem"
        priority
        className="h-auto w-full"
        instead={{ name: narrow, media: `(width < ${below})` }}
      />
      {children}
    </div>
  </div>
);
