import { cx } from '#app/ui/cx.ts';
import { say } from '#content/say.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';

const letter = new Intl.DateTimeFormat('en-GB', { month: 'narrow', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => ({
  month,
  initial: letter.format(Date.UTC(2001, month)),
}));

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
          <p aria-hidden="true" className="mt-1 flex text-ink-soft">
            {months.map(({ month, initial }) => (
              <span
                key={month}
                className={cx('flex-1 text-center', month === ended - 1 && 'font-semibold text-ink')}
              >
                {initial}
              </span>
            ))}
          </p>
        </div>
        <span aria-hidden="true" className="mt-1 h-0 w-10 border-edge border-t-2 border-dashed sm:w-24" />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">{over}</b>
        <span className="text-ink-soft">{say('The next one: date to be announced')}</span>
      </p>
    </div>
  );
}
