import type { Env } from '#server/base/env.ts';

const callbackPath = '/api/auth/google/callback';

/** Where the site is, and the redirect URI to register at Google. */
export type DomainInfo = { domain: string; origin: string; redirectUri: string };

/**
 * The site's address: SITE_URL when it is set, else the one this request came to. Google compares the redirect
 * URI letter for letter with the registered ones, so a forged Host header leads nowhere.
 */
export function domainInfo(env: Pick<Env, 'SITE_URL' | 'siteUrlIsSet'>, requestUrl: string): DomainInfo {
  const { origin, host } = new URL(env.siteUrlIsSet ? env.SITE_URL : requestUrl);
  return { domain: host, origin, redirectUri: origin + callbackPath };
}
