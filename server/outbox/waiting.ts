import type { Queries } from '#server/db/db.ts';
import type { WaitReason } from '#server/ports/outbox.ts';
import { type OutboxKind, type OutboxPayloads, outboxKinds } from '#server/ports/outbox-kinds.ts';

/** Which entries are meant: those of one kind, and of one thing such as 'booking:<id>' where that is given. */
export type Wanted<Kind extends OutboxKind> = { kind: Kind; subject?: string };

/** An entry that is still to be handled; `dueAt` is its next attempt, epoch milliseconds. */
export type WaitingEntry<Kind extends OutboxKind> = {
  id: string;
  payload: OutboxPayloads[Kind];
  dueAt: number;
};

/** Entries that are still to be handled, those in hand included. What another version stored in another form is left out. */
export async function waitingEntries<Kind extends OutboxKind>(
  queries: Queries,
  { kind, subject }: Wanted<Kind>,
): Promise<WaitingEntry<Kind>[]> {
  const rows = await queries
    .selectFrom('outbox')
    .select(['id', 'payload', 'next_attempt_at'])
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'leased'])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? null))
    .execute();
  return rows.flatMap(({ id, payload, next_attempt_at: dueAt }) =>
    readPayload(kind, payload).map((read) => ({ id, payload: read, dueAt })),
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
