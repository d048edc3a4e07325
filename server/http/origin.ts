import { refusal } from '#server/http/refusals/refusal.ts';
import type { Step } from './pipeline.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing request comes from the site itself. Browsers always send Origin or Sec-Fetch-Site
 * with a cross-site POST; a request with neither comes from a program, which has no cookies to abuse.
 * @param origins the origins of the site: the configured one and the one of the request's own Host
 */
function comesFromOwnSite(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get('origin');
  // 'null' is what a page with a strict referrer policy sends; then Sec-Fetch-Site tells.
  if (origin && origin !== 'null') return origins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return (site === null && origin !== 'null') || site === 'same-origin' || site === 'none';
}

/** Refuses what another site makes a browser send. */
export function ownSiteStep(siteUrl: string): Step {
  return async (incoming, next) => {
    const { method, headers, url } = incoming.request;
    const own = comesFromOwnSite(method, headers, [siteUrl, new URL(url).origin]);
    return own ? next(incoming) : refusal(403, incoming.facts.json);
  };
}
