import { dayMs } from '#domain/format/durations.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import type { Queries } from '#server/db/db.ts';

/** What a change of one of several people replaced. */
export type Replaced = {
  status?: {
    from: PersonStatus;
    to: PersonStatus;
    /** Not there in changes of a former version. */
    won_at?: number | null;
    waiting_since: number | null;
    answer_due_at: number | null;
    proposal_due_at: number | null;
  };
  /** Of those whose status changed: enquiries that were marked as spam before. */
  spamLeads?: string[];
  owner?: { from: string | null };
};

/** So long a change can be taken back: later the list is another one anyway. */
export const undoMs = dayMs;
const atOnce = 200;

/** Keeps what a change replaced, in its transaction, and lets go of what can no longer be taken back. */
export async function keepForUndo(
  trx: Queries,
  change: { id: string; by_id: string; at: number },
  people: ReadonlyArray<{ id: string; before: Replaced }>,
): Promise<void> {
  await trx
    .deleteFrom('bulk_changes')
    .where((eb) => eb.or([eb('by_id', '=', change.by_id), eb('at', '<', change.at - undoMs)]))
    .execute();
  await trx.insertInto('bulk_changes').values(change).execute();
  for (let start = 0; start < people.length; start += atOnce) {
    const some = people.slice(start, start + atOnce);
    const ids = some.map(({ id }) => id);
    const rows = await trx.selectFrom('people').select(['id', 'updated_at']).where('id', 'in', ids).execute();
    const editedAt = new Map(rows.map((row) => [row.id, row.updated_at]));
    await trx
      .insertInto('bulk_changed_people')
      .values(
        some.map(({ id, before }) => ({
          ...{ change_id: change.id, person_id: id },
          ...{ edited_at: editedAt.get(id) ?? 0, before: JSON.stringify(before) },
        })),
      )
      .execute();
  }
}
