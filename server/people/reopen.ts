import type { Queries } from '#server/db/db.ts';
import { editedAt } from './edited.ts';
import { addToTimeline } from './timeline.ts';

/** Makes somebody who was lost and has come back by themselves new again; everybody else stays as they are. */
export async function reopen(trx: Queries, personId: string, at: number): Promise<void> {
  const reopened = await trx
    .updateTable('people')
    .set({ status: 'new', status_reason: '', updated_at: editedAt(at) })
    .where('id', '=', personId)
    .where('status', '=', 'lost')
    .executeTakeFirst();
  if (reopened.numUpdatedRows === 0n) return;
  const payload = { from: 'lost', to: 'new' };
  await addToTimeline(trx, { personId, at, kind: 'status', actor: 'system', payload });
}
