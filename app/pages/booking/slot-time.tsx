import { cx } from '#app/ui/cx.ts';
import { sayTime, sayTimeOnDay } from '#content/say-dates.ts';
import { otherClock, placeOf } from '#domain/format/other-clock.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

type Zones = { host: string; own: string | null };

type SlotTimeProps = { date: string; start: string; zones: Zones; struck?: boolean; quiet?: string };

/** A start on the visitor's clock, and below it on the agency's where that one reads differently. */
export function SlotTime({ date, start, zones, struck = false, quiet = 'text-ink-soft' }: SlotTimeProps) {
  const { host, own: zone } = zones;
  const own = zone && zone !== host && otherClock(zonedInstant(date, start, host), host, zone);
  return (
    <>
      <span className={cx('font-semibold', struck && 'line-through')}>
        {own ? sayTimeOnDay(own, date) : sayTime(start)}
      </span>
      {own && !struck && (
        <span className={cx('text-xs', quiet)}>
          {' '}
          {sayTime(start)} {placeOf(host)}
        </span>
      )}
    </>
  );
}
