import { Badge } from '#app/ui/eyebrow.tsx';
import { reviewLabels } from '#content/reviews.ts';
import type { Testimonial } from '#content/schema/testimonial.ts';

/** Under a review: who speaks and for whom, or that nobody did. */
export function ReviewSource({ review }: { review: Testimonial }) {
  return (
    <>
      {review.sample && (
        <span className="mb-3 block">
          <Badge>{reviewLabels.sample}</Badge>
        </span>
      )}
      <span className="font-semibold">{review.author}</span>
      <span className="text-ink-soft">
        , <span className="kept">{midSentence(review.position ?? review.company)}</span>
      </span>
    </>
  );
}

/** Wherever reviews stand: whether they are samples, and the way to how they are collected. */
export function AboutReviews({ reviews, className }: { reviews: readonly Testimonial[]; className: string }) {
  return (
    <p className={className}>
      {reviews.every(({ sample }) => sample) && `${reviewLabels.allSamples} `}
      <a href={reviewLabels.policy.to} className="underline underline-offset-4">
        {reviewLabels.policy.label}
      </a>
    </p>
  );
}

/** 'A boiler company' inside a sentence. */
function midSentence(name: string): string {
  return name.replace(/^(A|An|The) /, (article) => article.toLowerCase());
}
