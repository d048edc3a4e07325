import type { Selectable } from 'kysely';
import type { OutboxTable } from '#server/db/schema.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { isFailing } from './failing.ts';

/** A delivery of the outbox as staff see it. */
export type DeliveryState = {
  id: string;
  kind: 'email' | 'webhook';
  /** What it is about: 'booking:<id>', 'lead:<id>' and the like. */
  subject: string | null;
  title: string;
  to: string;
  status: 'pending' | 'leased' | 'done' | 'dead';
  attempts: number;
  /** It was given up, or its last attempt failed. */
  failing: boolean;
  lastError: string | null;
  createdAt: number;
};

/** Kinds of entries that go to somebody; the others keep the calendar. */
export const deliveredKinds = ['email', 'webhook'] as const;

/** The e-mails and hooks that belong to one thing, such as 'booking:<id>', oldest first. */
export async function deliveriesFor(services: Services, subject: string): Promise<DeliveryState[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .where('subject', '=', subject)
    .where('kind', 'in', deliveredKinds)
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  return rows.map(toDelivery);
}

/** The e-mails and hooks that have failed, for good or so far: the newest first, at most 100. */
export async function undelivered(services: Services): Promise<DeliveryState[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', deliveredKinds)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'dead'),
        eb.and([eb('status', '=', 'pending'), eb('failures', '>', 0), eb('waits_for', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(toDelivery);
}

function toDelivery(row: Selectable<OutboxTable>): DeliveryState {
  return {
    id: row.id,
    ...described(row.kind, row.payload),
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    failing: isFailing(row),
    lastError: row.last_error,
    createdAt: row.created_at,
  };
}

/** An entry that another version has stored in another form is listed all the same. */
function described(kind: string, payload: string): Pick<DeliveryState, 'kind' | 'title' | 'to'> {
  const content: unknown = JSON.parse(payload);
  if (kind === 'webhook') {
    return {
      kind: 'webhook',
      title: outboxKinds.webhook.safeParse(content).data?.type ?? '',
      to: 'the webhook',
    };
  }
  const message = outboxKinds.email.safeParse(content).data;
  return { kind: 'email', title: message?.subject ?? '', to: message?.to ?? '' };
}
