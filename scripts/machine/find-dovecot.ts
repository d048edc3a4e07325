import { existsSync } from 'node:fs';

/** The IMAP server of this machine, or null; only its package has both the program and its IMAP part. */
export function findDovecot(): string | null {
  const places = [
    { program: '/usr/sbin/dovecot', imap: '/usr/lib/dovecot/imap' },
    { program: '/usr/sbin/dovecot', imap: '/usr/libexec/dovecot/imap' },
    { program: '/opt/homebrew/sbin/dovecot', imap: '/opt/homebrew/libexec/dovecot/imap' },
  ];
  return places.find(({ program, imap }) => existsSync(program) && existsSync(imap))?.program ?? null;
}
