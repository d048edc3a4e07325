import { Secret, TOTP } from 'otpauth';
import { site } from '#content/site.ts';

/** What every authenticator app can do: SHA-1, six digits, half a minute each. */
const algorithm = { algorithm: 'SHA1', digits: 6, period: 30 };
/** How many periods an app's clock may be ahead or behind. */
const drift = 1;

/** @param token random, base64url, of at least 20 bytes @returns a secret in base32, as apps take it */
export function secretFrom(token: string): string {
  const bytes = Uint8Array.from(Buffer.from(token, 'base64url').subarray(0, 20));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The address behind the QR code, which tells an app all about a secret. */
export function setUpAddress(secret: string, email: string): string {
  return new TOTP({ issuer: site.name, label: email, secret, ...algorithm }).toString();
}

/**
 * The period that a code belongs to, as a running number, so that it can be refused the second time.
 * @param now epoch milliseconds
 * @returns null when it is not a code of about now
 */
export function periodOf(code: string, secret: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const moment = { ...algorithm, timestamp: now };
  const delta = TOTP.validate({ ...moment, token: code, secret: Secret.fromBase32(secret), window: drift });
  return delta === null ? null : TOTP.counter(moment) + delta;
}
