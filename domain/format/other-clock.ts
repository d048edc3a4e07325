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
