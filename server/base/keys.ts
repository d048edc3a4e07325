import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sameToken } from './tokens.ts';

/** The purposes of keys. A key that leaks, or a signature that somebody obtains, works for one purpose only. */
type KeyPurpose =
  | 'booking-link'
  | 'newsletter-link'
  | 'lead-link'
  | 'data-request-link'
  | 'erasure-hash'
  | 'form'
  | 'known-device'
  | 'client-hash'
  | 'network-hash'
  | 'limit-hash'
  | 'staff-session'
  | `seal:${string}`;

/**
 * Signs, hashes and seals with keys derived from the secret. New values use the current secret; values that come
 * back may also be of the former one (`APP_SECRET_PREVIOUS`), so that changing the secret breaks nothing.
 */
export type Keys = {
  /** A signature that can be made again and is stored nowhere, safe in a path. */
  sign: (purpose: KeyPurpose, about: string) => string;
  /** Whether `sign` made it, with one of the secrets. */
  isSigned: (purpose: KeyPurpose, about: string, signature: string) => boolean;
  /**
   * A keyed hash of an address or e-mail, so that the database can compare it without storing it. It changes with
   * the secret.
   */
  hash: (purpose: KeyPurpose, value: string) => string;
  /** Encrypts a text for the database, each time with a fresh nonce. @param purpose such as 'google-refresh-token' */
  seal: (purpose: string, text: string) => string;
  /** The text again; null when it was sealed with another secret or for another purpose, or was altered. */
  unseal: (purpose: string, sealed: string) => Unsealed | null;
  /** The key itself as text, for a library that signs by itself: today's first, then the one before. */
  texts: (purpose: KeyPurpose) => [string, ...string[]];
};

type Unsealed = {
  text: string;
  /** True when it was sealed with the former secret and should be sealed again. */
  outdated: boolean;
};

const sealVersion = 'v1';

/** Derives a key for each purpose by HKDF (RFC 5869) from the secret, and from the previous one if there is one. */
export function createKeys(secret: string, previous?: string): Keys {
  const secrets: [string, ...string[]] = previous ? [secret, previous] : [secret];
  const derived = new Map<string, Buffer>();
  const keyOf = (from: string, purpose: KeyPurpose): Buffer => {
    const name = `${purpose} ${from}`;
    const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', from, 'foreshore', purpose, 32));
    derived.set(name, key);
    return key;
  };
  const signWith = (from: string, purpose: KeyPurpose, about: string) =>
    createHmac('sha256', keyOf(from, purpose)).update(about).digest('base64url');
  const textOf = (from: string, purpose: KeyPurpose) => keyOf(from, purpose).toString('base64url');

  return {
    sign: (purpose, about) => signWith(secret, purpose, about),
    isSigned: (purpose, about, signature) =>
      secrets.some((one) => sameToken(signature, signWith(one, purpose, about))),
    hash: (purpose, value) => createHmac('sha256', keyOf(secret, purpose)).update(value).digest('hex'),
    seal: (purpose, text) => sealWith(keyOf(secret, `seal:${purpose}`), purpose, text),
    unseal: (purpose, sealed) => {
      for (const one of secrets) {
        const text = unsealWith(keyOf(one, `seal:${purpose}`), purpose, sealed);
        if (text !== null) return { text, outdated: one !== secret };
      }
      return null;
    },
    texts: (purpose) => [textOf(secret, purpose), ...secrets.slice(1).map((one) => textOf(one, purpose))],
  };
}

/** AES-256-GCM; the purpose is authenticated too, so that no value can take the place of another kind. */
function sealWith(key: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [sealVersion, ...parts].join('.');
}

function unsealWith(key: Buffer, purpose: string, sealed: string): string | null {
  const [version, nonce, tag, body] = sealed.split('.');
  if (version !== sealVersion || !nonce || !tag || body === undefined) return null;
  try {
    const options = { authTagLength: 16 };
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), options);
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    const text = Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
