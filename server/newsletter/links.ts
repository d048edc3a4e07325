import type { Services } from '../services.ts';
import { sameToken, signedToken } from '../tokens.ts';

type Subscription = { id: string; generation: number };
type Purpose = 'confirm' | 'unsubscribe';

/**
 * The tokens of the newsletter's links. They can be made again from the secret and are stored nowhere. One to
 * confirm ends when its owner leaves; one to leave works for ever.
 */
export function newsletterToken(secret: string, purpose: Purpose, { id, generation }: Subscription): string {
  const about = purpose === 'confirm' ? `${id}.${generation}` : id;
  return `${about}.${signedToken(secret, `newsletter:${purpose}:${about}`)}`;
}

/** The subscription that a token speaks of, or null for a token that we did not make. */
export function readNewsletterToken(secret: string, purpose: Purpose, token: string): Subscription | null {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  if (parts.length !== (purpose === 'confirm' ? 2 : 1)) return null;
  if (!sameToken(signature, signedToken(secret, `newsletter:${purpose}:${parts.join('.')}`))) return null;
  return { id: parts[0] ?? '', generation: Number(parts[1] ?? 0) };
}

/** The page that asks before it confirms: mail scanners that follow the link change nothing. */
export function confirmUrl(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  subscription: Subscription,
): string {
  return `${env.SITE_URL}/newsletter/confirm/${newsletterToken(secret, 'confirm', subscription)}`;
}

/** The page to leave by, whose POST is also the one-click address of RFC 8058. */
export function unsubscribeUrl(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  subscription: Subscription,
): string {
  return `${env.SITE_URL}/newsletter/unsubscribe/${newsletterToken(secret, 'unsubscribe', subscription)}`;
}

/** Headers with which mail programs show their own button to leave (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(
  services: Pick<Services, 'env' | 'secret'>,
  subscription: Subscription,
): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(services, subscription)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
