import type { Selectable } from 'kysely';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import type { PersonMergeTable } from '#server/db/tables/people.ts';
import { editedAt } from '#server/people/edited.ts';
import { holdPerson } from '#server/people/hold.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { isStillThere } from './addresses-moved.ts';
import { recordsOfAddresses } from './of-addresses.ts';
import { moveAll, moveListed } from './owned.ts';
import { comesBack, givenBack, type Snapshot } from './snapshot.ts';

type Undo = { trx: Queries; move: Selectable<PersonMergeTable>; snapshot: Snapshot; at: number };

/**
 * Takes a merge or a split back: each of the two has again what was theirs, and what has come since goes to the
 * person of its address. Undoing twice changes nothing.
 * @throws DomainError not-found; conflict when the one who was split off, or every address that was merged, is not
 * there any more
 */
export async function undoMove(services: Services, staff: Staff, moveId: string): Promise<void> {
  const at = services.clock.now();
  await untangled(() =>
    services.db.query.transaction().execute(async (trx) => {
      const read = () =>
        trx.selectFrom('person_merges').selectAll().where('id', '=', moveId).executeTakeFirst();
      await holdTheirs(trx, await read());
      const personId = await holdPerson(trx, at, async () => (await read())?.person_id ?? null);
      const move = await read();
      if (!move || personId === null) throw new DomainError('not-found', 'There is nothing to undo.');
      if (move.undone_at !== null) return;
      await trx
        .updateTable('person_merges')
        .set({ undone_at: at, undone_by: staff.id })
        .where('id', '=', moveId)
        .execute();
      const undo = { trx, move, snapshot: JSON.parse(move.snapshot) as Snapshot, at };
      const people = move.kind === 'merge' ? await undoMerge(undo) : await undoSplit(undo);
      const entry = { kind: 'undone', actor: `staff:${staff.id}`, subject: `merge:${moveId}` } as const;
      for (const one of people) await addToTimeline(trx, { personId: one, at, ...entry });
    }),
  );
  services.log.info('people-move-undone', { id: moveId, by: staff.id });
}

/** Holds the two of a split in the order in which a merge does, so that neither waits for the other for ever. */
async function holdTheirs(trx: Queries, move: Undo['move'] | undefined): Promise<void> {
  if (move?.kind !== 'split' || move.undone_at !== null) return;
  for (const one of [move.person_id, move.other_id].sort()) await touchPerson(trx, one, 0);
}

async function undoMerge({ trx, move, snapshot: { moved, merged }, at }: Undo): Promise<string[]> {
  const kept = await touchPerson(trx, move.person_id, 0);
  if (!merged || !kept) throw new DomainError('not-found', 'There is nothing to undo.');
  // Without an address nobody could find them, export or erase what is kept of them.
  if (!(await isStillThere(trx, move)))
    throw new DomainError(
      'conflict',
      'The addresses of this merge have been split off since: undo that first.',
    );
  const { id: otherId, ...other } = comesBack(kept, merged);
  const owner = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', other.owner_id ?? '')
    .executeTakeFirst();
  await trx
    .insertInto('people')
    .values({ ...other, id: otherId, owner_id: owner?.id ?? null })
    .execute();
  const way = { from: kept.id, to: otherId };
  await moveListed(trx, moved, way);
  await moveListed(trx, await recordsOfAddresses(trx, kept.id, moved.person_addresses ?? []), way);
  // Merged once more since, the one who stayed is somebody else: nothing was filled in from here.
  const back = merged.keptId === kept.id ? givenBack(kept, merged) : {};
  await trx
    .updateTable('people')
    .set({ ...back, updated_at: editedAt(at) })
    .where('id', '=', kept.id)
    .execute();
  return [kept.id, otherId];
}

async function undoSplit({
  trx,
  move: { person_id: personId, other_id: otherId },
  snapshot: { gave },
  at,
}: Undo) {
  if (!(await touchPerson(trx, otherId, at)))
    throw new DomainError('conflict', 'The person who was split off has been merged since: undo that first.');
  const kept = await touchPerson(trx, personId, 0);
  if (kept && gave) {
    const back = givenBack(kept, { before: gave.after, after: gave.before });
    await trx
      .updateTable('people')
      .set({ ...back, updated_at: editedAt(at) })
      .where('id', '=', personId)
      .execute();
  }
  await moveAll(trx, { from: otherId, to: personId });
  await trx.deleteFrom('people').where('id', '=', otherId).execute();
  return [personId];
}
