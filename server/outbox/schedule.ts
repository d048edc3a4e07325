import type { Queries } from '#server/db/db.ts';
import type { WaitReason } from '#server/ports/outbox.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';

/** Has everything of a kind tried at an instant instead of at the end of its back-off. */
export async function hurry(queries: Queries, kind: OutboxKind, at: number): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('kind', '=', kind)
    .where('status', '=', 'pending')
    .execute();
}

/** Gives one entry, if it is still to be handled, another time. */
export async function setDue(queries: Queries, id: string, at: number): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'leased'])
    .execute();
}

/** Has entries tried at an instant that are due only after another one. @returns how many there were */
export async function bringForward(
  queries: Queries,
  { dueAfter, to, except }: { dueAfter: number; to: number; except: readonly OutboxKind[] },
): Promise<number> {
  const brought = await queries
    .updateTable('outbox')
    .set({ next_attempt_at: to })
    .where('status', 'in', ['pending', 'leased'])
    .where('kind', 'not in', except)
    .where('next_attempt_at', '>', dueAfter)
    .executeTakeFirst();
  return Number(brought.numUpdatedRows);
}

/** Has what waits for one reason, about one thing, tried at an instant: it may have come about. @returns how many */
export async function hurryWaiting(
  queries: Queries,
  { subject, reason, at }: { subject: string; reason: WaitReason; at: number },
): Promise<number> {
  const hurried = await queries
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('subject', '=', subject)
    .where('status', '=', 'pending')
    .where('waits_for', '=', reason)
    .executeTakeFirst();
  return Number(hurried.numUpdatedRows);
}
