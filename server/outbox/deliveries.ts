import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Db } from '#server/db/db.ts';
import { countListed, type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Database, OutboxTable } from '#server/db/schema.ts';
import type { Role } from '#server/db/tables/staff.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { isFailing } from './failing.ts';
import { isForAll } from './for-owners.ts';

/** A delivery of the outbox as staff see it. */
export type DeliveryState = {
  id: string;
  kind: 'email' | 'webhook';
  /** What it is about: 'booking:<id>', 'lead:<id>' and the like. */
  subject: string | null;
  title: string;
  to: string;
  status: 'pending' | 'leased' | 'done' | 'dead' | 'kept';
  attempts: number;
  /** It was given up, or its last attempt failed. */
  failing: boolean;
  lastError: string | null;
  createdAt: number;
};

/** Kinds of entries that go to somebody; the others keep the calendar. */
export const deliveredKinds = ['email', 'webhook'] as const;

/** Newest first. */
export const deliveryOrder: Order = {
  columns: [
    { ref: 'created_at', type: 'number' },
    { ref: 'id', type: 'text' },
  ],
  direction: 'desc',
};

/** The e-mails and hooks that belong to one thing, such as 'booking:<id>', oldest first. */
export async function deliveriesFor(services: Services, subject: string): Promise<DeliveryState[]> {
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .select(endpointName)
    .where('subject', '=', subject)
    .where('kind', 'in', deliveredKinds)
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  return rows.map(toDelivery);
}

/** `sent`: all but those that were kept for want of a mail server. */
type Which = 'all' | 'sent' | 'failing';
/** Which of them, and of whom: some are an owner's to read. */
type Wanted = { which: Which; role: Role };

/** E-mails and hooks, all of them or those that have failed. The conditions are those of the indexes, word for word. */
function deliveries({ query }: Pick<Db, 'query'>, { which, role }: Wanted) {
  const every = query.selectFrom('outbox').where(sql<SqlBool>`kind in ('email', 'webhook')`);
  const all = role === 'owner' ? every : every.where(isForAll);
  // What was kept has a list of its own, and was not sent.
  if (which === 'sent') return all.where('status', '!=', 'kept');
  if (which === 'all') return all;
  return all.where(
    sql<SqlBool>`(status = 'dead' or (status = 'pending' and failures > 0 and waits_for is null))`,
  );
}

/** The e-mails about any of several things, the newest first, at most 30. */
export async function mailsAbout(services: Services, subjects: readonly string[]): Promise<DeliveryState[]> {
  if (subjects.length === 0) return [];
  const rows = await services.db.query
    .selectFrom('outbox')
    .selectAll()
    .select(endpointName)
    .where('subject', 'in', subjects)
    .where('kind', '=', 'email')
    .orderBy('created_at', 'desc')
    .limit(30)
    .execute();
  return rows.map(toDelivery);
}

/** The e-mails and hooks that have failed, for good or so far: the newest first, at most 100. */
export async function undelivered(services: Pick<Services, 'db'>): Promise<DeliveryState[]> {
  return (await listDeliveries(services, { which: 'failing', role: 'owner', place: null, perPage: 100 }))
    .rows;
}

/** How many e-mails and hooks there are, as `countUpTo` counts. @param page one of them, where one was read */
export function countDeliveries(
  { db }: Pick<Services, 'db'>,
  wanted: Wanted,
  page: Listed<unknown> | null,
): Promise<number> {
  return countListed(page, () => countUpTo(db.query, deliveries(db, wanted)));
}

/** One page of e-mails and hooks in whatever state, or of those that have failed; the newest first. */
export async function listDeliveries(
  { db }: Pick<Services, 'db'>,
  { place, perPage, ...wanted }: Wanted & { place: Place; perPage: number },
) {
  const { rows, ...beside } = await readKeyset(deliveries(db, wanted).selectAll().select(endpointName), {
    order: deliveryOrder,
    place,
    perPage,
    keyOf: (row) => [row.created_at, row.id],
  });
  return { rows: rows.map(toDelivery), ...beside };
}

type Row = Selectable<OutboxTable> & { endpoint_name: string | null };

/** The name of the endpoint that a webhook is for. */
const endpointName = (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb
    .selectFrom('webhook_endpoints')
    .select('name')
    .whereRef('webhook_endpoints.id', '=', 'outbox.endpoint_id')
    .as('endpoint_name');

function toDelivery(row: Row): DeliveryState {
  return {
    id: row.id,
    ...described(row),
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    failing: isFailing(row),
    lastError: row.last_error,
    createdAt: row.created_at,
  };
}

/** An entry that another version has stored in another form is listed all the same. */
function described({
  kind,
  payload,
  endpoint_name: name,
}: Row): Pick<DeliveryState, 'kind' | 'title' | 'to'> {
  const content: unknown = JSON.parse(payload);
  if (kind === 'webhook') {
    return {
      kind: 'webhook',
      title: outboxKinds.webhook.safeParse(content).data?.type ?? '',
      to: name === null ? 'the webhook' : `the webhook ‘${name}’`,
    };
  }
  const message = outboxKinds.email.safeParse(content).data;
  return { kind: 'email', title: message?.subject ?? '', to: message?.to ?? '' };
}
