import { dayMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';

/** The dates of an offer, as its owner writes them. */
export type OfferDates = {
  /** First day, `yyyy-MM-dd`, from midnight. */
  startsOn: string;
  /** Last day, `yyyy-MM-dd`. */
  endsOn: string;
  /** Time on the last day at which it closes, `HH:mm:ss`. */
  endsAtTime: string;
  /** IANA zone of these dates. */
  timeZone: string;
};

/** The same as instants: open from `startsAt`, closed from `endsAt`. */
export type OfferPeriod = { startsAt: number; endsAt: number };

/** `full`: its dates are running and no place is left. Only names for the next offer are taken then. */
export const offerStates = ['upcoming', 'open', 'full', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

/** Whether nothing can be claimed any more. */
export function isOver(state: OfferState): state is 'full' | 'ended' {
  return state === 'full' || state === 'ended';
}

/** The date and time as if they were UTC, in milliseconds. */
function asUtc(date: string, time: string): number {
  const seconds = secondsOfDay(time);
  if (seconds === null) throw new RangeError(`'${time}' is not a time of the form HH:mm:ss.`);
  return requireDayNumber(date) * dayMs + seconds * 1000;
}

/**
 * The instant at which a clock in the zone shows this date and time. Uses Intl, so that browsers can do it
 * too. A time that the clock skips in spring gives the instant after the change; one that it shows twice in
 * autumn gives either.
 */
function instantOf(date: string, time: string, zone: string): number {
  const wanted = asUtc(date, time);
  let at = wanted;
  // The first step finds the offset near the instant, the second the offset at it.
  for (let step = 0; step < 2; step += 1) {
    const shown = wallClock(at, zone);
    at += wanted - asUtc(shown.date, shown.time);
  }
  return at;
}

/**
 * The instants between which an offer is open.
 * @throws RangeError for an impossible date, time or zone, or when it would end before it starts
 */
export function offerPeriod(dates: OfferDates): OfferPeriod {
  const startsAt = instantOf(dates.startsOn, '00:00:00', dates.timeZone);
  const endsAt = instantOf(dates.endsOn, dates.endsAtTime, dates.timeZone);
  if (endsAt <= startsAt) throw new RangeError(`An offer from ${dates.startsOn} cannot end ${dates.endsOn}.`);
  return { startsAt, endsAt };
}

/**
 * What the dates say at `now`; places are another matter. The offer is over in the very millisecond in which the
 * countdown is.
 */
export function offerState(period: OfferPeriod, now: number): Exclude<OfferState, 'full'> {
  if (now < period.startsAt) return 'upcoming';
  return now < period.endsAt ? 'open' : 'ended';
}
