import { type Interval, mergeIntervals, overlaps } from '#domain/availability/intervals.ts';
import { hourMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';

/** Google cuts busy times at the edges of the query, and staff want to read when an event begins. */
const aroundMs = 6 * hourMs;

/**
 * What the owner's calendars hold at the time of a request, read now: the owner should know before saying yes.
 * Talks to the network. @returns null when they cannot be read just now
 */
export async function calendarBeside(
  services: Services,
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
): Promise<Interval[] | null> {
  const asked = { startAt: startsAt, endAt: endsAt };
  const around = { startAt: startsAt - aroundMs, endAt: endsAt + aroundMs };
  try {
    const { mode, busy } = await services.busySource(around, { fresh: true });
    if (mode === 'unknown') return null;
    return mergeIntervals(busy.filter((one) => overlaps(one, asked)));
  } catch (error) {
    services.log.warn('calendar-unreadable', { kind: errorKind(error) });
    return null;
  }
}
