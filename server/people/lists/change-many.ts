import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { changeOne } from './change-one.ts';
import { countedIds } from './everyone.ts';
import type { PersonFilter } from './filter.ts';
import { keepForUndo } from './keep-for-undo.ts';
import { readWanted } from './wanted.ts';

/** No more people by their boxes than a page of the list has. */
const mostTicked = 50;

/** @param undoId names the change for `undoMany`; null when nobody was changed */
export type ManyChanged = { changed: number; unchanged: number; undoId: string | null };

/** Who and what: '' leaves a thing as it is; `owner` is the id of a member of staff, or 'nobody'. */
type Asked = { people: readonly string[] | PersonFilter; status: string; owner: string };

/**
 * Gives several people another status or another member of staff, all of them or, if it fails, none. Each change
 * stands in the person's timeline, and all of it can be undone. Who is gone meanwhile, or is so already, is left.
 * @throws DomainError invalid
 */
export async function changeMany(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'randomId'>,
  staff: Staff,
  { people, ...asked }: Asked,
): Promise<ManyChanged> {
  const { db, clock, log, randomId } = services;
  const ids = isTicked(people) ? ticked(people) : await countedIds({ db }, people);
  const wanted = await readWanted({ db }, asked);
  const at = clock.now();
  const undoId = randomId();
  const changed = await db.query.transaction().execute(async (trx) => {
    const replaced = [];
    for (const id of ids) {
      const before = await changeOne(trx, staff, { id, at }, wanted);
      if (before) replaced.push({ id, before });
    }
    if (replaced.length > 0) await keepForUndo(trx, { id: undoId, by_id: staff.id, at }, replaced);
    return replaced.length;
  });
  log.info('people-changed', { changed, status: wanted.status, by: staff.id });
  return { changed, unchanged: ids.length - changed, undoId: changed > 0 ? undoId : null };
}

const isTicked = (people: Asked['people']): people is readonly string[] => Array.isArray(people);

function ticked(people: readonly string[]): string[] {
  const ids = [...new Set(people)].sort();
  if (ids.length === 0) throw new DomainError('invalid', 'Please choose at least one person.');
  if (ids.length > mostTicked) throw new DomainError('invalid', 'Please choose 50 people or fewer.');
  return ids;
}
