import type { Keys } from '#server/base/keys.ts';
import type { Services } from '#server/ports/services.ts';

type Subscription = { id: string; generation: number };
type Purpose = 'confirm' | 'unsubscribe';

/**
 * The tokens of the newsletter's links. They can be made again from the secret and are stored nowhere. One to
 * confirm ends when its owner leaves; one to leave works for ever.
 */
export function newsletterToken(keys: Keys, purpose: Purpose, { id, generation }: Subscription): string {
  const about = purpose === 'confirm' ? `${id}.${generation}` : id;
  return `${about}.${keys.sign('newsletter-link', `${purpose}.${about}`)}`;
}

/** The subscription that a token speaks of, or null for a token that we did not make. */
export function readNewsletterToken(keys: Keys, purpose: Purpose, token: string): Subscription | null {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  if (parts.length !== (purpose === 'confirm' ? 2 : 1)) return null;
  if (!keys.isSigned('newsletter-link', `${purpose}.${parts.join('.')}`, signature)) return null;
  return { id: parts[0] ?? '', generation: Number(parts[1] ?? 0) };
}

/** The page that asks before it confirms: mail scanners that follow the link change nothing. */
export function confirmUrl(
  { env, keys }: Pick<Services, 'env' | 'keys'>,
  subscription: Subscription,
): string {
  return `${env.SITE_URL}/newsletter/confirm/${newsletterToken(keys, 'confirm', subscription)}`;
}

/** The page to leave by, whose POST is also the one-click address of RFC 8058. */
export function unsubscribeUrl(
  { env, keys }: Pick<Services, 'env' | 'keys'>,
  subscription: Subscription,
): string {
  return `${env.SITE_URL}/newsletter/unsubscribe/${newsletterToken(keys, 'unsubscribe', subscription)}`;
}

/** Headers with which mail programs show their own button to leave (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(
  services: Pick<Services, 'env' | 'keys'>,
  subscription: Subscription,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(services, subscription)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
