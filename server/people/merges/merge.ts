import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import { editedAt } from '#server/people/edited.ts';
import { ownerOf } from '#server/people/person-for.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { noteMove } from './note-move.ts';
import { moveAll } from './owned.ts';
import { takenOver } from './snapshot.ts';

/**
 * Makes one person of two: everything of the other one goes to the one who stays. What the one who stays has is kept,
 * what is missing is taken over. It can be undone exactly.
 * @param other an address of the other one
 * @throws DomainError invalid when that is nobody's or their own, not-found
 */
export async function mergePeople(
  services: Services,
  staff: Staff,
  id: string,
  other: string,
): Promise<void> {
  const at = services.clock.now();
  const mergeId = services.randomId();
  await untangled(() =>
    services.db.query.transaction().execute(async (trx) => {
      const otherId = await personWith(trx, other);
      if (otherId === id) throw refused('This address is already theirs');
      const [kept, gone] = await holdBoth(trx, id, otherId);
      const moved = await moveAll(trx, { from: otherId, to: id });
      const { before, after } = takenOver(kept, gone);
      const last_at = Math.max(kept.last_at, gone.last_at);
      await trx
        .updateTable('people')
        .set({ ...after, last_at, updated_at: editedAt(at) })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('people').where('id', '=', otherId).execute();
      const snapshot = { moved, merged: { other: gone, keptId: id, before, after } };
      await noteMove(trx, staff, { id: mergeId, kind: 'merge', personId: id, otherId, at, snapshot });
      const entry = { kind: 'merged', actor: `staff:${staff.id}`, subject: `merge:${mergeId}` } as const;
      await addToTimeline(trx, { personId: id, at, ...entry });
    }),
  );
  services.log.info('people-merged', { id, by: staff.id });
}

async function personWith(trx: Queries, typed: string): Promise<string> {
  const found = await ownerOf(trx, typed);
  if (!found) throw refused('Nobody has this address. Please copy it from the page of the other person');
  return found;
}

function refused(message: string): DomainError {
  return new DomainError('invalid', message, { fields: { other: message } });
}

/** Always in the same order, so that two merges of the same people wait for each other and not both for ever. */
async function holdBoth(trx: Queries, id: string, otherId: string) {
  const held = new Map<string, Awaited<ReturnType<typeof touchPerson>>>();
  for (const one of [id, otherId].sort()) held.set(one, await touchPerson(trx, one, 0));
  const [kept, other] = [held.get(id), held.get(otherId)];
  if (!kept || !other) throw new DomainError('not-found', 'One of the two no longer exists.');
  return [kept, other] as const;
}
