import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { ImapFlowOptions } from 'imapflow';
import { minuteMs } from '#domain/format/durations.ts';
import { megabyte } from '#domain/format/sizes.ts';

/** No step of a server that is well takes as long. */
const silentMs = minuteMs;
const longestGreetingMs = 20_000;

/**
 * How to reach a mailbox: `imaps://user:password@host:993`, or `imap://` with STARTTLS, without which no password is
 * sent. A bridge on this machine alone may do without.
 */
export function imapOptions(url: string, greetingMs = longestGreetingMs): ImapFlowOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const host = hostname.replaceAll(/[[\]]/g, '');
  return {
    host,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: !secure && !isThisMachine(host),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    clientInfo: { name: 'mailbox reader' },
    connectionTimeout: 20_000,
    greetingTimeout: greetingMs,
    socketTimeout: silentMs,
    // Never more than IDLE is renewed, and a server that is gone is noticed.
    maxIdleTime: silentMs / 2,
    maxLineLength: 16 * megabyte,
    maxLiteralSize: 4 * megabyte,
    maxResponseSize: 32 * megabyte,
    maxResponseTokens: 100_000,
    ...(isIP(host) ? {} : { servername: host }),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Names a mailbox without saying which: with another one, reading begins anew. */
export function accountOf(url: string): string {
  const { hostname, username } = new URL(url);
  return createHash('sha256').update(`${username}@${hostname}`).digest('hex').slice(0, 32);
}

/** The address of the mailbox where its user name is one. */
export function mailboxAddress(url: string): string | null {
  const user = decodeURIComponent(new URL(url).username).toLowerCase();
  return /^[^@\s]+@[^@\s]+$/.test(user) ? user : null;
}
