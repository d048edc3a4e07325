import { formatBritishDate, formatTime, formatWeekday } from '#domain/format/date-time.ts';
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

/** The same for a text that is read later: 'Monday 23 November 2026, 9:30 AM'. */
export function dueWords(dueAt: number, zone: string): string {
  const { date, time } = dayAndTime(dueAt, zone);
  return `${formatBritishDate(date)}, ${time}`;
}

/** Midnight is the end of the day before. */
function dayAndTime(at: number, zone: string): { date: string; time: string } {
  const { date, time } = wallClock(at, zone);
  if (time === '00:00:00') return { date: addDays(date, -1), time: 'end of day' };
  return { date, time: formatTime(time) };
}

/** 'today, 4:00 PM', 'tomorrow, 9:30 AM', 'Monday, 9:30 AM' */
function whenWords(at: number, now: number, zone: string): string {
  const today = wallClock(now, zone).date;
  const { date, time } = dayAndTime(at, zone);
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
