import { wallClock } from '#domain/format/instant.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import { type OfferDates, offerPeriod, offerState } from './period.ts';

/** How the number of places falls. */
export type SpotRules = {
  /** Shown on the first day. */
  start: number;
  /** One fewer after each such number of full days. */
  everyDays: number;
  /** Never shown below this while the offer is open. */
  minimum: number;
  /** The number of clients that can really be accepted. */
  capacity: number;
};

/**
 * The number of places to show. While open it is the smaller of the schedule and the capacity that recorded
 * sign-ups leave, and never below the minimum. Before the start it is the first day's number; afterwards 0.
 * Days are calendar days in the offer's zone, so a change of the clocks moves no step.
 * @param signUps enquiries for the offer that were stored while it was open
 */
export function remainingSpots(dates: OfferDates, rules: SpotRules, now: number, signUps: number): number {
  const state = offerState(offerPeriod(dates), now);
  if (state === 'ended') return 0;
  const today = requireDayNumber(wallClock(now, dates.timeZone).date);
  const fullDays = Math.max(0, today - requireDayNumber(dates.startsOn));
  const scheduled = rules.start - Math.floor(fullDays / rules.everyDays);
  return Math.max(rules.minimum, Math.min(scheduled, rules.capacity - signUps));
}
