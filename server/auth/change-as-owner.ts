import type { Queries } from '#server/db/db.ts';
import type { SecurityChange } from '#server/ports/outbox-kinds.ts';
import type { AuthServices } from './auth-services.ts';
import { mustBeOwner } from './must-be-owner.ts';
import type { Staff } from './staff.ts';
import { tellOwners } from './tell-owners.ts';

export type OwnersChange = {
  change: SecurityChange['change'];
  /** Said to whoever is no owner. */
  notYours: string;
  write: (trx: Queries, now: number) => Promise<unknown>;
};

/**
 * Writes a setting that only an owner may change, in force at once, and has all owners told. Whether it is an owner
 * is asked where it is written, since trying a setting takes a while.
 * @throws DomainError forbidden
 */
export async function changeAsOwner(
  services: AuthServices,
  staff: Staff,
  { change, notYours, write }: OwnersChange,
): Promise<void> {
  const { db, clock, log, settings, wakeOutbox } = services;
  await db.query.transaction().execute(async (trx) => {
    await mustBeOwner(trx, staff, notYours);
    await write(trx, clock.now());
    await tellOwners(services, trx, { change, detail: `Changed by ${staff.name}` });
  });
  await settings.fresh();
  log.info(change, { by: staff.id });
  wakeOutbox();
}
