import type { IncomingHttpHeaders } from 'node:http';

/** What browsers say of a page that is fetched before anybody asks for it. */
const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
/** Part of the name of the cookie by which staff are signed in, with and without its prefix. */
const staffCookie = 'foreshore.session_token=';

/**
 * Whether a GET request for a page is somebody who comes to us from elsewhere, as far as its headers tell: no step from
 * one of our pages to the next, no reload, nothing fetched ahead, and none of our own staff.
 */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  if (ahead.some((name) => headers[name] !== undefined)) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false;
  if (headers['sec-fetch-site'] === 'same-origin' || isOwn(headers)) return false;
  // Chromium and Safari mark a page that is asked for again so.
  if (/max-age=0|no-cache/.test(headers['cache-control'] ?? '')) return false;
  // Every browser names languages and asks for HTML; programs that fetch pages often do not.
  if (!headers['accept-language'] || !headers.accept?.includes('text/html')) return false;
  return !headers.cookie?.includes(staffCookie);
}

function isOwn({ referer, host = '' }: IncomingHttpHeaders): boolean {
  const after = referer?.slice(referer.indexOf('://') + 3);
  return after !== undefined && host !== '' && (after === host || after.startsWith(`${host}/`));
}
