import { CallPicture } from '#app/pages/shared/founder-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { sentencesOf } from '#app/ui/sentences.tsx';
import type { BookingText } from '#content/schema/booking.ts';

/**
 * Headline and what a call needs, or the founder who holds it, on the edge of the panel. The picture begins where the times
 * do, or, where dates and times are rows, beside longer lines of words; on phones it lies across, and the first sentence is
 * enough. Once a call is booked, the result has the page to itself.
 */
export function BookingHero({ text, across }: { text: BookingText; across: boolean }) {
  const [what, ...more] = sentencesOf(text.hero.intro);
  return (
    <div
      className={cx(
        'mb-6 grid gap-x-8 md:grid-cols-[1.7fr_1fr] lg:grid-cols-2 lg:gap-x-px sent:hidden',
        across && 'xl:grid-cols-[7fr_5fr]',
      )}
    >
      <div className="sm:min-h-[16rem] lg:pr-10">
        <h1 className="beside-staff mb-2 sm:mb-3 max-w-[8em] text-5xl">{text.hero.title}</h1>
        <p className="beside-staff max-w-[40rem] sm:text-lg">
          {what} <span className="max-sm:hidden">{more.join(' ')}</span>
        </p>
      </div>
      <div className="relative -mb-6 max-sm:-mx-gutter max-sm:mt-3 max-sm:aspect-[34/9] hidden mr-10 max-sm:block md:block lg:mr-0">
        <CallPicture
          sizes="(width < 40rem) 100vw, 30rem"
          className="absolute inset-0 size-full object-cover sm:rounded-t-xl"
        />
      </div>
    </div>
  );
}
