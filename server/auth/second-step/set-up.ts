import { hourMs, minuteMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { afterPassword, confirmPassword } from '#server/auth/confirm-password.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { endSessions } from '#server/auth/sessions.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { removeApp, secondStepOf, secretPurpose, takeCode } from './second-step.ts';
import { secretFrom, setUpAddress } from './totp.ts';

/** How long a secret waits for the first code of the app. */
const waitsMs = hourMs;

/**
 * Begins anew with a secret that an app is to learn; nothing asks for it before a first code has come.
 * @throws DomainError invalid (field `current`), rate-limited, or conflict when there is a second step already
 */
export async function beginSetUp(services: AuthServices, staff: Staff, password: string): Promise<void> {
  const proof = await confirmPassword(services, staff, password);
  const sealed_secret = services.keys.seal(secretPurpose, secretFrom(services.randomToken()));
  const begun = { sealed_secret, last_step: 0, created_at: services.clock.now() };
  const { numInsertedOrUpdatedRows } = await afterPassword(services, proof, (trx) =>
    trx
      .insertInto('staff_totp')
      .values({ staff_id: staff.id, confirmed_at: null, ...begun })
      .onConflict((conflict) =>
        conflict.column('staff_id').doUpdateSet(begun).where('staff_totp.confirmed_at', 'is', null),
      )
      .executeTakeFirstOrThrow(),
  );
  if (numInsertedOrUpdatedRows !== 1n) throw alreadyOn();
}

/** What an app has to learn; null when nothing was begun within the hour, or all is done. */
export async function pendingSetUp(
  services: AuthServices,
  staff: Staff,
): Promise<{ secret: string; address: string } | null> {
  const row = await services.db.query
    .selectFrom('staff_totp')
    .select('sealed_secret')
    .where('staff_id', '=', staff.id)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', services.clock.now() - waitsMs)
    .executeTakeFirst();
  const secret = row && services.keys.unseal(secretPurpose, row.sealed_secret)?.text;
  return secret ? { secret, address: setUpAddress(secret, staff.email) } : null;
}

/**
 * Switches the second step on by a first code of the app. Whoever is signed in elsewhere, without it, is signed out.
 * @param here the token of the present session
 * @returns the recovery codes, which are shown this once
 * @throws DomainError invalid (field `code`), rate-limited, or conflict
 */
export async function confirmSetUp(
  services: AuthServices,
  staff: Staff,
  { code, here }: { code: string; here: string },
): Promise<string[]> {
  await limit(services, { name: 'first-code', key: staff.id, max: 20, windowMs: 15 * minuteMs });
  if (!(await pendingSetUp(services, staff))) {
    if ((await secondStepOf(services.db.query, staff.id))?.since) throw alreadyOn();
    throw new DomainError('conflict', 'This has waited for more than an hour. Please begin again.');
  }
  const codes = await inAccount(services.db, staff.id, async (trx) => {
    const given = { kind: 'app', code: code.replace(/\s/g, ''), app: 'begun' } as const;
    const taken = await takeCode(services, trx, { staffId: staff.id, ...given });
    const wrong = 'This code is not right. Please type the one that your app shows now.';
    if (!taken) throw new DomainError('invalid', wrong, { fields: { code: wrong } });
    const { numUpdatedRows } = await trx
      .updateTable('staff_totp')
      .set({ confirmed_at: services.clock.now() })
      .where('staff_id', '=', staff.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw alreadyOn();
    await endSessions(trx, staff.id, here);
    await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'second-step-on' });
    return newRecoveryCodes(services, trx, staff.id);
  });
  services.log.info('second-step-on', { of: staff.id });
  return codes;
}

/** Makes recovery codes in place of those before. @throws DomainError invalid (field `current`), or conflict */
export async function renewRecoveryCodes(
  services: AuthServices,
  staff: Staff,
  password: string,
): Promise<string[]> {
  const proof = await confirmPassword(services, staff, password);
  return afterPassword(services, proof, async (trx) => {
    if (!(await secondStepOf(trx, staff.id)))
      throw new DomainError('conflict', 'Your second step is switched off.');
    await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'recovery-codes-renewed' });
    return newRecoveryCodes(services, trx, staff.id);
  });
}

/** Switches the codes of the app off. @throws DomainError invalid (field `current`), or rate-limited */
export async function switchOff(services: AuthServices, staff: Staff, password: string): Promise<void> {
  const proof = await confirmPassword(services, staff, password);
  await afterPassword(services, proof, async (trx) => {
    await removeApp(trx, staff.id);
    await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'second-step-off' });
  });
  services.log.info('second-step-off', { of: staff.id, by: staff.id });
}

function alreadyOn(): DomainError {
  return new DomainError('conflict', 'Your second step is switched on already.');
}
