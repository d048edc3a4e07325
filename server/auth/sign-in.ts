import { z } from 'zod';
import { DomainError } from '#server/base/errors.ts';
import type { AuthServices } from './auth-services.ts';
import { type CountedAttempt, countAttempt } from './guess-limits.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { longestPasswordBytes } from './password-rules.ts';
import { whoHasPassword } from './passwords.ts';
import { endSession, openSession } from './session.ts';

const schema = z.object({
  email: z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    // Longer passwords are refused here, before any work is done on them.
    .refine(
      (text) => Buffer.byteLength(text) <= longestPasswordBytes,
      'This is longer than any password here',
    ),
});

const wrong = 'The e-mail address or the password is not right.';

/**
 * Checks a password, opens a session in place of the one this browser had, and remembers the device.
 * @returns the Set-Cookie values of the session and of the known device
 * @throws DomainError invalid, unauthenticated, rate-limited (see `guess-limits.ts`), or unavailable in a flood
 */
export async function signIn(
  services: AuthServices,
  input: Record<string, unknown>,
  from: { address: string; headers: Headers },
): Promise<string[]> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { email, password } = parsed.data;
  const device = await knownDevice(services, email, from.headers);
  const attempt = await countAttempt(services, { email, address: from.address, device });
  const staffId = await checked(services, attempt, { email, password });
  const session = await openSession(services, staffId, from);
  // Somebody else may have put a session into this browser: the new one must not share it.
  await endSession(services, from.headers);
  services.log.info('signed-in', { device: device ? 'known' : 'new' });
  return [session, await rememberDevice(services, email, device)];
}

async function checked(
  services: AuthServices,
  { who, delayMs, giveBack }: CountedAttempt,
  { email, password }: { email: string; password: string },
): Promise<string> {
  let staffId: string | null;
  try {
    if (delayMs > 0) await services.passwordChecks.slowDown(delayMs);
    staffId = await services.passwordChecks.inTurn(who, () => whoHasPassword(services, email, password));
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (staffId) {
    await giveBack();
    return staffId;
  }
  services.log.warn('sign-in-refused', { device: who === 'known' ? 'known' : 'new' });
  throw new DomainError('unauthenticated', wrong, { fields: { password: wrong } });
}
