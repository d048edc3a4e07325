import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';

const letter = new Intl.DateTimeFormat('en-GB', { month: 'narrow', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => ({
  month,
  initial: letter.format(Date.UTC(2001, month)),
}));

/** From the middle of its month, or to the inside at the ends of the year. */
const hangs = (month: number) => (month < 3 ? 'left-0' : month > 8 ? 'right-0' : 'left-1/2 -translate-x-1/2');

type YearLineProps = {
  /** The first and the last day on which it stood open, as `yyyy-MM-dd`. */
  dates: { startsOn: string; endsOn: string };
  /** Says when it ended. */
  over: string;
};

/**
 * The year in which a past offer ended, with the days on which it stood open, and beyond that the next one, which has no
 * date yet.
 */
export function YearLine({ dates: { startsOn, endsOn }, over }: YearLineProps) {
  const [year, ended] = endsOn.split('-').map(Number) as [number, number];
  const newYear = requireDayNumber(`${endsOn.slice(0, 4)}-01-01`);
  const days = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
  const from = Math.max(0, requireDayNumber(startsOn) - newYear);
  const till = requireDayNumber(endsOn) + 1 - newYear;
  return (
    <div className="mt-4 mb-5 text-xs">
      <div className="flex gap-x-2 sm:gap-x-4">
        <div className="flex-1">
          <svg
            viewBox={`0 0 ${days} 8`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-2 w-full fill-sand-deep"
          >
            <rect width={days} height="8" />
            <rect x={from} width={till - from} height="8" className="fill-tide" />
          </svg>
          {/* When it ended hangs from the month in which it did. */}
          <p className="mt-1 flex pb-[1.7em] text-ink-soft">
            {months.map(({ month, initial }) => (
              <span
                key={month}
                className={cx('relative flex-1 text-center', month === ended - 1 && 'font-semibold text-ink')}
              >
                <span aria-hidden="true">{initial}</span>
                {month === ended - 1 && (
                  <span className={cx('absolute top-full whitespace-nowrap', hangs(month))}>{over}</span>
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
