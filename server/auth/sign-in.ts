import { z } from 'zod';
import { DomainError } from '#server/base/errors.ts';
import type { AuthServices } from './auth-services.ts';
import { type CountedAttempt, countAttempt } from './guess-limits.ts';
import { inAccount } from './in-account.ts';
import { knownDevice } from './known-device.ts';
import { letIn } from './let-in.ts';
import { longestPasswordBytes } from './password-rules.ts';
import { isStillRight, type Proof, whoHasPassword } from './passwords.ts';
import { secondStepOf } from './second-step/second-step.ts';
import { waitForSecondStep } from './second-step/waiting.ts';
import { openSession } from './session.ts';

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

const wrong = 'The email address or the password is not right.';

/** What a sign-in comes to: a session, or a step that waits for its code. */
type SignedIn = { needsSecondStep: boolean; cookies: string[] };

/**
 * Checks a password. Without a second step it opens the session; with one there is no session yet, only a cookie that
 * leads to the page for the code.
 * @throws DomainError invalid, unauthenticated, rate-limited (see `guess-limits.ts`), or unavailable in a flood
 */
export async function beginSignIn(
  services: AuthServices,
  input: Record<string, unknown>,
  from: { address: string; headers: Headers },
): Promise<SignedIn> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { email, password } = parsed.data;
  const device = await knownDevice(services, email, from.headers);
  const attempt = await countAttempt(services, { email, address: from.address, device });
  const proof = await checked(services, attempt, { email, password });
  const { step, session } = await inAccount(services.db, proof.id, async (trx) => {
    if (!(await isStillRight(trx, proof))) throw refused();
    if (await secondStepOf(trx, proof.id)) {
      return { step: await waitForSecondStep(services, trx, proof.id), session: '' };
    }
    return { step: '', session: await openSession(services, trx, { staffId: proof.id, ...from }) };
  });
  if (step) return { needsSecondStep: true, cookies: [step] };
  return { needsSecondStep: false, cookies: await letIn(services, { session, email, device }, from.headers) };
}

/** The same for accounts that were just made, which have no second step. @returns the Set-Cookie values */
export async function signIn(...given: Parameters<typeof beginSignIn>): Promise<string[]> {
  return (await beginSignIn(...given)).cookies;
}

async function checked(
  services: AuthServices,
  { who, delayMs, giveBack }: CountedAttempt,
  { email, password }: { email: string; password: string },
): Promise<Proof> {
  let proof: Proof | null;
  try {
    if (delayMs > 0) await services.passwordChecks.slowDown(delayMs);
    proof = await services.passwordChecks.inTurn(who, () => whoHasPassword(services, email, password));
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (proof) {
    await giveBack();
    return proof;
  }
  services.log.warn('sign-in-refused', { device: who === 'known' ? 'known' : 'new' });
  throw refused();
}

function refused(): DomainError {
  return new DomainError('unauthenticated', wrong, { fields: { password: wrong } });
}
