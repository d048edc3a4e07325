import type { Env } from '../env.ts';
import type { OutboxEntry } from '../outbox/entries.ts';
import type { WebhookEvent } from './event.ts';

/** The outbox entry for an event; none when no webhook is set up. */
export function webhookEntry(env: Env, subject: string, event: WebhookEvent): OutboxEntry[] {
  if (!env.WEBHOOK_URL) return [];
  return [{ kind: 'webhook', dedupeKey: `webhook:${event.id}`, subject, payload: event }];
}
