import { say } from '#content/say.ts';
import { sayInstantDate, sayInstantTime } from '#content/say-dates.ts';
import { zoneName } from '#domain/format/instant.ts';
import { otherClock } from '#domain/format/other-clock.ts';
import type { Booking } from './booking.ts';

/** 'Monday, March 3rd, 2025 at 9:30 AM (Greenwich Mean Time)'. */
export function whenText(at: number, zone: string): string {
  return say('{date} at {time} ({zone})', {
    date: sayInstantDate(at, zone),
    time: sayInstantTime(at, zone),
    zone: zoneName(at, zone),
  });
}

/** The visitor's zone where its clock shows another date or time for the call than the agency's. */
export function otherZone(
  { visitorZone, startsAt }: Pick<Booking, 'visitorZone' | 'startsAt'>,
  agencyZone: string,
): string | null {
  return otherClock(startsAt, agencyZone, visitorZone) && visitorZone;
}
