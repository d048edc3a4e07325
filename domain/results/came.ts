import { type Attribution, sourceOf, type Touch } from '#domain/leads/touch.ts';
import { countedName, countedPage } from './names.ts';

/** How somebody came, in the words by which visits, enquiries, calls and clients are counted alike. '' is not known. */
export type Came = { source: string; campaign: string; landing: string };

/** What an advertiser of clicks puts into an address. */
const paidClicks = ['gclid', 'gbraid', 'wbraid', 'gad_source', 'msclkid'] as const;
const paidMedium = /^(?:cpc|ppc|cpm|cpv|display|banner|paid.*|.*(?:-|_| )ads?|ads?)$/i;

/** The counted words of an arrival. An advert without the name of a campaign counts under its source, so that its cost can be set against it. */
export function cameOf(touch: Touch | undefined): Came {
  if (!touch) return { source: '', campaign: '', landing: '' };
  const source = countedName(sourceOf(touch));
  const campaign = countedName(touch.utm_campaign ?? '') || (isAdvert(touch) ? source : '');
  return { source, campaign, landing: countedPage(touch.landing) };
}

function isAdvert(touch: Touch): boolean {
  return paidMedium.test(touch.utm_medium ?? '') || paidClicks.some((name) => touch[name]);
}

/** The same as columns of what came, by the latest arrival that had a source. */
export function cameColumns(attribution: Attribution | null) {
  const { source, campaign, landing } = cameOf(attribution?.last);
  return { came_source: source, came_campaign: campaign, came_landing: landing };
}
