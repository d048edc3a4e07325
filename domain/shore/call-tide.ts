import { minuteMs } from '#domain/format/durations.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { type DayHeights, stepMinutes } from './day-heights.ts';
import { tidesFrom } from './tide.ts';

type Times = readonly { start: string; end: string }[];

/** Ten hours are worked out in a millisecond, and asked for with every view of the booking. */
const kept = new Map<string, DayHeights>();
const keptDays = 200;

/**
 * The tide from an hour before a day's first time to an hour after its last one, each at its instant.
 * @param date `yyyy-MM-dd` @param times the day's, in order, by the clock of `zone`
 */
export function callTide(date: string, times: Times, zone: string): DayHeights | undefined {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return undefined;
  const key = `${date} ${first.start} ${last.end} ${zone}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= keptDays) kept.clear();
  const opens = minutesOf(first.start);
  const from = Math.floor(opens / 60) * 60 - 60;
  // The last one may end at midnight.
  const until = Math.ceil((minutesOf(last.end) || 24 * 60) / 60) * 60 + 60;
  const startAt = zonedInstant(date, first.start, zone) - (opens - from) * minuteMs;
  const levels = tidesFrom(startAt, {
    count: (until - from) / stepMinutes + 1,
    every: stepMinutes * minuteMs,
  });
  const day = { from, heights: levels.map((level) => Math.floor(level * 100)) };
  kept.set(key, day);
  return day;
}

const minutesOf = (time: string): number => (secondsOfDay(time) ?? 0) / 60;
