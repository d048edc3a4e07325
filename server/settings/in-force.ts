import type { Env } from '#server/base/env.ts';
import type { Keys } from '#server/base/keys.ts';
import type { Db } from '#server/db/db.ts';
import type { Settings, SettingsInForce } from '#server/ports/settings.ts';
import {
  mailAddresses,
  mailAddressesKey,
  mailboxSetting,
  mailServerSetting,
  senderText,
  serverUrl,
} from './mail-settings.ts';

type Parts = { env: Env; db: Db; keys: Keys };

/** How old the look of another instance may be, in milliseconds. */
const lookEveryMs = 3_000;

/** The environment, else what the owner saved, read again with each look and opened only when it has changed. */
export function createSettings(parts: Parts): Settings & { follow: () => () => void } {
  let rowsBefore = '';
  let held = inForce(parts, new Map());
  let looks = 0;
  let newest = 0;
  const fresh = async () => {
    looks += 1;
    const look = looks;
    const rows = await parts.db.query
      .selectFrom('settings')
      .select(['key', 'value'])
      .where('key', 'in', [mailServerSetting.key, mailboxSetting.key, mailAddressesKey])
      .orderBy('key')
      .execute();
    const text = JSON.stringify(rows);
    // One that began earlier and ends later would bring back what held before.
    if (look < newest) return held;
    newest = look;
    if (text === rowsBefore) return held;
    rowsBefore = text;
    held = inForce(parts, new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown])));
    return held;
  };
  return {
    now: () => held,
    fresh,
    // Only on PostgreSQL others may change them.
    follow: () => {
      if (parts.db.engine === 'sqlite') return () => undefined;
      const timer = setInterval(() => void fresh().catch(() => undefined), lookEveryMs);
      return () => clearInterval(timer);
    },
  };
}

function inForce({ env, keys }: Parts, stored: ReadonlyMap<string, unknown>): SettingsInForce {
  const addresses = mailAddresses.safeParse(stored.get(mailAddressesKey)).data;
  const fixed = (value: string | undefined) => (value ? ({ from: 'environment', value } as const) : null);
  const saved = (value: string | undefined) =>
    value ? ({ from: 'saved', value } as const) : { from: null, value: undefined };
  const server = (setting: typeof mailServerSetting, scheme: 'smtp' | 'imap') =>
    serverUrl(keys, { setting, scheme, stored: stored.get(setting.key) });
  return {
    smtp: fixed(env.SMTP_URL) ?? server(mailServerSetting, 'smtp'),
    imap: fixed(env.IMAP_URL) ?? server(mailboxSetting, 'imap'),
    sender: fixed(env.MAIL_FROM) ?? saved(addresses?.senderAddress ? senderText(addresses) : undefined),
    agencyEmail: fixed(env.AGENCY_EMAIL) ?? saved(addresses?.agencyEmail),
  };
}

/** The configuration as it holds at each moment: what the environment leaves open is what the owner saved. */
export function liveEnv(env: Env, settings: Settings): Env {
  return Object.freeze({
    ...env,
    get SMTP_URL() {
      return settings.now().smtp.value;
    },
    get IMAP_URL() {
      return settings.now().imap.value;
    },
    get MAIL_FROM() {
      return settings.now().sender.value;
    },
    get AGENCY_EMAIL() {
      return settings.now().agencyEmail.value;
    },
  });
}
