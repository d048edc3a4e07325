import type { Keys } from '#server/base/keys.ts';
import type { Db } from '#server/db/db.ts';
import type { ServerLogin } from './mail-settings.ts';
import type { SealedSetting } from './sealed.ts';
import { readSealed } from './sealed.ts';

/** A saved server as a page may show it. */
export type ShownLogin = Omit<ServerLogin, 'password'> & { hasPassword: boolean };

/** What is saved of a server, without its password; `unreadable` when the secret that sealed it is gone. */
export async function shownLogin(
  { db, keys }: { db: Db; keys: Keys },
  setting: SealedSetting<ServerLogin>,
): Promise<{ login: ShownLogin | null; unreadable: boolean }> {
  const kept = await readSealed(db.query, keys, setting);
  if (kept.state !== 'open') return { login: null, unreadable: kept.state === 'unreadable' };
  const { password, ...login } = kept.value;
  return { login: { ...login, hasPassword: password !== '' }, unreadable: false };
}
