import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import { remainingSpots } from '#domain/offer/spots.ts';
import { errorKind } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { countSignUps } from '#server/leads/count-sign-ups.ts';
import type { Services } from '#server/ports/services.ts';
import type { OfferView } from './offer-view.ts';

const period = offerPeriod(summerOffer.dates);

/** The offer at this moment, places taken by recorded sign-ups included as far as they can be read. */
export async function loadOffer(services: Services): Promise<OfferView> {
  const signUps = await signUpsIfKnown(services);
  const now = services.clock.now();
  const state = offerState(period, now);
  const until = state === 'upcoming' ? period.startsAt : period.endsAt;
  return {
    state,
    now,
    until,
    countdown: countdown(until, now),
    spots: signUps === null ? null : remainingSpots(summerOffer.dates, summerOffer.spots, now, signUps),
  };
}

/** During an outage the page is shown without the count: null. */
async function signUpsIfKnown(services: Services): Promise<number | null> {
  try {
    return await countSignUps(services, summerOffer.id);
  } catch (error) {
    if (asDomainError(error)?.code !== 'unavailable') throw error;
    services.log.warn('offer-places-unknown', { kind: errorKind(error) });
    return null;
  }
}
