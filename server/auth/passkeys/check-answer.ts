import { z } from 'zod';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { DomainError } from '#server/base/errors.ts';
import { type StoredPasskey, userHandleOf } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** Far more than any authenticator sends. */
const longest = 10_000;
const text = z.string().max(longest);

const schema = z.object({
  id: z.string().min(1).max(1400),
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
});

export type PasskeyAnswer = z.infer<typeof schema>;

/** @param given what the browser's code put into the form: JSON @throws DomainError invalid */
export function readAnswer(given: string): PasskeyAnswer {
  const read = schema.safeParse(parsed(given));
  if (read.success) return read.data;
  throw new DomainError(
    'invalid',
    given
      ? 'Your browser’s answer could not be read. Please try again, or sign in another way.'
      : 'A passkey needs JavaScript, which your browser did not run. Please sign in another way.',
  );
}

/** @returns null for what is no JSON, or too long */
export function parsed(given: string): unknown {
  try {
    return given.length > longest ? null : (JSON.parse(given) as unknown);
  } catch {
    return null;
  }
}

/**
 * Looks at an answer: made for this challenge, at our address, by this passkey, with its owner's finger, face or PIN,
 * and by no copy of it (the counter never goes back).
 * @returns the new counter; null when anything is wrong, which the log names
 */
export async function checkAnswer(
  services: AuthServices,
  { answer, challenge, passkey }: { answer: PasskeyAnswer; challenge: string; passkey: StoredPasskey },
): Promise<number | null> {
  const party = relyingParty(services);
  const { userHandle, ...response } = answer.response;
  if (!party || (userHandle && userHandle !== userHandleOf(passkey.staff_id))) return null;
  // Loaded when somebody uses a passkey and not before: it takes some 25 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    services.log.warn('passkey-refused', { of: passkey.staff_id, why: reasonOf(error) });
    return null;
  }
}

/** The library's sentence without what it quotes of the answer. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split(/["“(]/)[0] ?? '').slice(0, 100).trim() : 'unknown';
}
