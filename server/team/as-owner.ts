import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';

/** The advisory lock of all changes of the team. */
const lockKey = 7015002;

/**
 * Runs a change of the team while no other one runs, for whoever is an owner at that moment: two owners who demote or
 * remove each other come one after the other, and the second is no owner any more.
 * @throws DomainError forbidden
 */
export function asOwner<T>(db: Db, staff: Staff, run: (trx: Queries) => Promise<T>): Promise<T> {
  return exclusively(db, lockKey, async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner may change the team.');
    return run(trx);
  });
}
