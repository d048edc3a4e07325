import { DomainError } from '#server/base/errors.ts';
import type { AuthServices } from './auth-services.ts';
import { afterPassword, confirmPassword } from './confirm-password.ts';
import { newPasswordProblem } from './password-rules.ts';
import { hashPassword, storePassword } from './passwords.ts';
import { forgetSetUp } from './second-step/second-step.ts';
import { currentSession } from './session.ts';
import { endSessions } from './sessions.ts';
import type { Staff } from './staff.ts';

/**
 * Changes the password of whoever is signed in, and signs them out everywhere else.
 * @throws DomainError invalid (fields), or rate-limited
 */
export async function changePassword(
  services: AuthServices,
  staff: Staff,
  { current, password, headers }: { current: string; password: string; headers: Headers },
): Promise<void> {
  const proof = await confirmPassword(services, staff, current);
  const problem = await newPasswordProblem(services, password, staff);
  if (problem) throw new DomainError('invalid', problem, { fields: { password: problem } });
  const hash = await hashPassword(services, password);
  const session = await currentSession(services, headers);
  await afterPassword(services, proof, async (trx) => {
    await storePassword(services, trx, { staffId: staff.id, hash });
    await trx.deleteFrom('staff_links').where('staff_id', '=', staff.id).execute();
    await forgetSetUp(trx, staff.id);
    await endSessions(trx, staff.id, session?.token);
    await services.tellOfSecurityChange(trx, { staffId: staff.id, change: 'password-changed' });
  });
  services.log.info('password-changed', { by: staff.id });
}
