import type { Clock } from '#server/base/clock.ts';
import type { Env } from '#server/base/env.ts';
import type { Keys } from '#server/base/keys.ts';
import type { Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import type { BusySource } from './busy-source.ts';
import type { CallOut } from './call-out.ts';
import type { Dns } from './dns.ts';
import type { FileStore } from './file-store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Settings } from './settings.ts';
import type { UploadAllowance } from './upload-allowance.ts';

/**
 * What every verb may use. Built once at start (`start-services.ts`), replaced piece by piece in tests. What only
 * sign-in or only the calendar needs is added there: `AuthServices`, `CalendarServices`.
 */
export type Services = {
  /** The configuration as it holds now: what the environment leaves open is what the owner saved. */
  env: Env;
  /** Where what holds comes from. */
  settings: Settings;
  db: Db;
  clock: Clock;
  log: Log;
  /** The keys of signed links, hashes and sealed values; they never leave the server. */
  keys: Keys;
  randomId: () => string;
  randomToken: () => string;
  mail: MailTransport;
  /** Sends to addresses that staff have given: chats, devices. */
  callOut: CallOut;
  /** Asks name servers about the domain that emails come from. */
  dns: Dns;
  /** Uploaded files. */
  files: FileStore;
  /** What the client at an address may upload. */
  uploads: (address: string) => UploadAllowance;
  /** What the owner's calendars say. */
  busySource: BusySource;
  /** Has the calendar read now instead of at the next round. */
  wakeCalendar: () => void;
  /** Tells the outbox that new entries are there. */
  wakeOutbox: () => void;
};
