import type { ReactNode } from 'react';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';

type InTheSeaProps = {
  name: 'quote-sheet' | 'five-pages' | 'passage';
  sizes: string;
  /** How it stands. */
  className?: string;
  /** Written on it. */
  children?: ReactNode;
};

/**
 * Below the words beside a form: a drawing in the water from their end to that of their column, which is a flex column;
 * never higher than the drawing, whose end would be seen. Below 64 rem its top, over the edge of the form's card, and on
 * phones clear of the flag that tells the tide.
 */
export const BelowWords = (props: Omit<InTheSeaProps, 'sizes'>) => (
  <div className="relative mt-4 mr-6 -mb-8 h-28 max-w-[34rem] sm:mr-0 sm:-mb-11 sm:h-52 lg:mt-auto lg:mb-0 lg:max-h-48 xl:max-h-64 lg:min-h-0 lg:flex-1">
    <InTheSea {...props} sizes="(width < 37rem) 92vw, 34rem" />
  </div>
);

/**
 * A drawing as wide as the box that it is put into, in front of a sea and with its foot in it: the whole of it below the
 * water, whose bed hides the end of it, and in front of the water what the box holds. What has both is `isolate`.
 */
export function InTheSea({ name, sizes, className, children }: InTheSeaProps) {
  const drawn = (alt: string) => (
    <Drawing name={name} alt={alt} sizes={sizes} priority className="h-auto w-full" />
  );
  const place = cx('absolute inset-x-0 top-0', className);
  return (
    <>
      <div className="absolute inset-x-0 top-0 bottom-0 -z-10 lg:-bottom-10 overflow-hidden">
        <div className={place}>{drawn(imageAlt[name])}</div>
      </div>
      <div className="absolute inset-0 overflow-hidden [mask-image:linear-gradient(#000_85%,transparent)] max-sm:[mask-image:none]">
        <div className={place}>
          {drawn('')}
          {children}
        </div>
      </div>
    </>
  );
}
