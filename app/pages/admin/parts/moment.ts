import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { nearDate } from '#domain/format/near.ts';

/** When something was, as a list shows it: short enough for one line, with all of it for who points at it. */
export type Moment = { day: string; time: string; full: string; iso: string };

/** @param zone the owner's */
export function momentOf(at: number, now: number, zone: string): Moment {
  const { date, time } = wallClock(at, zone);
  return {
    day: nearDate(date, wallClock(now, zone).date),
    time: formatTime(time),
    full: `${formatBritishDate(date)}, ${formatTime(time)}`,
    iso: new Date(at).toISOString(),
  };
}
