import type { Auth } from './auth/auth.ts';
import type { PasswordChecks } from './auth/password-checks.ts';
import type { BusySource } from './availability/busy-source.ts';
import type { GoogleLink } from './calendar/connection/google-link.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Keys } from './keys.ts';
import type { UploadAllowance } from './limits/uploads.ts';
import type { Log } from './log.ts';
import type { MailTransport } from './mail/transport.ts';

/** What every verb may use. Built once at start (`start-services.ts`), replaced piece by piece in tests. */
export type Services = {
  env: Env;
  db: Db;
  clock: Clock;
  log: Log;
  /** The keys of signed links, hashes and sealed values; they never leave the server. */
  keys: Keys;
  randomId: () => string;
  randomToken: () => string;
  auth: Auth;
  /** Bounds how many passwords are checked at once. */
  passwordChecks: PasswordChecks;
  mail: MailTransport;
  /** Uploaded files. */
  files: FileStore;
  /** What the client at an address may upload. */
  uploads: (address: string) => UploadAllowance;
  /** What the owner's calendars say. */
  busySource: BusySource;
  /** The way to the owner's Google Calendar. */
  calendar: GoogleLink;
  /** Has the calendar read now instead of at the next round. */
  wakeCalendar: () => void;
  /** Tells the outbox that new entries are there. */
  wakeOutbox: () => void;
};
