import { z } from 'zod';
import type { AuthServices } from '#server/auth/auth-services.ts';
import { parsed, reasonOf } from './check-answer.ts';
import { relyingParty } from './relying-party.ts';

/** What every authenticator can do one of: EdDSA, ES256, RS256, as COSE numbers them. */
export const usualAlgorithms = [-8, -7, -257];

const text = z.string().max(10_000);
const schema = z.object({
  id: z.string().min(1).max(1400),
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).catch([]).default([]),
  }),
});

/** The columns of a passkey that come from its device. */
export type NewPasskey = { id: string; public_key: string; counter: number; transports: string };

/**
 * Looks at what a browser has made: for this challenge, at our address, with its owner verified. Who has built the
 * device is not asked.
 * @param given JSON
 * @returns null when anything is wrong, which the log names
 */
export async function checkNewPasskey(
  services: AuthServices,
  { given, challenge }: { given: string; challenge: string },
): Promise<NewPasskey | null> {
  const party = relyingParty(services);
  const read = schema.safeParse(parsed(given));
  if (!party || !read.success) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { transports, ...response } = read.data.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...read.data, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: usualAlgorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString('base64url');
    return { id, public_key, counter, transports: JSON.stringify(transports) };
  } catch (error) {
    services.log.warn('passkey-not-added', { why: reasonOf(error) });
    return null;
  }
}
