import { hourMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';
import { inAccount } from './in-account.ts';
import { rememberDevice } from './known-device.ts';
import { newPasswordProblem } from './password-rules.ts';
import { hashPassword, storePassword } from './passwords.ts';
import { forgetSetUp, secondStepOf } from './second-step/second-step.ts';
import { endSessions } from './sessions.ts';
import type { Staff } from './staff.ts';

/** How long a link to a new password works. */
export const resetLinkLifeMs = hourMs;

/**
 * Makes a one-time link to a new password. Earlier ones go on working until they expire: who asks again and again in
 * somebody's name must not make the one in her mailbox useless.
 * @returns the path with its token
 */
export async function createResetLink(
  services: AuthServices,
  staffId: string,
  expiresAt = services.clock.now() + resetLinkLifeMs,
): Promise<string> {
  const token = services.randomToken();
  await services.db.query
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      invitation_id: null,
      created_at: services.clock.now(),
      expires_at: expiresAt,
    })
    .execute();
  return `/new-password/${token}`;
}

/** Whose link it is; null when it was used, has expired or never was. */
export async function staffOfResetLink(
  services: AuthServices,
  token: string,
  queries: Queries = services.db.query,
): Promise<Staff | null> {
  const found = await queries
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', services.clock.now())
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Uses a link: sets the new password, ends all sessions and all links of this person. Signing in comes after, with the
 * second factor where there is one.
 * @returns the Set-Cookie values that make this browser a known device; none with a second step, whose codes could be
 * guessed on ever new known devices by whoever reads the mailbox
 * @throws DomainError invalid (fields), or gone when the link does not work
 */
export async function setNewPassword(
  services: AuthServices,
  token: string,
  password: string,
): Promise<{ staff: Staff; cookies: string[] }> {
  const staff = await staffOfResetLink(services, token);
  if (!staff) throw linkEnded();
  const problem = await newPasswordProblem(services, password, staff);
  if (problem) throw new DomainError('invalid', problem, { fields: { password: problem } });
  const hash = await hashPassword(services, password);
  await inAccount(services.db, staff.id, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_links')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    // Of two at once with one link, the second finds it gone.
    if (numDeletedRows !== 1n) throw linkEnded();
    await trx.deleteFrom('staff_links').where('staff_id', '=', staff.id).execute();
    await storePassword(services, trx, { staffId: staff.id, hash });
    await forgetSetUp(trx, staff.id);
    await endSessions(trx, staff.id);
    await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'password-changed' });
  });
  services.log.info('password-reset', { by: staff.id });
  const guarded = await secondStepOf(services.db.query, staff.id);
  return { staff, cookies: guarded ? [] : [await rememberDevice(services, staff.email, null)] };
}

function linkEnded(): DomainError {
  return new DomainError('gone', 'This link has been used or has expired. Please ask for a new one.');
}
