import type { ReactNode } from 'react';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';

type InTheSeaProps = {
  name: 'five-pages' | 'passage';
  /** What stands in its place where there is no room for it: on phones, or below another width. */
  narrow?: string;
  below?: string;
  sizes: string;
  /** Drawn whole: all of it stands in front of the water, and none of it goes under. */
  whole?: boolean;
  /** How it stands. */
  className?: string;
  /** Written on it. */
  children?: ReactNode;
};

/**
 * Below the words beside a form: a drawing in the water from their end to that of their column, which is a flex column;
 * never higher than the drawing, whose end would be seen. On phones the whole, clear of the staff.
 */
export const BelowWords = ({ high, ...props }: Omit<InTheSeaProps, 'sizes'> & { high: string }) => (
  <div
    className={cx(
      'relative mt-4 mr-3 max-w-[34rem] sm:mr-0 sm:h-64 lg:mt-auto lg:h-auto lg:min-h-0 lg:flex-1',
      high,
    )}
  >
    <InTheSea {...props} sizes="(width < 37rem) 92vw, 34rem" />
  </div>
);

/**
 * A drawing as wide as the box that it is put into, in front of a sea and with its foot in it: the whole of it below the
 * water, whose bed hides the end of it, and in front of the water what the box holds. What has both is `isolate`. On
 * phones all of it stands in front, as high as it is.
 */
function InTheSea({
  name,
  narrow,
  below = '40rem',
  sizes,
  whole = false,
  className,
  children,
}: InTheSeaProps) {
  const drawn = (alt: string) => (
    <Drawing
      name={name}
      alt={alt}
      sizes={sizes}
      priority
      className="h-auto w-full"
      {...(narrow && { instead: { name: narrow, media: `(width < ${below})` } })}
    />
  );
  return (
    <>
      {!whole && (
        <div className="absolute inset-x-0 top-0 bottom-0 -z-10 overflow-hidden max-sm:hidden lg:-bottom-10">
          <div className={cx('absolute inset-x-0 top-0', className)}>{drawn('')}</div>
        </div>
      )}
      <div
        className={cx(
          'absolute inset-0 max-sm:relative',
          !whole &&
            'overflow-hidden [mask-image:linear-gradient(#000_85%,transparent)] max-sm:[mask-image:none]',
        )}
      >
        <div className={cx('absolute inset-x-0 top-0 max-sm:relative', className)}>
          {drawn(imageAlt[name])}
          {children}
        </div>
      </div>
    </>
  );
}
