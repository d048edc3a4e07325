import { isIP } from 'node:net';
import { site } from '#content/site.ts';
import type { Services } from '#server/ports/services.ts';

/** For whom passkeys are made: the site at its configured address, never at one that a request names. */
export type RelyingParty = { id: string; name: string; origin: string };

/**
 * The site as browsers know it from a passkey; null where they allow none: without https (but for localhost), and
 * under a bare network address.
 */
export function relyingParty({ env }: Pick<Services, 'env'>): RelyingParty | null {
  const { protocol, hostname: id, origin } = new URL(env.SITE_URL);
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  if ((protocol !== 'https:' && !isLocal) || isIP(id.replace(/^\[|\]$/g, ''))) return null;
  return { id, name: site.name, origin };
}
