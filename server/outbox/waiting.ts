import type { SelectQueryBuilder } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';
import type { WaitReason } from '#server/ports/outbox.ts';
import { type OutboxKind, type OutboxPayloads, outboxKinds } from '#server/ports/outbox-kinds.ts';

/** Which entries are meant: those of one kind, and of one thing such as 'booking:<id>' where that is given. */
export type Wanted<Kind extends OutboxKind> = { kind: Kind; subject?: string };

/** When something takes place, by its subject in the outbox; instants in epoch milliseconds. */
export type Moment = { subject: string; at: number };

/** Entries of a kind that are due only after what they are about takes place. @param moments a query for those */
export async function dueTooLate<Kind extends OutboxKind>(
  queries: Queries,
  kind: Kind,
  moments: SelectQueryBuilder<Database, keyof Database, Moment>,
): Promise<{ id: string; payload: OutboxPayloads[Kind]; at: number; failures: number; dueAt: number }[]> {
  const rows = await queries
    .selectFrom('outbox')
    .innerJoin(moments.as('moments'), 'moments.subject', 'outbox.subject')
    .select([
      ...(['outbox.id', 'outbox.payload', 'outbox.failures', 'moments.at'] as const),
      'outbox.next_attempt_at as dueAt',
    ])
    .where('outbox.kind', '=', kind)
    .where('outbox.status', 'in', ['pending', 'leased'])
    .whereRef('outbox.next_attempt_at', '>', 'moments.at')
    .execute();
  return rows.flatMap(({ payload, ...row }) =>
    readPayload(kind, payload).map((read) => ({ ...row, payload: read })),
  );
}

/** What the entries about something carry, in whatever state they are. */
export async function payloadsOf<Kind extends OutboxKind>(
  queries: Queries,
  { kind, subject }: Required<Wanted<Kind>>,
): Promise<OutboxPayloads[Kind][]> {
  const rows = await queries
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .execute();
  return rows.flatMap(({ payload }) => readPayload(kind, payload));
}

/** None when another version stored it in another form. */
function readPayload<Kind extends OutboxKind>(kind: Kind, payload: string): OutboxPayloads[Kind][] {
  const read = outboxKinds[kind].safeParse(JSON.parse(payload));
  // The schema is the kind's own, which TypeScript cannot follow through a variable.
  return read.success ? [read.data as OutboxPayloads[Kind]] : [];
}

/** When the oldest entry of a kind was written that waits for one reason; null when none does. */
export async function waitingSince(
  queries: Queries,
  { kind, reason }: { kind: OutboxKind; reason: WaitReason },
): Promise<number | null> {
  const row = await queries
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('created_at').as('since'))
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'leased'])
    .where('waits_for', '=', reason)
    .executeTakeFirst();
  return row?.since ?? null;
}
