import {
  type Attribution,
  addTouch,
  isTelling,
  type Touch,
  touchOf,
  touchParameters,
} from '#domain/leads/touch.ts';
import { cookieConsent } from './cookie-banner.live.ts';

/** Listed in content/legal/storage.ts, which the cookie policy prints. */
const storageKey = 'attribution';
/** Under these names a first arrival travels in the address, beside the campaign tags, which keep their own. */
const landingName = 'lp';
const referrerName = 'ref';

/**
 * Remembers where a visitor came from until a form is sent. Before consent nothing is stored in the browser: the
 * values travel in the links from page to page. After 'Accept All' session storage keeps them, and links stay clean.
 */
export function mount(): boolean {
  const here = touchOf(new URL(location.href), document.referrer, Date.now());
  let attribution: Attribution | null = null;

  const remember = () => {
    attribution = arrivals(here);
    try {
      if (cookieConsent() === 'accepted') sessionStorage.setItem(storageKey, JSON.stringify(attribution));
      else sessionStorage.removeItem(storageKey);
    } catch {
      // Blocked storage: the links carry it.
    }
  };
  remember();
  document.addEventListener('cookieconsent', remember);

  // Links are given the values when they are about to be used, so that they stand clean in the page.
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => attribution && prepare(event.target, attribution.first), true);

  // Whatever is sent, by the browser or by an island, passes here: no hidden field has to be put into a form.
  document.addEventListener('formdata', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'post' || !attribution) return;
    // A form that the server drew again brings along what was known before, when the address still told it.
    const tells = isTelling(attribution.first) || isTelling(attribution.last);
    if (tells || !event.formData.has('attribution'))
      event.formData.set('attribution', JSON.stringify(attribution));
  });
  return true;
}

/** First and last arrival: what storage holds, else what the address brought along, and this page. */
function arrivals(here: Touch): Attribution {
  const stored = cookieConsent() === 'accepted' ? readStored() : null;
  const carried = carriedTouch(here);
  if (carried) return stored ?? { first: carried, last: carried };
  // Going on within the site is no new arrival.
  if (stored && isWithin()) return stored;
  return addTouch(stored, here);
}

function isWithin(): boolean {
  return document.referrer !== '' && new URL(document.referrer).host === location.host;
}

function readStored(): Attribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Attribution | null;
  } catch {
    return null;
  }
}

function carriedTouch(here: Touch): Touch | null {
  const search = new URLSearchParams(location.search);
  const landing = search.get(landingName);
  if (landing === null) return null;
  return { ...here, landing, referrer: search.get(referrerName) ?? '', at: null };
}

function prepare(target: EventTarget | null, first: Touch): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (/^\/(admin|api|sign-in)(\/|$)/.test(link.pathname)) return;
  const url = new URL(link.href);
  const carries = cookieConsent() !== 'accepted' && isTelling(first);
  const values = { ...first, [landingName]: first.landing, [referrerName]: first.referrer };
  for (const name of [landingName, referrerName, ...touchParameters]) {
    const value = values[name as keyof typeof values];
    if (carries && value) url.searchParams.set(name, String(value));
    else url.searchParams.delete(name);
  }
  if (link.href !== url.href) link.href = url.href;
}
