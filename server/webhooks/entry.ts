import type { Env } from '#server/base/env.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';

/** The outbox entry for an event; none when no webhook is set up. */
export function webhookEntry(env: Env, subject: string, event: WebhookEvent): OutboxEntry[] {
  if (!env.WEBHOOK_URL) return [];
  return [{ kind: 'webhook', dedupeKey: `webhook:${event.id}`, subject, payload: event }];
}
