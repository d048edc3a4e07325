import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Question = { challenge: string };
type Creation = Question & { user: { id: string } };

/** What a forged answer says otherwise than an honest one. */
type Forgery = {
  origin?: string;
  challenge?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string | null;
  id?: string;
  key?: KeyObject;
  type?: string;
};

const flagsOf = (verified: boolean, attested: boolean) =>
  0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/**
 * A device with one passkey (ES256), in software: makes the answers that a browser would put into the form. Its counter
 * rises with each answer, as that of a security key does.
 */
export function softAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32).toString('base64url');
  const honest = { origin: new URL(site).origin, rpId: new URL(site).hostname };
  let counter = 0;
  let handle = '';

  const head = (forged: Forgery, attested: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? counter);
    const flags = Buffer.from([flagsOf(forged.verified ?? true, attested)]);
    return Buffer.concat([sha256(forged.rpId ?? honest.rpId), flags, count]);
  };
  const clientData = (type: string, asked: Question, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? asked.challenge,
        origin: forged.origin ?? honest.origin,
        crossOrigin: false,
      }),
    );
  const named = (response: object, forged: Forgery = {}) =>
    JSON.stringify({ id: forged.id ?? id, rawId: forged.id ?? id, type: 'public-key', response });

  return {
    id,
    privateKey,
    /** Makes the passkey. */
    register: (asked: Creation, forged: Forgery = {}) => {
      handle = asked.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(32);
      const raw = Buffer.from(id, 'base64url');
      const authData = Buffer.concat([head(forged, true), Buffer.alloc(16), length, raw, coseOf(publicKey)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return named({
        clientDataJSON: clientData('webauthn.create', asked, forged).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers a question. */
    answer: (asked: Question, forged: Forgery = {}) => {
      counter += 1;
      const authData = head(forged, false);
      const client = clientData('webauthn.get', asked, forged);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), forged.key ?? privateKey);
      return named(
        {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: forged.userHandle === undefined ? handle : forged.userHandle,
        },
        forged,
      );
    },
  };
}

/** A public key as authenticators write it: COSE, RFC 9053. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
