import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import type { Snapshot } from './snapshot.ts';

type Move = {
  id: string;
  kind: 'merge' | 'split';
  personId: string;
  otherId: string;
  at: number;
  snapshot: Snapshot;
};

/** Keeps what was merged or split off, so that it can be undone. */
export async function noteMove(trx: Queries, staff: Staff, move: Move): Promise<void> {
  const { id, kind, personId, otherId, at, snapshot } = move;
  await trx
    .insertInto('person_merges')
    .values({
      ...{ id, kind, person_id: personId, other_id: otherId, by_id: staff.id, at },
      snapshot: JSON.stringify(snapshot),
    })
    .execute();
}
