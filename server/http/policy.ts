import { contentSecurityPolicy } from './security-headers.ts';

/** Pages of staff: nothing on them is to be fetched ahead. */
const staffPages = /^\/(admin|sign-in|sign-out|set-up|oauth-setup)([/.]|$)/i;

/** Addresses whose answers show what only one person may see, or carry a key: the owner's area and links from mails. */
const privateAddresses =
  /^\/(admin|sign-in|sign-out|set-up|oauth-setup|booking|newsletter\/(confirm|unsubscribe)|api\/(admin|auth))([/.]|$)/i;

type PagePolicy = { nonce: string; https: boolean; pathname: string };

/** An answer of the application with the headers that its kind and its address need, if it has not set them itself. */
export function withPolicy(response: Response, { nonce, https, pathname }: PagePolicy): Response {
  const address = decodeURIComponent(pathname);
  const headers = new Headers(response.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && !headers.has('Content-Security-Policy')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scriptSources: [`nonce-${nonce}`], https }),
    );
    if (!staffPages.test(address)) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  const cache = headers.get('Cache-Control') ?? '';
  if (privateAddresses.test(address) && !cache.includes('no-store')) headers.set('Cache-Control', 'no-store');
  else if (!cache && isPage) headers.set('Cache-Control', 'private, no-cache');
  if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
