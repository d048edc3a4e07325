import type { Selectable } from 'kysely';
import { type WebhookEventType, webhookEvents } from '#domain/webhooks/events.ts';
import type { Queries } from '#server/db/db.ts';
import type { WebhookEndpointTable } from '#server/db/tables/webhooks.ts';
import type { Services } from '#server/ports/services.ts';

export type EndpointRow = Selectable<WebhookEndpointTable>;

/** What seals addresses and secrets of endpoints. */
export const urlPurpose = 'webhook-url';
export const secretPurpose = 'webhook-secret';

/** An endpoint as owners may see it: without its address and its secrets. Instants in epoch milliseconds. */
export type Endpoint = {
  id: string;
  name: string;
  host: string;
  events: WebhookEventType[];
  offAt: number | null;
  offBecause: EndpointRow['off_because'];
  lastSentAt: number | null;
  failingSince: number | null;
  /** Until when the secret before signs as well; null when there is none. */
  formerUntil: number | null;
};

/** All endpoints, in the order in which they were entered. */
export async function listEndpoints(queries: Queries): Promise<Endpoint[]> {
  const rows = await queries
    .selectFrom('webhook_endpoints')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toEndpoint);
}

export async function findEndpoint(queries: Queries, id: string): Promise<Endpoint | null> {
  const row = await endpointRow(queries, id);
  return row ? toEndpoint(row) : null;
}

export function endpointRow(queries: Queries, id: string): Promise<EndpointRow | undefined> {
  return queries.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
}

function toEndpoint(row: EndpointRow): Endpoint {
  return {
    ...{ id: row.id, name: row.name, host: row.host, events: eventsOf(row) },
    ...{ offAt: row.off_at, offBecause: row.off_because },
    ...{ lastSentAt: row.last_sent_at, failingSince: row.failing_since, formerUntil: row.former_until },
  };
}

/** The events that a row names; one that this version does not know is passed over. */
export function eventsOf({ events }: Pick<EndpointRow, 'events'>): WebhookEventType[] {
  const named: unknown = JSON.parse(events);
  const names = new Set(Array.isArray(named) ? named : []);
  return webhookEvents.map(({ id }) => id).filter((id) => names.has(id));
}

/** Opens what was sealed. @throws Error when the secret of the site is another one since */
export function opened({ keys }: Pick<Services, 'keys'>, purpose: string, sealed: string): string {
  const found = keys.unseal(purpose, sealed);
  if (!found)
    throw new Error(
      'The address or its secret cannot be read any more. Please enter the address again and make a new secret.',
    );
  return found.text;
}
