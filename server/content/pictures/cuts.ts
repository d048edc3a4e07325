import { createHash } from 'node:crypto';
import type { Rectangle } from '#domain/pictures/crop.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

/** Changed when files are made otherwise, so that cuts made before stay what they were. */
const recipe = '1';

/** The name of a part of a picture: the same part always has the same one. */
export function cutName({ left, top, width, height }: Rectangle): string {
  return createHash('sha256').update(`${recipe} ${left} ${top} ${width} ${height}`).digest('hex').slice(0, 8);
}

/** Has the files of a part made, unless that is asked for already. @returns the part's name */
export async function askForCut(trx: Queries, at: number, id: string, part: Rectangle): Promise<string> {
  const cut = cutName(part);
  const { left, top, width, height } = part;
  const added = await trx
    .insertInto('content_picture_cuts')
    .values({
      ...{ picture_id: id, cut, left_px: left, top_px: top, width, height },
      ...{ state: 'waiting', problem: null, created_at: at, shown_at: null },
    })
    .onConflict((conflict) => conflict.columns(['picture_id', 'cut']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) await enqueueCut(trx, at, { id, cut });
  return cut;
}

/** @param at part of the key, so that a retry is an entry of its own */
export async function enqueueCut(trx: Queries, at: number, { id, cut }: { id: string; cut: string }) {
  const dedupeKey = `picture:${id}:${cut}:${at}`;
  await enqueue(trx, at, [{ kind: 'prepare-picture', dedupeKey, payload: { id, cut } }]);
}
