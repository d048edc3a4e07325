import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encryption at rest for what must be read again: AES-256-GCM with a key derived from the site's secret for one
 * purpose. The purpose is authenticated too, so that a value cannot be put in the place of another kind.
 */

const version = 'v1';

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'foreshore', `seal:${purpose}`, 32));
}

/** Encrypts a text; each time with a fresh nonce. @param purpose such as 'google-refresh-token' */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [version, ...parts].join('.');
}

/** The text again; null when it was sealed with another secret or for another purpose, or was altered. */
export function unseal(secret: string, purpose: string, sealed: string): string | null {
  const [found, nonce, tag, body] = sealed.split('.');
  if (found !== version || !nonce || !tag || body === undefined) return null;
  try {
    const key = keyFor(secret, purpose);
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}
