import { z } from 'zod';
import type { Keys } from '#server/base/keys.ts';
import { openSealed, type SealedSetting } from './sealed.ts';

/** A server of mails and who signs in there, as the owner saved it; empty user and password where it asks for none. */
const login = z.object({
  host: z.string(),
  port: z.number(),
  encryption: z.enum(['tls', 'starttls', 'none']),
  user: z.string(),
  password: z.string(),
});
export type ServerLogin = z.infer<typeof login>;

/** The server that sends mails. */
export const mailServerSetting: SealedSetting<ServerLogin> = { key: 'mail-server', shape: login };
/** The mailbox that is read. */
export const mailboxSetting: SealedSetting<ServerLogin> = { key: 'mailbox', shape: login };

/** Who mails come from, and where the agency is told; no secrets, so that they outlive a lost one. */
export const mailAddressesKey = 'mail-addresses';
export const mailAddresses = z.object({
  senderName: z.string(),
  senderAddress: z.string(),
  agencyEmail: z.string(),
});
export type MailAddresses = z.infer<typeof mailAddresses>;

/** 'Name <a@b.c>', with the name in quotes. */
export function senderText({ senderName, senderAddress }: MailAddresses): string {
  return senderName ? `"${senderName}" <${senderAddress}>` : senderAddress;
}

/** The address of a saved server as the environment would say it. */
export function serverUrl(
  keys: Keys,
  {
    setting,
    scheme,
    stored,
  }: { setting: SealedSetting<ServerLogin>; scheme: 'smtp' | 'imap'; stored: unknown },
): { from: 'saved' | 'unreadable' | null; value: string | undefined } {
  const opened = openSealed(keys, setting, stored);
  if (opened.state === 'open') return { from: 'saved', value: urlOf(opened.value, scheme) };
  return { from: opened.state === 'none' ? null : 'unreadable', value: undefined };
}

/** The same of one that is not saved yet. */
export function urlOf(
  { host, port, encryption, user, password }: ServerLogin,
  scheme: 'smtp' | 'imap',
): string {
  const who = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  const place = `${who}${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (encryption === 'tls') return `${scheme}s://${place}`;
  // Nodemailer's own words: without them it takes what the server offers.
  const how = encryption === 'starttls' ? 'requireTLS=true' : 'ignoreTLS=true';
  return scheme === 'smtp' ? `smtp://${place}?${how}` : `imap://${place}`;
}
