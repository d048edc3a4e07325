/** Times of day as a clock on the wall shows them: `HH:mm` or `HH:mm:ss`, no date, no zone. Runs in browsers. */

const pattern = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Seconds since midnight of `HH:mm` or `HH:mm:ss`, from `00:00` to `24:00` (the end of the day).
 * Null for anything else.
 */
export function secondsOfDay(time: string): number | null {
  const match = pattern.exec(time);
  if (!match) return null;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (minutes > 59 || seconds > 59) return null;
  const total = hours * 3600 + minutes * 60 + seconds;
  return total <= 86_400 ? total : null;
}

/** `HH:mm:ss` of a number of seconds since midnight; whole days are dropped, so 24:00 reads `00:00:00`. */
export function clockTime(seconds: number): string {
  const inDay = ((seconds % 86_400) + 86_400) % 86_400;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 3600))}:${two(Math.floor(inDay / 60) % 60)}:${two(Math.floor(inDay % 60))}`;
}
