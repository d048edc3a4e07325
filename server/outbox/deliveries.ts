import type { EmailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { WebhookEvent } from '../webhooks/event.ts';

/** A delivery of the outbox as staff see it. */
export type DeliveryState = {
  id: string;
  kind: 'email' | 'webhook';
  title: string;
  to: string;
  status: 'pending' | 'leased' | 'done' | 'dead';
  attempts: number;
  lastError: string | null;
  createdAt: number;
};

/** The e-mails and hooks that belong to one thing, such as 'booking:<id>', oldest first. */
export async function deliveriesFor(services: Services, subject: string): Promise<DeliveryState[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', subject)
    .where('kind', 'in', ['email', 'webhook'])
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...described(row.kind, row.payload),
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
  }));
}

function described(kind: string, payload: string): Pick<DeliveryState, 'kind' | 'title' | 'to'> {
  if (kind === 'webhook') {
    return { kind: 'webhook', title: (JSON.parse(payload) as WebhookEvent).type, to: 'the webhook' };
  }
  const message = JSON.parse(payload) as EmailMessage;
  return { kind: 'email', title: message.subject, to: message.to };
}
