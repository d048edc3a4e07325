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
  return (
    <>
      <span className={cx('font-semibold', struck && 'line-through')}>{own || sayTime(start)}</span>
      {own && !struck && (
        <span className={cx('text-xs', quiet)}>
          {' '}
          {sayTime(start)} {placeOf(host)}
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

/** The time of day of a start on the visitor's clock. */
export const clockOf = (date: string, start: string, zones: Zones): string =>
  elsewhere(date, start, zones)?.time ?? start;

/** A start as a visitor reads it first. */
export const sayStart = (date: string, start: string, zones: Zones): string =>
  ownStart(date, start, zones) ?? sayTime(start);
