import { cx } from '#app/ui/cx.ts';
import { sayTime, sayTimeOnDay } from '#content/say-dates.ts';
import { otherClock, placeOf } from '#domain/format/other-clock.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

export type Zones = { host: string; own: string | null };

type SlotTimeProps = { date: string; start: string; zones: Zones; struck?: boolean; quiet?: string };

/** A start on the visitor's clock, and below it on the agency's where that one reads differently. */
export function SlotTime({ date, start, zones, struck = false, quiet = 'text-ink-soft' }: SlotTimeProps) {
  const { host } = zones;
  const own = ownStart(date, start, zones);
  const [clock, half] = (own || sayTime(start)).split(/ (?=\S+$)/);
  return (
    <>
      <span className={cx('font-semibold', struck && 'line-through')}>
        {clock}
        {half && <span className="half-of-day"> {half}</span>}
      </span>
      {own && !struck && (
        <span className={cx('text-xs', quiet)}>
          {' '}
          {sayTime(start)} <span className="place">{placeOf(host)}</span>
        </span>
      )}
    </>
  );
}

const elsewhere = (date: string, start: string, { host, own }: Zones) =>
  own && own !== host ? otherClock(zonedInstant(date, start, host), host, own) : null;

/** A start on the visitor's clock; null where it reads as the agency's. */
function ownStart(date: string, start: string, zones: Zones): string | null {
  const there = elsewhere(date, start, zones);
  return there ? sayTimeOnDay(there, date) : null;
}

/** Whether a start is on its date for the visitor, too. */
export const isThatDay = (date: string, start: string, zones: Zones): boolean =>
  (elsewhere(date, start, zones)?.date ?? date) === date;

/** The time of day of a start on the visitor's clock. */
export const clockOf = (date: string, start: string, zones: Zones): string =>
  elsewhere(date, start, zones)?.time ?? start;

/** A start as a visitor reads it first. */
export const sayStart = (date: string, start: string, zones: Zones): string =>
  ownStart(date, start, zones) ?? sayTime(start);
