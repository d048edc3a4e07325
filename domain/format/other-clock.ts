import { formatTime, formatWeekday } from './date-time.ts';
import { wallClock } from './instant.ts';

/**
 * A moment on the clock of somebody elsewhere; null where it shows the same date and time, whatever the zones are
 * called.
 * @param at epoch milliseconds
 * @param own IANA name; null when it is not known
 */
export function otherClock(at: number, host: string, own: string | null) {
  if (!own || own === host) return null;
  const [here, there] = [wallClock(at, host), wallClock(at, own)];
  return here.date === there.date && here.time === there.time ? null : there;
}

/** 'London' for `Europe/London`, 'New York' for `America/New_York`. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** '9:30 AM', and 'Tue 12:30 AM' where that is not the day under which it stands. */
export function timeOnDay({ date, time }: { date: string; time: string }, day: string): string {
  return date === day ? formatTime(time) : `${formatWeekday(date).slice(0, 3)} ${formatTime(time)}`;
}
