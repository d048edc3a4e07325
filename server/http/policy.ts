import type { AddressFacts } from './addresses.ts';
import { changeable } from './changeable.ts';
import type { Step } from './pipeline.ts';
import { contentSecurityPolicy } from './security-headers.ts';

type PagePolicy = { nonce: string; https: boolean; only: AddressFacts['only'] };

/** Gives an answer of the application the headers that its kind and its address need, if it has not set them itself. */
export function withPolicy(given: Response, { nonce, https, only }: PagePolicy): Response {
  const response = changeable(given);
  const { headers } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && !headers.has('Content-Security-Policy')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({ scriptSources: [`nonce-${nonce}`], https }),
    );
    if (only !== 'staff') headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  const cache = headers.get('Cache-Control') ?? '';
  if (only && !cache.includes('no-store')) headers.set('Cache-Control', 'no-store');
  else if (!cache && isPage) headers.set('Cache-Control', 'private, no-cache');
  if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  return response;
}

/** Gives every answer of the application its headers. */
export function policyStep(https: boolean): Step {
  return async (incoming, next) => {
    const { nonce, facts } = incoming;
    return withPolicy(await next(incoming), { nonce, https, only: facts.only });
  };
}
