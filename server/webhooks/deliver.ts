import { Webhook } from 'standardwebhooks';
import { site } from '#content/site.ts';
import { PermanentFailure } from '#server/ports/outbox.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

const timeoutMs = 10_000;
// A name in a header has no spaces.
const userAgent = `${site.name.replace(/[^\w]+/g, '')}-Webhook/1`;

/**
 * Outbox handler: posts an event to the owner's address, signed as Standard Webhooks has it. Anything but a 2xx is tried again later; redirects are
 * not followed, since the signature is meant for the address that was configured.
 */
export async function deliverWebhook(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  event: WebhookEvent,
): Promise<void> {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) throw new PermanentFailure('WEBHOOK_URL and WEBHOOK_SECRET are no longer set.');
  const body = JSON.stringify(event);
  const now = clock.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': userAgent,
      'Webhook-Id': event.id,
      'Webhook-Timestamp': String(Math.floor(now / 1000)),
      'Webhook-Signature': new Webhook(secret).sign(event.id, new Date(now), body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`The webhook could not be reached (${reasonOf(error)}).`, { cause: error });
  });
  await response.body?.cancel();
  if (response.ok) return;
  if (response.status === 410) throw new PermanentFailure('The webhook answered 410: it is gone for good.');
  throw new Error(`The webhook answered ${response.status}.`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : error.name;
}
