/** Campaign tags and click ids that are kept of an address, under the names they have there. */
export const touchParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'epik',
  'rdt_cid',
] as const;
type TouchParameter = (typeof touchParameters)[number];

/** Longest value kept of each; what is longer is cut, never refused. */
export const touchValueLimit = 300;

/** Addresses of which the last part is a key that opens something: it is never kept or passed on. */
const keyedPath = /^(\/booking|\/newsletter\/(?:confirm|unsubscribe)|\/set-up)\/.*$/;

/** One arrival on the site: the page, where the visitor came from, and the tags of the address. */
export type Touch = {
  /** Path of the page, without query. */
  landing: string;
  /** Address of the page before, when it was on another site. */
  referrer: string;
  /** Epoch milliseconds. */
  at: number | null;
} & { [Name in TouchParameter]?: string };

/** The first arrival that is known and the latest one. */
export type Attribution = { first: Touch; last: Touch };

/**
 * Reads an arrival from an address and a referrer. Free of dependencies, so that the browser can use it. A referrer
 * on this site is left out; of another site’s the query is dropped.
 */
export function touchOf(address: URL, referrer: string | null, at: number | null): Touch {
  const touch: Touch = {
    landing: cut(address.pathname.replace(keyedPath, '$1')),
    referrer: foreignReferrer(referrer, address.host),
    at,
  };
  for (const name of touchParameters) {
    const value = address.searchParams.get(name);
    if (value) touch[name] = cut(value);
  }
  return touch;
}

/**
 * What may be known of an arrival without consent: the page's own address and referrer, as the request for it shows
 * them. Click ids stay out: each names one click of one person.
 */
export function ownTouch(address: URL, referrer: string | null, at: number | null): Touch {
  const labels = new URL(address);
  for (const name of touchParameters) if (!name.startsWith('utm_')) labels.searchParams.delete(name);
  return touchOf(labels, referrer, at);
}

/** Whether an arrival has a source; one without never replaces one with. */
export function isTelling(touch: Touch): boolean {
  return touch.referrer !== '' || touchParameters.some((name) => touch[name]);
}

/** Adds an arrival: the first one stays, the last one changes when the new one has a source. */
export function addTouch(known: Attribution | null, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  return isTelling(touch) ? { first: known.first, last: touch } : known;
}

/** 'google / cpc', the referring host, or 'direct': the source in a word or two. */
export function sourceOf(touch: Touch | undefined): string {
  if (!touch) return 'unknown';
  if (touch.utm_source) return [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  if (touch.gclid || touch.gbraid || touch.wbraid || touch.gad_source) return 'google / ads';
  if (touch.msclkid) return 'bing / ads';
  if (touch.fbclid) return 'facebook';
  if (touch.referrer) {
    try {
      return new URL(touch.referrer).host.replace(/^www\./, '');
    } catch {
      return touch.referrer.slice(0, 60);
    }
  }
  return 'direct';
}

function foreignReferrer(referrer: string | null, ownHost: string): string {
  if (!referrer) return '';
  try {
    const { protocol, host, origin, pathname } = new URL(referrer);
    if (host === ownHost || !/^https?:$/.test(protocol)) return '';
    return cut(origin + pathname);
  } catch {
    return '';
  }
}

function cut(value: string): string {
  return value.slice(0, touchValueLimit);
}
