import type { AuthServices } from '#server/auth/auth-services.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { knownDevice } from '#server/auth/known-device.ts';
import { letIn } from '#server/auth/let-in.ts';
import { openSession } from '#server/auth/session.ts';
import { DomainError, isDomainError } from '#server/base/errors.ts';
import { countCode } from './code-limits.ts';
import { type GivenCode, takeCode } from './second-step.ts';
import { clearedStep, signInEnded, waitingStep } from './waiting.ts';

/**
 * The second step of a sign-in: takes a code from the app or a recovery code, and only then opens the session.
 * @param input of the form: `code`, or `recovery`
 * @returns the Set-Cookie values
 * @throws DomainError gone (the sign-in waits no longer), invalid or unauthenticated (field), or rate-limited
 */
export async function completeSignIn(
  services: AuthServices,
  input: Record<string, unknown>,
  from: { address: string; headers: Headers },
): Promise<string[]> {
  const step = await waitingStep(services, from.headers);
  if (!step) throw signInEnded();
  const given = readCode(input);
  const device = await knownDevice(services, step.email, from.headers);
  const giveBack = await countCode(services, {
    staffId: step.id,
    address: from.address,
    device,
    kind: given.kind,
  });
  let session: string;
  try {
    session = await inAccount(services.db, step.id, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('staff_steps')
        .where('token_hash', '=', step.tokenHash)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw signInEnded();
      // A wrong code leaves the step where it was.
      if (!(await takeCode(services, trx, { staffId: step.id, ...given }))) throw wrong(given);
      if (given.kind === 'recovery') {
        const used = { staffId: step.id, change: 'recovery-code-used', from: from.address } as const;
        await services.tellOfSecurityChange(trx, used);
      }
      return openSession(services, trx, { staffId: step.id, ...from });
    });
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'unauthenticated') await giveBack();
    else services.log.warn('second-step-refused', { device: device ? 'known' : 'new' });
    throw error;
  }
  await giveBack();
  if (given.kind === 'recovery') services.log.warn('recovery-code-used', { by: step.id });
  return [
    ...(await letIn(services, { session, email: step.email, device }, from.headers)),
    clearedStep(services),
  ];
}

function readCode({ code, recovery }: Record<string, unknown>): GivenCode {
  const given: GivenCode =
    typeof recovery === 'string'
      ? { kind: 'recovery', code: recovery.slice(0, 100) }
      : { kind: 'app', code: String(code ?? '').replace(/\s/g, '') };
  if (given.code.trim()) return given;
  const message = given.kind === 'app' ? 'Please type the code from your app' : 'Please type a recovery code';
  throw new DomainError('invalid', message, { fields: { [fieldOf(given)]: message } });
}

function wrong(given: GivenCode): DomainError {
  const message =
    given.kind === 'app'
      ? 'This code is not right, or was used already. Please type the one that your app shows now.'
      : 'This is not one of your recovery codes, or it was used already.';
  return new DomainError('unauthenticated', message, { fields: { [fieldOf(given)]: message } });
}

const fieldOf = ({ kind }: GivenCode) => (kind === 'app' ? 'code' : 'recovery');
