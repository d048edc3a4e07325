import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a link, safe in a path. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: a leaked database gives no working links. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares in constant time, so that response times do not reveal how many characters were right. */
export function sameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
