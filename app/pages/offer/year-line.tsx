import { summerOffer } from '#content/offer/summer.ts';
import { say } from '#content/say.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';

/** The year of a past offer with the weeks in which it stood open, and beyond its end the next one, which has no date yet. */
export function YearLine() {
  const { startsOn, endsOn } = summerOffer.dates;
  const newYear = requireDayNumber(`${startsOn.slice(0, 4)}-01-01`);
  const from = requireDayNumber(startsOn) - newYear;
  const days = requireDayNumber(endsOn) + 1 - newYear - from;
  const lastMonth = Number(endsOn.slice(5, 7)) - 1;
  return (
    <div className="mt-4 mb-5 text-xs">
      <div className="flex gap-x-2 sm:gap-x-4">
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
          {/* When it ended hangs from the month in which it did. */}
          <p className="mt-1 flex pb-[1.7em] text-ink-soft">
            {[...'JFMAMJJASOND'].map((month, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two months begin with the same letter
              <span key={at} className="relative flex-1 text-center">
                <span aria-hidden="true" className={at === lastMonth ? 'font-semibold text-ink' : undefined}>
                  {month}
                </span>
                {at === lastMonth && (
                  <span className="absolute top-full left-1/2 -translate-x-1/2 whitespace-nowrap font-semibold text-ink">
                    {summerOffer.countdown.over}
                  </span>
                )}
              </span>
            ))}
          </p>
        </div>
        <span aria-hidden="true" className="mt-1 h-0 w-10 border-edge border-t-2 border-dashed sm:w-24" />
      </div>
      <p className="mt-1 text-right text-ink-soft">{say('The next one: date to be announced')}</p>
    </div>
  );
}
