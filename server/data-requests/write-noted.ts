import type { Selectable, Updateable } from 'kysely';
import { unseen } from '#server/base/unseen.ts';
import type { Queries } from '#server/db/db.ts';
import type { DataRequestTable } from '#server/db/tables/rights.ts';

type Noted = Pick<Updateable<DataRequestTable>, 'status' | 'answered_on' | 'outcome' | 'note' | 'identity'>;
type From = { row: Selectable<DataRequestTable>; now: number };

/**
 * Writes what is noted of a request, as it was read.
 * @param notedMeanwhile said where somebody else was faster
 * @throws DomainError `unseen` when somebody else noted something since it was read
 */
export async function writeNoted(
  trx: Queries,
  { row, now }: From,
  noted: Noted,
  notedMeanwhile: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('data_requests')
    .set({ ...noted, updated_at: Math.max(now, row.updated_at + 1) })
    .where('id', '=', row.id)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw unseen(notedMeanwhile);
}
