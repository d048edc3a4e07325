import { summerOffer } from '#content/offer/summer.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';

const period = offerPeriod(summerOffer.dates);

/** Whether the offer can be taken at a moment. @param now epoch milliseconds */
export function isOfferOpen(now: number): boolean {
  return offerState(period, now) === 'open';
}
