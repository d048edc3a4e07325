import { minuteMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { AuthServices } from './auth-services.ts';
import { inAccount } from './in-account.ts';
import { longestPasswordBytes } from './password-rules.ts';
import { isStillRight, type Proof, whoHasPassword } from './passwords.ts';
import type { Staff } from './staff.ts';

/**
 * Asks a signed-in person for the password once more, before something that whoever finds an open browser must not do.
 * @returns what `afterPassword` looks at again
 * @throws DomainError invalid (field `current`), or rate-limited
 */
export async function confirmPassword(
  services: AuthServices,
  staff: Staff,
  password: string,
): Promise<Proof> {
  await limit(services, { name: 'password-again', key: staff.id, max: 10, windowMs: 15 * minuteMs });
  const tooLong = Buffer.byteLength(password) > longestPasswordBytes;
  const check = () => whoHasPassword(services, staff.email, password);
  const proof = password && !tooLong ? await services.passwordChecks.inTurn('known', check) : null;
  if (proof?.id !== staff.id) throw notRight();
  return proof;
}

/**
 * Does what the password was asked for, while it is still the password: whoever was signed out by a new one at this
 * moment changes nothing any more. @throws DomainError invalid (field `current`)
 */
export function afterPassword<T>(
  { db }: AuthServices,
  proof: Proof,
  run: (trx: Queries) => Promise<T>,
): Promise<T> {
  return inAccount(db, proof.id, async (trx) => {
    if (!(await isStillRight(trx, proof))) throw notRight();
    return run(trx);
  });
}

function notRight(): DomainError {
  const message = 'This is not your password.';
  return new DomainError('invalid', message, { fields: { current: message } });
}
