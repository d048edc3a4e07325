import { wallClock } from '#domain/format/instant.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import { type OfferDates, type OfferState, offerPeriod, offerState } from './period.ts';

/** How the number of places falls. */
export type SpotRules = {
  /** Offered on the first day. */
  start: number;
  /** One fewer after each such number of full days. */
  everyDays: number;
  /** Clients that can really be taken on. */
  capacity: number;
};

/** Where an offer stands, and how many places can still be taken. */
export type OfferStanding = { state: OfferState; spots: number };

/**
 * The state of an offer and its places. A number that was shown is a promise: no more than that many sign-ups are
 * taken afterwards, and what the schedule has closed stays closed. So each sign-up takes one of the places that
 * its day's schedule had left, and the number never exceeds the schedule or the capacity that is left.
 * Days are calendar days in the offer's zone, so a change of the clocks moves no step.
 * @param signUps the instants of the places taken, one for each person
 */
export function offerStanding(
  dates: OfferDates,
  rules: SpotRules,
  now: number,
  signUps: readonly number[],
): OfferStanding {
  const state = offerState(offerPeriod(dates), now);
  if (state === 'ended') return { state, spots: 0 };
  const first = requireDayNumber(dates.startsOn);
  const dayOf = (at: number) => requireDayNumber(wallClock(at, dates.timeZone).date) - first;
  const taken = signUps.map(dayOf);
  const today = dayOf(now);
  let spots = Math.min(rules.start, rules.capacity - taken.length);
  for (let from = 0; from <= today; from += rules.everyDays) {
    const since = taken.filter((day) => day >= from).length;
    spots = Math.min(spots, rules.start - from / rules.everyDays - since);
  }
  spots = Math.max(0, spots);
  return { state: state === 'open' && spots === 0 ? 'full' : state, spots };
}
