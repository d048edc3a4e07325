import { Webhook } from 'standardwebhooks';
import { site } from '#content/site.ts';
import type { Clock } from '#server/base/clock.ts';
import type { CalledBack } from '#server/ports/call-out.ts';
import type { Target } from './target.ts';

// A name in a header has no spaces.
const userAgent = () => `${site.name.replace(/[^\w]+/g, '')}-Webhook/1`;

/**
 * Posts an event once, signed as Standard Webhooks has it: by each secret, so that a receiver may take over a new one
 * in its own time. Redirects are not followed, since the signature is meant for the address that was entered.
 * @throws Error with a sentence when nobody answered
 */
export function postEvent(clock: Clock, target: Target, event: { id: string }): Promise<CalledBack> {
  const body = JSON.stringify(event);
  const at = new Date(clock.now());
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': userAgent(),
    'Webhook-Id': event.id,
    'Webhook-Timestamp': String(Math.floor(at.getTime() / 1000)),
    'Webhook-Signature': target.secrets
      .map((secret) => new Webhook(secret).sign(event.id, at, body))
      .join(' '),
  };
  return target.callOut({ url: target.url, headers, body });
}
