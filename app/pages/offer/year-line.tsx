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
  // It hangs from the days' end, or from their beginning where that leaves it more room.
  const late = from + till > days;
  return (
    <div className="mt-4 mb-5 grid grid-cols-[1fr_2.5rem] gap-x-2 gap-y-1 text-xs sm:grid-cols-[1fr_8.25rem] sm:gap-x-4">
      <svg
        viewBox={`0 0 ${days} 8`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2 w-full fill-sand-deep"
      >
        <rect width={days} height="8" />
        <rect x={from} width={till - from} height="8" className="fill-tide" />
      </svg>
      <span aria-hidden="true" className="mt-1 h-0 border-edge border-t-2 border-dashed" />
      <div>
        <p aria-hidden="true" className="flex text-ink-soft">
          {months.map(({ month, initial }) => (
            <span
              key={month}
              className={cx('flex-1 text-center', month === ended - 1 && 'font-semibold text-ink')}
            >
              {initial}
            </span>
          ))}
        </p>
        <p className="flex">
          {!late && <Days share={from / days} />}
          <b className={cx('flex-1 font-semibold', late && 'text-right')}>{over}</b>
          {late && <Days share={1 - till / days} />}
        </p>
      </div>
      <p className="text-ink-soft max-sm:col-span-2">{say('The next one: date to be announced')}</p>
    </div>
  );
}

/** A part of the line that stays empty: what a class cannot say, and a style may not, a picture's width does. */
function Days({ share }: { share: number }) {
  return <svg width={`${share * 100}%`} height="1" aria-hidden="true" className="shrink-0" />;
}
