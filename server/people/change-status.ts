import type { PersonStatus } from '#domain/people/status.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { editedAt } from './edited.ts';
import { addToTimeline } from './timeline.ts';
import { endProposal, markAnswered } from './waiting.ts';

/** States in which no proposal is owed any more. */
const afterProposal: readonly PersonStatus[] = ['proposal', 'won', 'lost', 'spam'];

export type StatusChange = { status: PersonStatus; reason: string; valuePence: number | null };

/**
 * Gives a person another status, in a transaction that holds the person. Spam is what they sent so far, and no longer
 * spam all of it; whoever is past 'new' has been answered.
 */
export async function changeStatus(
  trx: Queries,
  staff: Pick<Staff, 'id'>,
  person: { id: string; from: PersonStatus; at: number },
  { status, reason, valuePence }: StatusChange,
): Promise<void> {
  const { id, from, at } = person;
  await addToTimeline(trx, {
    personId: id,
    at,
    kind: 'status',
    actor: `staff:${staff.id}`,
    payload: { from, to: status, ...(reason && { reason }), ...(valuePence !== null && { valuePence }) },
  });
  await trx
    .updateTable('people')
    .set({
      status,
      status_reason: reason,
      value_pence: valuePence,
      ...((status === 'won') !== (from === 'won') && { won_at: status === 'won' ? at : null }),
      updated_at: editedAt(at),
    })
    .where('id', '=', id)
    .execute();
  if (status !== from && status !== 'new') await markAnswered(trx, id);
  if (afterProposal.includes(status)) await endProposal(trx, id);
  if ((status === 'spam') === (from === 'spam')) return;
  await trx
    .updateTable('leads')
    .set({ status: status === 'spam' ? 'spam' : 'new' })
    .where('person_id', '=', id)
    .execute();
}

/** Whoever was new has been spoken to. */
export async function becameContact(
  trx: Queries,
  staff: Pick<Staff, 'id'>,
  id: string,
  at: number,
): Promise<void> {
  const person = await trx.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (person?.status !== 'new') return;
  const { status_reason: reason, value_pence: valuePence } = person;
  await changeStatus(trx, staff, { id, from: 'new', at }, { status: 'contacted', reason, valuePence });
}
