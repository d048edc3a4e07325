import { z } from 'zod';
import { readSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

/** Names the setting, and the purpose for which it is sealed. */
export const pushKeysSetting = 'push-keys';

const kept = z.object({ publicKey: z.string(), sealed: z.string() });

export type PushKeys = { publicKey: string; privateKey: string };

/**
 * The key pair by which push services know this site (VAPID, RFC 8292), made when it is first needed and kept:
 * devices are bound to it. Of two instances that make one at once, the first is taken by both. One that cannot be
 * opened any more gives way to a new one; devices have to be switched on again then.
 */
export async function pushKeys({
  db,
  keys,
  clock,
}: Pick<Services, 'db' | 'keys' | 'clock'>): Promise<PushKeys> {
  const read = async (): Promise<PushKeys | null> => {
    const found = kept.safeParse(await readSetting(db.query, pushKeysSetting)).data;
    const opened = found && keys.unseal(pushKeysSetting, found.sealed);
    return opened ? { publicKey: found.publicKey, privateKey: opened.text } : null;
  };
  const there = await read();
  if (there) return there;
  const before = await db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', pushKeysSetting)
    .executeTakeFirst();
  if (before)
    await db.query
      .deleteFrom('settings')
      .where('key', '=', pushKeysSetting)
      .where('value', '=', before.value)
      .execute();
  const made = await makeKeys();
  const value = JSON.stringify({
    publicKey: made.publicKey,
    sealed: keys.seal(pushKeysSetting, made.privateKey),
  });
  await db.query
    .insertInto('settings')
    .values({ key: pushKeysSetting, value, updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await read()) ?? made;
}

/** Public key as the uncompressed point, private key as the number, both base64url. */
async function makeKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d };
}
