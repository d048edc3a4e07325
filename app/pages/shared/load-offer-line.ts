import type { RouterContextProvider } from 'react-router';
import { madeAheadContext, servicesContext } from '#app/context.ts';
import { loadOffer } from '#app/pages/offer/load-offer.ts';

/** Until when the line holds, and when that was said, by the server's clock; null when no place can be claimed. */
export type OfferLineView = { until: number; now: number } | null;

/** Whether a page leads to the offer at this moment. A page that the build renders never does: it may be read for months. */
export async function loadOfferLine(context: Readonly<RouterContextProvider>): Promise<OfferLineView> {
  if (context.get(madeAheadContext)) return null;
  const { state, until, now } = await loadOffer(context.get(servicesContext));
  return state === 'open' ? { until, now } : null;
}
