import { createCookieGetter, parseCookies } from 'better-auth/cookies';
import type { AuthServices } from './auth-services.ts';

/** Every cookie that the staff area sets; the cookie policy lists each (`content/legal/storage.ts`). */
export const staffCookies = ['session_token', 'known_device', 'second_step', 'passkey'] as const;
type Name = (typeof staffCookies)[number];

type Cookie = { value: string; maxAgeSeconds: number };

/** A Set-Cookie value with the prefix and the attributes of the session's cookie. */
export function setCookie(services: AuthServices, name: Name, { value, maxAgeSeconds }: Cookie): string {
  const { name: full, attributes } = createCookieGetter(services.auth.options)(name);
  const said = [`${full}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...said, ...(attributes.secure ? ['Secure'] : [])].join('; ');
}

/** What a request brings along in one of these cookies; empty without it. */
export function readCookie(services: AuthServices, name: Name, headers: Headers): string {
  const { name: full } = createCookieGetter(services.auth.options)(name);
  return parseCookies(headers.get('cookie') ?? '').get(full) ?? '';
}
