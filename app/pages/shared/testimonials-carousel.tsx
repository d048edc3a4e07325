import { cx } from '#app/ui/cx.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout.tsx';
import { caseStudies } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import { testimonials } from '#content/testimonials.ts';
import { ReviewLogo } from './review-logo.tsx';
import { AboutReviews, ReviewSource } from './review-source.tsx';

type TestimonialsCarouselProps = {
  title: string;
  titleId: string;
  /** Two reviews side by side from the middle breakpoint on, turned over as a pair: below other things, so without cards. */
  paired?: boolean;
};

/** Below the work those of its clients come first, in its order; the one with which the other strip begins is the last. */
function belowWork() {
  const [first, ...others] = testimonials;
  const place = (company: string) => {
    const found = caseStudies.findIndex(({ title }) => title === company);
    return found < 0 ? caseStudies.length : found;
  };
  const sorted = others.toSorted((one, other) => place(one.company) - place(other.company));
  return first ? [...sorted, first] : sorted;
}

/**
 * All reviews in one looping strip. Without a script it is a strip that scrolls and snaps; the controls appear
 * when the script is there.
 */
export function TestimonialsCarousel({ title, titleId, paired = false }: TestimonialsCarouselProps) {
  const shown = paired ? belowWork() : testimonials;
  return (
    <div
      data-island="carousel"
      data-load="visible"
      data-props={JSON.stringify({ paired })}
      className="group/carousel @container"
    >
      <Container className="flex flex-wrap items-end justify-between gap-6 max-sm:contents">
        <h2 id={titleId} className="max-w-[18em] text-4xl">
          {title}
        </h2>
        <div className="invisible flex items-center gap-2 group-data-alive/carousel:visible">
          <span data-position="" aria-hidden="true" className="figures mr-3 text-ink-soft text-sm" />
          <Control name="toggle" label={say('Pause the reviews')}>
            <Icon name="pause" className="group-data-paused/carousel:hidden" />
            <Icon name="play" className="hidden group-data-paused/carousel:block" />
          </Control>
          <Control name="previous" label={say('Previous review')} icon="arrow-left" />
          <Control name="next" label={say('Next review')} icon="arrow" />
        </div>
      </Container>
      <Container className={paired ? 'mt-6' : 'mt-10 sm:mt-12'}>
        <section
          data-viewport=""
          aria-roledescription={say('carousel')}
          aria-label={say('Client reviews')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without a script the strip is scrolled by keyboard
          tabIndex={0}
          className={cx(
            'mr-[calc((100%-100cqw)/2)] snap-x snap-mandatory overflow-x-auto [scrollbar-width:thin]',
            paired ? 'md:mr-0' : 'rounded-l-xl',
          )}
        >
          <ul className={cx('slides', paired && 'slides-paired')}>
            {shown.map((review, index) => (
              <li
                key={review.id}
                aria-roledescription={say('slide')}
                aria-label={say('{number} of {total}', { number: index + 1, total: testimonials.length })}
              >
                <figure>
                  <ReviewLogo review={review} className="self-start" />
                  <blockquote>
                    <p>{`“${review.text}”`}</p>
                  </blockquote>
                  <figcaption>
                    <ReviewSource review={review} />
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      </Container>
      <Container>
        <div
          aria-hidden="true"
          className="invisible mt-8 h-[3px] overflow-hidden rounded-pill bg-sand-deep group-data-alive/carousel:visible"
        >
          <div
            data-progress=""
            className="h-full origin-left scale-x-[0.09] rounded-pill bg-beacon transition-[scale] duration-500"
          />
        </div>
        <AboutReviews reviews={testimonials} className="mt-6 text-sm" />
      </Container>
    </div>
  );
}

type ControlProps = { name: string; label: string; icon?: IconName; children?: React.ReactNode };

function Control({ name, label, icon, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...{ [`data-${name}`]: '' }}
      className="grid size-12 place-items-center rounded-pill inset-ring-[1.5px] inset-ring-ink transition-colors hover:bg-ink hover:text-chalk"
    >
      {icon ? <Icon name={icon} /> : children}
    </button>
  );
}
