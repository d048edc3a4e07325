import { sql } from 'kysely';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { endSessions } from '#server/auth/sessions.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Role } from '#server/db/tables/staff.ts';
import { asOwner } from './as-owner.ts';

/**
 * Gives a colleague another role.
 * @throws DomainError forbidden, not-found, or conflict for the last owner
 */
export async function setRole(
  services: AuthServices,
  by: Staff,
  { staffId, role }: { staffId: string; role: Role },
): Promise<void> {
  await asOwner(services.db, by, async (trx) => {
    await present(trx, staffId);
    if (role === 'staff') await keepOneOwner(trx, staffId);
    await trx.updateTable('staff').set({ role }).where('id', '=', staffId).execute();
    // What somebody could give as an owner ends with that.
    if (role === 'staff')
      await trx.deleteFrom('staff_invitations').where('invited_by', '=', staffId).execute();
  });
  services.log.info('role-changed', { of: staffId, role, by: by.id });
}

/**
 * Takes a colleague's ways in. The row stays, so that what they own and did keeps its name.
 * @throws DomainError forbidden, not-found, or conflict for the last owner
 */
export async function removeColleague(services: AuthServices, by: Staff, staffId: string): Promise<void> {
  await asOwner(services.db, by, async (trx) => {
    await present(trx, staffId);
    await keepOneOwner(trx, staffId);
    await trx
      .updateTable('staff')
      .set({ left_at: services.clock.now(), role: 'staff' })
      .where('id', '=', staffId)
      .execute();
    await sql`delete from staff_credentials where "userId" = ${staffId}`.execute(trx);
    await endSessions(trx, staffId);
    await trx.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_choices').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_ways').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_invitations').where('invited_by', '=', staffId).execute();
    // Who leaves may have sent links to drafts to an address of their own.
    await trx
      .updateTable('content_previews')
      .set({ withdrawn_at: services.clock.now() })
      .where('author_id', '=', staffId)
      .where('withdrawn_at', 'is', null)
      .execute();
  });
  services.log.info('colleague-removed', { of: staffId, by: by.id });
}

async function present(trx: Queries, staffId: string): Promise<void> {
  const found = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new DomainError('not-found', 'This colleague is no longer on the team.');
}

async function keepOneOwner(trx: Queries, staffId: string): Promise<void> {
  const another = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .where('id', '<>', staffId)
    .executeTakeFirst();
  if (another) return;
  throw new DomainError('conflict', 'This is the only owner. Make somebody else an owner first.');
}
