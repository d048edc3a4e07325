import { summerOffer } from '#content/offer/summer.ts';
import { say } from '#content/say.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';

/** The year of a past offer with the weeks in which it stood open, and beyond its end the next one, which has no date yet. */
export function YearLine() {
  const { startsOn, endsOn } = summerOffer.dates;
  const newYear = requireDayNumber(`${startsOn.slice(0, 4)}-01-01`);
  const from = requireDayNumber(startsOn) - newYear;
  const days = requireDayNumber(endsOn) + 1 - newYear - from;
  return (
    <div className="mt-4 mb-5 flex gap-x-4 text-xs">
      <div className="flex-1">
        <svg
          viewBox="0 0 365 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-2 w-full fill-sand-deep"
        >
          <rect width="365" height="8" />
          <rect x={from} width={days} height="8" className="fill-tide" />
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between text-ink-soft">
          {[...'JFMAMJJASOND'].map((month, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two months begin with the same letter
            <span key={at} className="flex-1 text-center">
              {month}
            </span>
          ))}
        </p>
        <p className="mt-1 font-semibold">{summerOffer.countdown.over}</p>
      </div>
      <p className="max-w-[11em] border-edge border-t-2 border-dashed pt-1 text-ink-soft">
        {say('The next one: date to be announced')}
      </p>
    </div>
  );
}
