import type { ReactNode } from 'react';
import { Band } from '#app/pages/services/band.tsx';
import type { ToldLook } from '#app/pages/services/looks.ts';
import { SectionHead } from '#app/pages/services/section-head.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { ReviewLogo } from '#app/pages/shared/review-logo.tsx';
import { AboutReviews, ReviewSource } from '#app/pages/shared/review-source.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { RailCount } from '#app/ui/rail-count.tsx';
import { imageAlt } from '#content/alt.ts';
import type { Testimonial } from '#content/schema/testimonial.ts';
import { testimonials } from '#content/testimonials.ts';
import { Stars } from './stars.tsx';
import type { SectionProps } from './types.ts';

type QuoteProps = {
  review: Testimonial;
  stars: boolean;
  size?: string;
  /** Which one of a row it is. */
  place?: ReactNode;
  className?: string;
};

/** What clients said: one large voice, with a drawing of what it tells where the page has one, two of different weight, or three on a wall. */
export function Testimonials({
  section,
  tone = 'chalk',
  shape = 'pair',
  told,
}: SectionProps<'testimonials'>) {
  const reviews = section.ids.flatMap((id) => testimonials.find((review) => review.id === id) ?? []);
  const Shape = reviews.length === 1 ? Single : { pair: Pair, wall: Wall }[shape];
  const isFirst = told && section.ids[0] === told.review;
  const single = section.ids.length === 1;
  const drawn = isFirst && single;
  return (
    <Band id={section.id} tone={tone}>
      <Container
        className={
          drawn ? 'items-center gap-x-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]' : undefined
        }
      >
        {/* A single one without a drawing has its heading at its side: below it, a third of the band would be bare. */}
        <div
          className={
            single && !drawn
              ? 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:[&_figure]:mt-2'
              : ''
          }
        >
          <SectionHead section={section} />
          <div>
            <Shape
              reviews={reviews}
              stars={section.stars}
              labelledBy={`${section.id}-title`}
              told={isFirst && !drawn ? told.name : undefined}
            />
            <AboutReviews reviews={reviews} className="mt-5 text-sm" />
          </div>
        </div>
        {drawn && (
          <div className="overflow-hidden rounded-xl max-lg:hidden">
            <Drawing name={told.name} alt={imageAlt[told.name]} sizes="27rem" className="h-auto w-full" />
          </div>
        )}
      </Container>
    </Band>
  );
}

/** Marks are drawn for light grounds, so on a dark band each lies on a slip. */
function Quote({ review, stars, size = 'text-lg', place, className }: QuoteProps) {
  return (
    <figure className={cx('flex flex-col', className)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ReviewLogo review={review} />
        {stars && review.rating && <Stars count={review.rating} />}
        {place}
      </div>
      <blockquote className={cx('mt-5 mb-6 leading-relaxed', size)}>
        <p>{`“${review.text}”`}</p>
      </blockquote>
      <figcaption className="mt-auto border-ink/15 border-t pt-4 text-sm">
        <ReviewSource review={review} />
      </figcaption>
    </figure>
  );
}

type ShapeProps = {
  reviews: Testimonial[];
  stars: boolean;
  labelledBy: string;
  /** A drawing of what the first one tells: that then lies across the page, with the others below it. */
  told?: ToldLook['name'] | undefined;
};

function Single({ reviews, stars }: ShapeProps) {
  return reviews.map((review) => (
    <Quote
      key={review.id}
      review={review}
      stars={stars}
      size="leading-snug! max-w-[30em] text-xl sm:text-2xl"
      className="mt-8"
    />
  ));
}

const walls = {
  pair: {
    all: 'sm:items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
    loud: 'leading-snug! sm:text-2xl',
    pad: 'sm:p-10',
    each: ['bg-foam', 'bg-foam lg:mt-16'],
  },
  wall: {
    all: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
    loud: 'leading-snug! sm:text-2xl',
    pad: 'sm:p-8',
    each: ['lg:row-span-2 bg-mist', 'bg-foam shadow-line', 'bg-foam shadow-line'],
  },
};

/** Two of different weight, or three on a wall; on phones a row that is pushed along, which shows of the next one its edge and no words. */
const wallOf = (look: (typeof walls)['pair' | 'wall']) =>
  function Wall({ reviews, stars, labelledBy, told }: ShapeProps) {
    const [all, first] = told
      ? ['lg:grid-cols-2', 'lg:col-span-2 lg:items-center bg-mist']
      : [look.all, look.each[0]];
    return (
      <ul
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard
        tabIndex={0}
        className={cx('mt-6 gap-4 text-ink max-sm:rail sm:mt-10 sm:grid lg:gap-5', all)}
      >
        {reviews.map((review, index) => (
          <li
            key={review.id}
            className={cx('flex gap-8 rounded-xl p-6', look.pad, index === 0 ? first : look.each[index])}
          >
            <Quote
              review={review}
              stars={stars}
              size={index === 0 ? look.loud : 'leading-snug! sm:text-lg'}
              place={<RailCount index={index} of={reviews.length} className="text-ink-soft sm:hidden" />}
              className="grow"
            />
            {told && index === 0 && (
              <Drawing
                name={told}
                alt={imageAlt[told]}
                sizes="24rem"
                className="h-auto w-full max-w-[24rem] shrink-0 rounded-lg max-lg:hidden"
              />
            )}
          </li>
        ))}
      </ul>
    );
  };
const [Pair, Wall] = [wallOf(walls.pair), wallOf(walls.wall)];
