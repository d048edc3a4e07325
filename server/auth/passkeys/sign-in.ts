import { minuteMs } from '#domain/format/durations.ts';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { readCookie, setCookie } from '#server/auth/cookies.ts';
import { inAccount } from '#server/auth/in-account.ts';
import { knownDevice } from '#server/auth/known-device.ts';
import { letIn } from '#server/auth/let-in.ts';
import { openSession } from '#server/auth/session.ts';
import { DomainError } from '#server/base/errors.ts';
import { limitClient } from '#server/limits/limit-client.ts';
import { challengeLifeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { checkAnswer, readAnswer } from './check-answer.ts';
import { findPasskey, notePasskeyUse } from './passkeys.ts';
import { type RequestOptions, requestOptions } from './request-options.ts';

const cookie = 'passkey';
const kind = 'passkey-sign-in';
/** Questions and answers of one address of the network, in a quarter of an hour. */
const mostAsked = 60;
const mostAnswered = 30;
const windowMs = 15 * minuteMs;

type From = { address: string; headers: Headers };

/**
 * Begins a sign-in with a passkey alone. Nobody has said who they are: the question is the same for everybody.
 * @throws DomainError rate-limited, or conflict where browsers allow no passkeys
 */
export async function beginPasskeySignIn(
  services: AuthServices,
  { address }: From,
): Promise<{ options: RequestOptions; cookie: string }> {
  await limitClient(services, { name: 'passkey-asked', address, max: mostAsked, windowMs });
  const token = services.randomToken();
  const challenge = await keepChallenge(services, services.db.query, { kind, token, staffId: null });
  const options = requestOptions(services, challenge, []);
  return {
    options,
    cookie: setCookie(services, cookie, { value: token, maxAgeSeconds: challengeLifeMs / 1000 }),
  };
}

/**
 * Signs in with a passkey alone, which is both factors: the device, and the finger, face or PIN that it has asked for.
 * @param given the browser's answer, JSON
 * @returns the Set-Cookie values
 * @throws DomainError invalid, gone (the question was answered before, or is too old), unauthenticated, rate-limited
 */
export async function signInWithPasskey(
  services: AuthServices,
  given: string,
  from: From,
): Promise<string[]> {
  const answer = readAnswer(given);
  await limitAnswers(services, from.address);
  const token = readCookie(services, cookie, from.headers);
  const challenge = await takeChallenge(services, services.db.query, { kind, token });
  if (!challenge) throw new DomainError('gone', 'This sign-in has waited too long. Please try again.');
  const passkey = await findPasskey(services.db.query, answer.id);
  // Without a name typed before, the passkey itself must say whose it is.
  const counter =
    passkey && answer.response.userHandle
      ? await checkAnswer(services, { answer, challenge, passkey })
      : null;
  if (!passkey || counter === null) throw refused();
  const staffId = passkey.staff_id;
  const { session, email } = await inAccount(services.db, staffId, async (trx) => {
    const staff = await trx
      .selectFrom('staff')
      .select('email')
      .where('id', '=', staffId)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    if (!staff || !(await notePasskeyUse(services, trx, { passkey, counter }))) throw refused();
    return { ...staff, session: await openSession(services, trx, { staffId, ...from }) };
  });
  const device = await knownDevice(services, email, from.headers);
  const ended = setCookie(services, cookie, { value: '', maxAgeSeconds: 0 });
  return [...(await letIn(services, { session, email, device }, from.headers)), ended];
}

/** Bounds the work on answers, wherever they are given; passwords and codes are counted by themselves. */
export function limitAnswers(services: AuthServices, address: string): Promise<void> {
  return limitClient(services, { name: 'passkey-answered', address, max: mostAnswered, windowMs });
}

/** The same whatever is wrong. */
export function refused(): DomainError {
  return new DomainError(
    'unauthenticated',
    'This passkey does not open an account here. Please try another one, or sign in another way.',
  );
}
