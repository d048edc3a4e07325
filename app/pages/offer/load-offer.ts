import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import { remainingSpots } from '#domain/offer/spots.ts';
import { countSignUps } from '#server/leads/count-sign-ups.ts';
import type { Services } from '#server/ports/services.ts';
import type { OfferView } from './offer-view.ts';

const period = offerPeriod(summerOffer.dates);

/** The offer at this moment, places taken by recorded sign-ups included. */
export async function loadOffer(services: Services): Promise<OfferView> {
  const signUps = await countSignUps(services, summerOffer.id);
  const now = services.clock.now();
  const state = offerState(period, now);
  const until = state === 'upcoming' ? period.startsAt : period.endsAt;
  return {
    state,
    now,
    until,
    countdown: countdown(until, now),
    spots: remainingSpots(summerOffer.dates, summerOffer.spots, now, signUps),
  };
}
