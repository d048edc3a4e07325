import { formatTime, formatWeekday } from '#domain/format/date-time.ts';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { addDays, requireDayNumber } from '#domain/format/iso-date.ts';

export type TimeLeft = {
  state: 'late' | 'soon' | 'later';
  /** 'Late by 3 hours', '45 minutes left', 'Due tomorrow, 9:30 AM' */
  words: string;
};

/** From here on it is told how much is left instead of when. */
const soonMs = 6 * hourMs;

/** How near a promised instant is, for a tag beside what was promised. */
export function timeLeft(dueAt: number, now: number, zone: string): TimeLeft {
  if (now >= dueAt) return { state: 'late', words: `Late by ${length(now - dueAt)}` };
  if (dueAt - now <= soonMs) return { state: 'soon', words: `${length(dueAt - now)} left` };
  return { state: 'later', words: `Due ${whenWords(dueAt, now, zone)}` };
}

/** 'today, 4:00 PM', 'tomorrow, 9:30 AM', 'Monday, 9:30 AM'; midnight is the end of the day before. */
function whenWords(at: number, now: number, zone: string): string {
  const today = wallClock(now, zone).date;
  const clock = wallClock(at, zone);
  const midnight = clock.time === '00:00:00';
  const date = midnight ? addDays(clock.date, -1) : clock.date;
  const time = midnight ? 'end of day' : formatTime(clock.time);
  const days = requireDayNumber(date) - requireDayNumber(today);
  return `${days === 0 ? 'today' : days === 1 ? 'tomorrow' : formatWeekday(date)}, ${time}`;
}

/** The largest whole unit: '3 days', '1 hour', '20 minutes'. */
function length(ms: number): string {
  const units = [
    [dayMs, 'day'],
    [hourMs, 'hour'],
    [minuteMs, 'minute'],
  ] as const;
  for (const [unit, name] of units) {
    const count = Math.floor(ms / unit);
    if (count > 0) return count === 1 ? `1 ${name}` : `${count} ${name}s`;
  }
  return 'less than a minute';
}
