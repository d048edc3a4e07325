import type { RouterContextProvider } from 'react-router';
import { nonceContext, servicesContext } from '#app/context.ts';
import { loadOffer } from '#app/pages/offer/load-offer.ts';

/** How long the line still holds, in milliseconds by the server's clock; null when no place can be claimed. */
export type OfferLineView = { left: number } | null;

/** Whether a page leads to the offer at this moment. A page that the build renders never does: it may be read for months. */
export async function loadOfferLine(context: Readonly<RouterContextProvider>): Promise<OfferLineView> {
  if (context.get(nonceContext) === null) return null;
  const { state, until, now } = await loadOffer(context.get(servicesContext));
  return state === 'open' ? { left: until - now } : null;
}
