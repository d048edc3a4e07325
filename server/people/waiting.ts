import { answerDueAt, proposalDueAt, type WaitsFor } from '#domain/promises/promises.ts';
import type { Queries } from '#server/db/db.ts';

type Wait = { what: WaitsFor; at: number };

/**
 * Notes that a person waits for an answer of ours, and by when it was promised. Whoever waits already goes on waiting
 * since then, and holds us to the earlier promise.
 */
export async function markWaiting(trx: Queries, personId: string, { what, at }: Wait): Promise<void> {
  const dueAt = answerDueAt(what, at);
  const person = () => trx.updateTable('people').where('id', '=', personId).where('status', '!=', 'spam');
  await person().set({ waiting_since: at }).where('waiting_since', 'is', null).execute();
  await person()
    .set({ answer_due_at: dueAt })
    .where((eb) => eb.or([eb('answer_due_at', 'is', null), eb('answer_due_at', '>', dueAt)]))
    .execute();
  if (what !== 'contact') return;
  await person()
    .set({ proposal_due_at: proposalDueAt(at) })
    .where('proposal_due_at', 'is', null)
    .where('status', 'in', ['new', 'contacted', 'qualified'])
    .execute();
}

/** Notes that a person has been answered. @returns false when nobody waited */
export async function markAnswered(trx: Queries, personId: string): Promise<boolean> {
  const answered = await trx
    .updateTable('people')
    .set({ waiting_since: null, answer_due_at: null })
    .where('id', '=', personId)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst();
  return answered.numUpdatedRows === 1n;
}

/** Since when somebody waits and by when they were promised an answer. */
export type Waited = { since: number; dueAt: number | null };

/** Two waits of one person as one: since the earlier, and held to the earlier promise. */
export function longer(one: Waited, other: Waited = one): Waited {
  const dueAt = Math.min(one.dueAt ?? Number.POSITIVE_INFINITY, other.dueAt ?? Number.POSITIVE_INFINITY);
  return { since: Math.min(one.since, other.since), dueAt: Number.isFinite(dueAt) ? dueAt : null };
}

/** The wait that an answer is about to end; null when nobody waits. */
export async function waitOf(trx: Queries, personId: string): Promise<Waited | null> {
  const row = await trx
    .selectFrom('people')
    .select(['waiting_since', 'answer_due_at'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row || row.waiting_since === null) return null;
  return { since: row.waiting_since, dueAt: row.answer_due_at };
}

/** Has a person wait as before an answer that did not go. Whoever has asked again since is held to the first as well. */
export async function waitAgain(trx: Queries, personId: string, { since, dueAt }: Waited): Promise<void> {
  const person = () => trx.updateTable('people').where('id', '=', personId).where('status', '!=', 'spam');
  await person()
    .set({ waiting_since: since })
    .where((eb) => eb.or([eb('waiting_since', 'is', null), eb('waiting_since', '>', since)]))
    .execute();
  await person()
    .set({ answer_due_at: dueAt })
    .where((eb) => eb.or([eb('answer_due_at', 'is', null), eb('answer_due_at', '>', dueAt)]))
    .execute();
}

/** Notes that no proposal is owed any more. */
export async function endProposal(trx: Queries, personId: string): Promise<void> {
  await trx.updateTable('people').set({ proposal_due_at: null }).where('id', '=', personId).execute();
}

/** Notes that a person no longer waits for what they asked at one instant or later. */
export async function stopWaiting(trx: Queries, personId: string, since: number): Promise<void> {
  await trx
    .updateTable('people')
    .set({ waiting_since: null, answer_due_at: null })
    .where('id', '=', personId)
    .where('waiting_since', '>=', since)
    .execute();
}
