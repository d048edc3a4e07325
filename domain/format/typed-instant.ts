import { minuteMs } from './durations.ts';
import { wallClock } from './instant.ts';
import { zonedInstant } from './zoned-instant.ts';

/**
 * The instant that somebody means who types a date and a time. A time that a change of the clocks skips, or shows
 * twice, is none: nothing is guessed, and `wrong` says so and what to do.
 * @param time `HH:mm` or `HH:mm:ss`
 */
export function typedInstant(date: string, time: string, zone: string): { at: number } | { wrong: string } {
  const at = zonedInstant(date, time, zone);
  const shows = (instant: number) => {
    const seen = wallClock(instant, zone);
    return seen.date === date && seen.time.startsWith(time);
  };
  if (!shows(at)) return { wrong: skipped };
  return changes.some((minutes) => shows(at + minutes * minuteMs)) ? { wrong: repeated } : { at };
}

const skipped = 'The clocks go forward then, so there is no such time. Please choose another.';
const repeated =
  'The clocks go back then, so this time comes twice. Please choose one before or after that hour.';
/** By how much clocks are changed: an hour, half of one on Lord Howe Island. */
const changes = [-60, -30, 30, 60];
