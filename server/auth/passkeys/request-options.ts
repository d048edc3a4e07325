import type { AuthServices } from '#server/auth/auth-services.ts';
import { DomainError } from '#server/base/errors.ts';
import { challengeLifeMs } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/** What a browser is asked, as JSON. */
export type RequestOptions = {
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required';
  allowCredentials: { id: string; transports: string[]; type: 'public-key' }[];
};

/**
 * Asks for an answer by one of some passkeys, or by any that the browser has for us. The owner must be verified.
 * @throws DomainError conflict where browsers allow no passkeys
 */
export function requestOptions(
  services: AuthServices,
  challenge: string,
  passkeys: { id: string; transports: string[] }[],
): RequestOptions {
  const party = relyingParty(services);
  if (!party) throw noPasskeysHere();
  return {
    challenge,
    rpId: party.id,
    timeout: challengeLifeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports, type: 'public-key' })),
  };
}

export function noPasskeysHere(): DomainError {
  return new DomainError(
    'conflict',
    'Passkeys need the site at an https address of its own. Please sign in another way.',
  );
}
