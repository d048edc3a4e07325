import { createHmac } from 'node:crypto';

/**
 * Signs a body together with the time of sending, so that neither can be changed and an old one not be sent again.
 * @param timestamp seconds since 1970, as sent in the header
 * @returns 'v1=' and the HMAC-SHA256 of `timestamp.body` in hex
 */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
