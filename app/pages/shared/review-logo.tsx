import { cx } from '#app/ui/cx.ts';
import type { Testimonial } from '#content/schema/testimonial.ts';
import { ContentPicture } from './content-picture.tsx';
import { Drawing } from './drawing.tsx';

type ReviewLogoProps = { review: Testimonial; className?: string };

/**
 * Above a review, whose company it is: its own logo, the one that was drawn, or its name where there is neither. Drawn
 * ones turn light at night; of a picture nobody knows its colours, so it lies on a light slip then.
 */
export function ReviewLogo({ review: { company, logo, ownLogo }, className }: ReviewLogoProps) {
  if (ownLogo)
    return (
      <ContentPicture
        picture={ownLogo}
        sizes="10rem"
        className={cx(
          'h-9 w-auto max-w-40 rounded-sm object-contain night:bg-[var(--color-foam)] night:p-1',
          className,
        )}
      />
    );
  if (!logo) return <p className={cx('display flex min-h-9 items-center text-xl', className)}>{company}</p>;
  return <Drawing name={logo} alt={company} sizes="10rem" className={cx('review-logo', className)} />;
}
