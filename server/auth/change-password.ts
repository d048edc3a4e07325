import { minuteMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { AuthServices } from './auth-services.ts';
import { longestPasswordBytes, passwordProblem } from './password-rules.ts';
import { hashPassword, storePassword, whoHasPassword } from './passwords.ts';
import { currentSession } from './session.ts';
import { endSessions } from './sessions.ts';
import type { Staff } from './staff.ts';

const notRight = 'This is not your password.';

/**
 * Asks a signed-in person for the password once more, before something that whoever finds an open browser must not do.
 * @throws DomainError invalid (field `current`), or rate-limited
 */
async function confirmPassword(services: AuthServices, staff: Staff, password: string): Promise<void> {
  await limit(services, { name: 'password-again', key: staff.id, max: 10, windowMs: 15 * minuteMs });
  const tooLong = Buffer.byteLength(password) > longestPasswordBytes;
  const check = () => whoHasPassword(services, staff.email, password);
  const right = password && !tooLong && (await services.passwordChecks.inTurn('known', check)) === staff.id;
  if (!right) throw new DomainError('invalid', notRight, { fields: { current: notRight } });
}

/**
 * Changes the password of whoever is signed in, and signs them out everywhere else.
 * @throws DomainError invalid (fields), or rate-limited
 */
export async function changePassword(
  services: AuthServices,
  staff: Staff,
  { current, password, headers }: { current: string; password: string; headers: Headers },
): Promise<void> {
  await confirmPassword(services, staff, current);
  const problem = await passwordProblem(password, staff);
  if (problem) throw new DomainError('invalid', problem, { fields: { password: problem } });
  const hash = await hashPassword(services, password);
  const session = await currentSession(services, headers);
  await services.db.query.transaction().execute(async (trx) => {
    await storePassword(services, trx, { staffId: staff.id, hash });
    await trx.deleteFrom('staff_links').where('staff_id', '=', staff.id).execute();
    await endSessions(trx, staff.id, session?.token);
  });
  services.log.info('password-changed', { by: staff.id });
}
