import type { AuthServices } from '#server/auth/auth-services.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { knownDevice } from '#server/auth/known-device.ts';
import { letIn } from '#server/auth/let-in.ts';
import { clearedStep, signInEnded, waitingStep } from '#server/auth/second-step/waiting.ts';
import { openSession } from '#server/auth/session.ts';
import type { Queries } from '#server/db/db.ts';
import { checkAnswer, readAnswer } from './check-answer.ts';
import { describePasskeys, findPasskey, notePasskeyUse } from './passkeys.ts';
import { type RequestOptions, requestOptions } from './request-options.ts';
import { limitAnswers, refused } from './sign-in.ts';

type From = { address: string; headers: Headers };

/**
 * Asks for a passkey after the password, one of this account's. The question lies with the sign-in that waits, and
 * each one takes the place of that before. @throws DomainError gone, or conflict where browsers allow no passkeys
 */
export async function askPasskey(services: AuthServices, { headers }: From): Promise<RequestOptions> {
  const step = await waitingStep(services, headers);
  if (!step) throw signInEnded();
  const challenge = services.randomToken();
  const options = requestOptions(services, challenge, await describePasskeys(services.db.query, step.id));
  await services.db.query
    .updateTable('staff_steps')
    .set({ challenge })
    .where('token_hash', '=', step.tokenHash)
    .execute();
  return options;
}

/**
 * The second step of a sign-in by a passkey.
 * @param given the browser's answer, JSON
 * @returns the Set-Cookie values
 * @throws DomainError gone (the sign-in waits no longer), invalid, unauthenticated, or rate-limited
 */
export async function completeWithPasskey(
  services: AuthServices,
  given: string,
  from: From,
): Promise<string[]> {
  const step = await waitingStep(services, from.headers);
  if (!step) throw signInEnded();
  const answer = readAnswer(given);
  await limitAnswers(services, from.address);
  const challenge = await takeQuestion(services.db.query, step.tokenHash);
  const passkey = challenge ? await findPasskey(services.db.query, answer.id) : null;
  const theirs = passkey?.staff_id === step.id ? passkey : null;
  const counter =
    theirs && challenge ? await checkAnswer(services, { answer, challenge, passkey: theirs }) : null;
  if (!theirs || counter === null) {
    services.log.warn('second-step-refused', { by: 'passkey' });
    throw refused();
  }
  const session = await inAccount(services.db, step.id, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('staff_steps')
      .where('token_hash', '=', step.tokenHash)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw signInEnded();
    if (!(await notePasskeyUse(services, trx, { passkey: theirs, counter }))) throw refused();
    return openSession(services, trx, { staffId: step.id, ...from });
  });
  const device = await knownDevice(services, step.email, from.headers);
  const cookies = await letIn(services, { session, email: step.email, device }, from.headers);
  return [...cookies, clearedStep(services)];
}

/** The question of a step, answered once, rightly or wrongly; null when none was asked since. */
async function takeQuestion(queries: Queries, tokenHash: string): Promise<string | null> {
  const row = await queries
    .selectFrom('staff_steps')
    .select('challenge')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row?.challenge) return null;
  const { numUpdatedRows } = await queries
    .updateTable('staff_steps')
    .set({ challenge: '' })
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', row.challenge)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? row.challenge : null;
}
