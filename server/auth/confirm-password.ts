import { minuteMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import { limit } from '#server/limits/rate-limit.ts';
import type { AuthServices } from './auth-services.ts';
import { longestPasswordBytes } from './password-rules.ts';
import { whoHasPassword } from './passwords.ts';
import type { Staff } from './staff.ts';

const notRight = 'This is not your password.';

/**
 * Asks a signed-in person for the password once more, before something that whoever finds an open browser must not do.
 * @throws DomainError invalid (field `current`), or rate-limited
 */
export async function confirmPassword(services: AuthServices, staff: Staff, password: string): Promise<void> {
  await limit(services, { name: 'password-again', key: staff.id, max: 10, windowMs: 15 * minuteMs });
  const tooLong = Buffer.byteLength(password) > longestPasswordBytes;
  const check = () => whoHasPassword(services, staff.email, password);
  const right = password && !tooLong && (await services.passwordChecks.inTurn('known', check)) === staff.id;
  if (!right) throw new DomainError('invalid', notRight, { fields: { current: notRight } });
}
