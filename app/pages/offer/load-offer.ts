import { summerOffer } from '#content/offer/summer.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import type { OfferStanding } from '#domain/offer/spots.ts';
import { errorKind } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { standingNow } from '#server/leads/offer-standing.ts';
import type { Services } from '#server/ports/services.ts';
import type { OfferView } from './offer-view.ts';

const periodNow = () => offerPeriod(summerOffer.dates);

/** The offer at this moment, places taken by recorded sign-ups included as far as they can be read. */
export async function loadOffer(services: Services): Promise<OfferView> {
  const { state, spots } = await standingIfKnown(services);
  const now = services.clock.now();
  const period = periodNow();
  const until = state === 'upcoming' ? period.startsAt : period.endsAt;
  return { state, now, until, spots };
}

/** During an outage the page is shown by its dates alone, without the count: null. */
async function standingIfKnown(
  services: Services,
): Promise<Pick<OfferStanding, 'state'> & { spots: number | null }> {
  const now = services.clock.now();
  const byDates = offerState(periodNow(), now);
  if (byDates !== 'open') return { state: byDates, spots: byDates === 'ended' ? 0 : null };
  try {
    return await standingNow(services.db.query, now);
  } catch (error) {
    if (asDomainError(error)?.code !== 'unavailable') throw error;
    services.log.warn('offer-places-unknown', { kind: errorKind(error) });
    return { state: byDates, spots: null };
  }
}
