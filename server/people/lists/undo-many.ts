import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { answerSince } from '#server/people/answer-since.ts';
import { changeStatus } from '#server/people/change-status.ts';
import { touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { changeOwner } from './change-one.ts';
import { type Replaced, undoMs } from './keep-for-undo.ts';

export type ManyUndone = { undone: number; left: number };

type Undo = { trx: Queries; staff: Staff; id: string; at: number; since: number };

/**
 * Takes back a change of several: everybody gets what it replaced. Who was changed since, by whomever, is left alone.
 * It can be done once, by whoever made the change, within a day.
 * @throws DomainError not-found
 */
export async function undoMany(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  staff: Staff,
  changeId: string,
): Promise<ManyUndone> {
  const at = clock.now();
  const result = await db.query.transaction().execute(async (trx) => {
    const change = await trx
      .selectFrom('bulk_changes')
      .selectAll()
      .where('id', '=', changeId)
      .where('by_id', '=', staff.id)
      .where('at', '>=', at - undoMs)
      .executeTakeFirst();
    if (!change) throw ended();
    const rows = await trx
      .selectFrom('bulk_changed_people')
      .selectAll()
      .where('change_id', '=', changeId)
      .execute();
    let undone = 0;
    for (const { person_id: id, edited_at: editedAt, before } of rows.sort(byPerson)) {
      const person = await touchPerson(trx, id, 0);
      if (person?.updated_at !== editedAt) continue;
      await putBack({ trx, staff, id, at, since: change.at }, person, JSON.parse(before) as Replaced);
      undone += 1;
    }
    // Last, as in a change: people are held before anything else. Of two that come at once, one deletes it.
    const taken = await trx.deleteFrom('bulk_changes').where('id', '=', changeId).executeTakeFirst();
    if (taken.numDeletedRows !== 1n) throw ended();
    return { undone, left: rows.length - undone };
  });
  log.info('people-change-undone', { ...result, by: staff.id });
  return result;
}

const byPerson = (a: { person_id: string }, b: { person_id: string }) => (a.person_id < b.person_id ? -1 : 1);

const ended = () =>
  new DomainError(
    'not-found',
    'This change can no longer be undone: it has been undone already, or it is too old.',
  );

type Person = NonNullable<Awaited<ReturnType<typeof touchPerson>>>;

async function putBack(
  { trx, staff, id, at, since }: Undo,
  person: Person,
  replaced: Replaced,
): Promise<void> {
  if (replaced.owner) await changeOwner(trx, staff, { id, at }, replaced.owner.from);
  if (!replaced.status) return;
  const { status_reason: reason, value_pence: valuePence } = person;
  const { from: status, to: from, ...waits } = replaced.status;
  await changeStatus(trx, staff, { id, from, at }, { status, reason, valuePence });
  // Who has written since waits for what they wrote, and who has been answered since does not wait.
  const answered = (await answerSince(trx, id, since)) !== undefined;
  await trx
    .updateTable('people')
    .set({
      ...(waits.won_at !== undefined && { won_at: waits.won_at }),
      waiting_since: person.waiting_since ?? (answered ? null : waits.waiting_since),
      answer_due_at: person.answer_due_at ?? (answered ? null : waits.answer_due_at),
      proposal_due_at: person.proposal_due_at ?? waits.proposal_due_at,
    })
    .where('id', '=', id)
    .execute();
  const spam = replaced.spamLeads ?? [];
  if (spam.length > 0)
    await trx
      .updateTable('leads')
      .set({ status: 'spam' })
      .where('person_id', '=', id)
      .where('id', 'in', spam)
      .execute();
}
