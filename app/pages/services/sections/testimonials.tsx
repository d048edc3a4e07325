import { Band, isDark } from '#app/pages/services/band.tsx';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { ReviewLogo } from '#app/pages/shared/review-logo.tsx';
import { AboutReviews, ReviewSource } from '#app/pages/shared/review-source.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { Testimonial } from '#content/schema/testimonial.ts';
import { testimonials } from '#content/testimonials.ts';
import { Stars } from './stars.tsx';
import type { SectionProps } from './types.ts';

type QuoteProps = {
  review: Testimonial;
  stars: boolean;
  size?: string;
  className?: string;
};

/** What clients said: one large voice, two of different weight, or three on a wall. */
export function Testimonials({ section, tone = 'chalk', shape = 'pair' }: SectionProps<'testimonials'>) {
  const reviews = section.ids.flatMap((id) => testimonials.find((review) => review.id === id) ?? []);
  const Shape = reviews.length === 1 ? Single : { pair: Pair, wall: Wall }[shape];
  return (
    <Band id={section.id} tone={tone}>
      <Container>
        <SectionHead section={section} />
        <Shape reviews={reviews} stars={section.stars} dark={isDark(tone)} />
        <AboutReviews reviews={reviews} className="mt-6 text-sm" />
      </Container>
    </Band>
  );
}

/** Marks are drawn for light grounds, so on a dark band each lies on a slip. */
function Quote({ review, stars, size = 'text-lg', className }: QuoteProps) {
  return (
    <figure className={cx('flex flex-col', className)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ReviewLogo review={review} />
        {stars && review.rating && <Stars count={review.rating} />}
      </div>
      <blockquote className={cx('mt-6 mb-7 leading-relaxed', size)}>
        <p>{`“${review.text}”`}</p>
      </blockquote>
      <figcaption className="mt-auto border-ink/15 border-t pt-4 text-sm">
        <ReviewSource review={review} />
      </figcaption>
    </figure>
  );
}

type ShapeProps = { reviews: Testimonial[]; stars: boolean; dark: boolean };

function Pair({ reviews, stars }: ShapeProps) {
  return (
    <div className="mt-10 grid items-start gap-4 text-ink sm:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
      {reviews.map((review, index) => (
        <Quote
          key={review.id}
          review={review}
          stars={stars}
          size={index === 0 ? 'text-xl leading-snug! sm:text-2xl' : 'text-lg'}
          className={cx('rounded-xl bg-foam p-6 sm:p-10', index > 0 && 'lg:mt-16')}
        />
      ))}
    </div>
  );
}

function Single({ reviews, stars }: ShapeProps) {
  return reviews.map((review) => (
    <Quote
      key={review.id}
      review={review}
      stars={stars}
      size="text-3xl leading-tight! max-w-[26em] font-display tracking-title"
      className="mt-10"
    />
  ));
}

const wall = ['lg:row-span-2 bg-mist', 'bg-foam shadow-line', 'bg-foam shadow-line'];

function Wall({ reviews, stars }: ShapeProps) {
  return (
    <div className="mt-10 grid gap-4 sm:mt-12 lg:grid-cols-2 lg:grid-rows-2 lg:gap-5">
      {reviews.map((review, index) => (
        <Quote
          key={review.id}
          review={review}
          stars={stars}
          size={index === 0 ? 'text-xl leading-snug! sm:text-3xl' : 'text-lg'}
          className={cx('rounded-xl p-6 sm:p-9', wall[index])}
        />
      ))}
    </div>
  );
}
