import { notStarted } from '#server/inbox/letter/reader.ts';

/** What keeps a mailbox from being read. */
export const troubles = [
  'password',
  'certificate',
  'unprotected',
  'unreachable',
  'silent',
  'reader',
  'other',
] as const;
export type MailboxTrouble = (typeof troubles)[number];

/** What it means and what to do, for whoever runs the site. */
export const troubleWords: Record<MailboxTrouble, string> = {
  password:
    'The mail server refuses the user name or the password of the mailbox. Many providers want a password made for this one program.',
  certificate: 'The certificate of the mail server is not valid, so nothing was sent to it.',
  unprotected: 'The mail server offers no encryption, so the password was not sent. Use TLS and its port.',
  unreachable: 'The mail server cannot be reached. It is tried again by itself.',
  silent: 'The mail server does not answer. It is tried again by itself.',
  reader:
    'The mailbox is well, but this site could not start the program that reads letters. It is tried again by itself. If this lasts, whoever runs the site restarts it: often its server is short of memory, or a new version was not installed whole.',
  other: 'The mail server refuses to show the mailbox. It is tried again by itself.',
};

const unreachable =
  /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|CONNECT_TIMEOUT|NoConnection|EConnectionClosed|ClosedAfter)/;
const silent = /^(?:ETIMEOUT|ETIMEDOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT)/;
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/;

/** @param starttls whether the connection had to be made safe first */
export function troubleOf(error: unknown, starttls: boolean): MailboxTrouble {
  const {
    code = '',
    authenticationFailed,
    message = '',
  } = error as {
    code?: string;
    authenticationFailed?: boolean;
    message?: string;
  };
  if (code === notStarted) return 'reader';
  if (authenticationFailed) return 'password';
  if (certificate.test(code)) return 'certificate';
  if (silent.test(code)) return 'silent';
  if (starttls && /starttls/i.test(message)) return 'unprotected';
  return unreachable.test(code) ? 'unreachable' : 'other';
}
