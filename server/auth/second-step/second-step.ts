import type { AuthServices } from '#server/auth/auth-services.ts';
import type { Queries } from '#server/db/db.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { periodOf } from './totp.ts';

/** The secrets of apps are sealed for this purpose. */
export const secretPurpose = 'second-step';

/** What follows somebody's password. */
export type SecondStep = {
  /** Since when there is an app; null where passkeys alone are the second step. */
  since: number | null;
  passkeys: number;
  /** Recovery codes that were not used. */
  codesLeft: number;
};

/** Somebody's second step; null without one, when the password alone signs in. */
export async function secondStepOf(queries: Queries, staffId: string): Promise<SecondStep | null> {
  const found = await queries
    .selectFrom('staff_totp')
    .select('confirmed_at')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  const passkeys = await queries
    .selectFrom('staff_passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  const since = found?.confirmed_at ?? null;
  if (since === null && passkeys.length === 0) return null;
  const codes = await queries
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute();
  return { since, passkeys: passkeys.length, codesLeft: codes.length };
}

/** Who has a second step, by id. */
export async function withSecondStep(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('staff_totp')
    .select('staff_id')
    .where('confirmed_at', 'is not', null)
    .union(queries.selectFrom('staff_passkeys').select('staff_id'))
    .execute();
  return new Set(rows.map(({ staff_id }) => staff_id));
}

/**
 * Forgets a second step that was begun and not confirmed: who had the former password may have read its secret.
 */
export async function forgetSetUp(queries: Queries, staffId: string): Promise<void> {
  await queries
    .deleteFrom('staff_totp')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Takes somebody's second step away: app, passkeys, recovery codes, and half-finished sign-ins too. */
export async function removeSecondStep(queries: Queries, staffId: string): Promise<void> {
  await queries.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute();
  await removeApp(queries, staffId);
}

/** Takes the app away, and with it what is left over without a passkey. */
export async function removeApp(queries: Queries, staffId: string): Promise<void> {
  await queries.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute();
  await dropCodesWithoutStep(queries, staffId);
}

/** Recovery codes stand in for a second step, and sign-ins wait for one: without one both go. */
export async function dropCodesWithoutStep(queries: Queries, staffId: string): Promise<void> {
  if (await secondStepOf(queries, staffId)) return;
  await queries.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await queries.deleteFrom('staff_steps').where('staff_id', '=', staffId).execute();
}

/** A code as somebody gives it: from the app, or one of the recovery codes. */
export type GivenCode = { kind: 'app' | 'recovery'; code: string };

/**
 * Takes a code, so that it works only this once.
 * @param app which app's: the one that is the second step, or the one whose set-up this code is to end. Whoever began
 * that and left it open has read a secret of which nobody was told
 * @returns false when it is wrong or was taken before
 */
export async function takeCode(
  services: AuthServices,
  queries: Queries,
  { staffId, kind, code, app = 'confirmed' }: GivenCode & { staffId: string; app?: 'confirmed' | 'begun' },
): Promise<boolean> {
  if (kind === 'recovery') return takeRecoveryCode(services, queries, { staffId, code });
  const row = await queries
    .selectFrom('staff_totp')
    .select('sealed_secret')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', app === 'confirmed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  const secret = row && services.keys.unseal(secretPurpose, row.sealed_secret)?.text;
  const period = secret ? periodOf(code, secret, services.clock.now()) : null;
  if (period === null) return false;
  // Of two requests with one code the second finds its period taken.
  const { numUpdatedRows } = await queries
    .updateTable('staff_totp')
    .set({ last_step: period })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', period)
    .where('sealed_secret', '=', row?.sealed_secret ?? '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
