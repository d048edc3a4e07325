import { CallPicture } from '#app/pages/shared/founder-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import type { BookingText } from '#content/schema/booking.ts';

/**
 * Headline and what a call is, or the founder who holds it, on the edge of the panel: the water between them is the room of
 * the tide. The picture begins where the times do, or, where dates and times are rows, beside longer lines of words. Once a
 * call is booked, the result has the page to itself.
 */
export function BookingHero({ text, across }: { text: BookingText; across: boolean }) {
  return (
    <div
      className={cx(
        'mb-6 grid gap-x-8 md:grid-cols-[1.7fr_1fr] lg:grid-cols-2 lg:gap-x-px sent:hidden',
        across && 'xl:grid-cols-[7fr_5fr]',
      )}
    >
      <div className="sm:min-h-[16rem] lg:pr-10">
        <h1 className="beside-staff mb-3 max-w-[8em] text-5xl">{text.hero.title}</h1>
        <p className="beside-staff max-w-[40rem] sm:text-lg">{text.hero.intro}</p>
      </div>
      <div className="relative -mb-6 mr-10 hidden md:block lg:mr-0">
        <CallPicture sizes="30rem" className="absolute inset-0 size-full rounded-t-xl object-cover" />
      </div>
    </div>
  );
}
