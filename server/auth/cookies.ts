import { createCookieGetter, parseCookies } from 'better-auth/cookies';
import type { AuthServices } from './auth-services.ts';

type Cookie = { value: string; maxAgeSeconds: number };

/** A Set-Cookie value with the prefix and the attributes of the session's cookie. */
export function setCookie(services: AuthServices, name: string, { value, maxAgeSeconds }: Cookie): string {
  const { name: full, attributes } = createCookieGetter(services.auth.options)(name);
  const said = [`${full}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...said, ...(attributes.secure ? ['Secure'] : [])].join('; ');
}

/** What a request brings along in one of these cookies; empty without it. */
export function readCookie(services: AuthServices, name: string, headers: Headers): string {
  const { name: full } = createCookieGetter(services.auth.options)(name);
  return parseCookies(headers.get('cookie') ?? '').get(full) ?? '';
}
