import type { Env } from '#server/base/env.ts';
import type { Queries } from '#server/db/db.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import { eventsOf } from './endpoint.ts';

type Told = { subject: string; event: WebhookEvent };

/** The outbox entries for an event: one for each place that is told of it, none where there is none. */
export async function webhookEntries(
  queries: Queries,
  env: Env,
  { subject, event }: Told,
): Promise<OutboxEntry[]> {
  const entry = { kind: 'webhook', dedupeKey: `webhook:${event.id}`, subject, payload: event } as const;
  const rows = await queries
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('off_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const told = rows
    .filter((row) => eventsOf(row).includes(event.type))
    .map(({ id }) => ({ ...entry, dedupeKey: `${entry.dedupeKey}:${id}`, endpointId: id }));
  return env.WEBHOOK_URL ? [entry, ...told] : told;
}
