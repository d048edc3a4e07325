import type { Queries } from '#server/db/db.ts';
import type { Person } from '#server/people/edits/edit-person.ts';
import { isStillThere, movesOf } from './addresses-moved.ts';
import { type Fill, givenBack, type Snapshot } from './snapshot.ts';

/**
 * What a merge had filled in from an address that is split off again, and what stood there before; none where another
 * address of that merge stays, or where staff have changed it since. To be asked once the address has gone.
 */
export async function filledInFrom(trx: Queries, person: Person, key: string): Promise<Fill | null> {
  const moves = await movesOf(trx, [key]);
  const merge = moves
    .filter((move) => move.kind === 'merge' && move.person_id === person.id && move.undone_at === null)
    .sort((one, other) => other.at - one.at)[0];
  if (!merge || (await isStillThere(trx, merge))) return null;
  const { merged } = JSON.parse(merge.snapshot) as Snapshot;
  // Merged once more since, the one who stayed is somebody else: nothing was filled in from here.
  if (merged?.keptId !== person.id) return null;
  const before = givenBack(person, merged);
  const after = Object.fromEntries(
    Object.keys(before).map((column) => [column, person[column as keyof Fill['before']]]),
  );
  return { before, after };
}
