import { wallClock } from './instant.ts';

/**
 * The instant (epoch milliseconds) of a wall time in a zone, with Intl only. For a time that a clock change
 * skips or repeats the answer is one of its neighbours; the slot engine never offers such a time.
 * @param time `HH:mm` or `HH:mm:ss`
 */
export function zonedInstant(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  const seenAt = (at: number) => {
    const seen = wallClock(at, zone);
    return Date.parse(`${seen.date}T${seen.time}Z`);
  };
  const first = wanted - (seenAt(wanted) - wanted);
  return first - (seenAt(first) - wanted);
}
