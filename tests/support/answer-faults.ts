import type { RawAnswer } from './raw-request.ts';

const always = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'content-security-policy',
  'cache-control',
];
/** They speak of pages, and of what may stand in the place of one. */
const ofPages = ['x-frame-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
/** What pages load, and what search engines ask for. */
const loaded =
  /^((image|font)\/|text\/(css|javascript|plain)|application\/(xml|manifest\+json|speculationrules\+json))/;
const framework = [
  'Application Error',
  'Unexpected Server Error',
  'Internal Server Error',
  'React Router',
  'node_modules',
  'file:///',
  'main.js:',
];
const ownersArea =
  /^\/(admin|oauth-setup|sign-in|sign-out|set-up|booking|draft|newsletter\/(confirm|unsubscribe)|api\/(admin|auth))([/.?]|$)/i;

/** Pages of a draft stand in a frame of the owner's area. */
const drafts = /^\/(admin\/content\/)?draft\//;

/** The faults of an answer that hold for any address; empty when there are none. */
export function answerFaults(target: string, { status, headers, text }: RawAnswer): string[] {
  const faults: string[] = [];
  const type = headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const isData = type.startsWith('text/x-script');
  const names = status < 300 && loaded.test(type) ? always : [...always, ...ofPages];
  for (const name of names) if (!headers.get(name)) faults.push(`no ${name}`);
  if (!(status >= 200 && status < 500)) faults.push(`status ${status}`);
  const policy = headers.get('content-security-policy') ?? '';
  if (isPage !== policy.startsWith("default-src 'self'"))
    faults.push(`policy '${policy.slice(0, 40)}' of ${type}`);
  const framed = drafts.test(target) && policy.includes("frame-ancestors 'self'");
  if (!framed && !policy.includes("frame-ancestors 'none'")) faults.push('may be framed');
  if (ownersArea.test(target) && !headers.get('cache-control')?.includes('no-store'))
    faults.push('may be kept');
  if (status < 400) return faults;
  if (status === 405 && !headers.get('allow')) faults.push('no Allow');
  if (!isPage && !isData && !type.startsWith('application/json')) faults.push(`an error as '${type}'`);
  if (isPage && !/<html lang="en-GB">[\s\S]*\.css/.test(text))
    faults.push('a page not in the look of the site');
  // Data for a page’s scripts is not text that people read.
  const seen = text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  if (!isData) for (const words of framework) if (seen.includes(words)) faults.push(`'${words}'`);
  return faults;
}
