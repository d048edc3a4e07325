import { z } from 'zod';
import type { Keys } from '#server/base/keys.ts';
import type { Log } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';

const sealedText = z.string().startsWith('v1.');
/** A sealed value stands alone, or as `sealed` beside what is no secret. */
const holder = z.looseObject({ sealed: sealedText });

/**
 * Seals every setting with today's secret that the former one sealed, whatever it is: each is sealed for the purpose
 * that its key names. One that changes meanwhile, or that neither secret opens, is left as it is.
 */
export async function resealSettings({ db, keys, log }: { db: Db; keys: Keys; log: Log }): Promise<void> {
  let count = 0;
  const rows = await db.query.selectFrom('settings').select(['key', 'value']).execute();
  for (const { key, value: old } of rows) {
    const value = resealed(keys, key, JSON.parse(old));
    if (value === null) continue;
    await db.query
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .where('value', '=', old)
      .execute();
    count += 1;
  }
  if (count > 0) log.info('settings-sealed-again', { count });
}

function resealed(keys: Keys, purpose: string, stored: unknown): unknown {
  const alone = sealedText.safeParse(stored).data;
  const held = holder.safeParse(stored).data;
  const opened = keys.unseal(purpose, alone ?? held?.sealed ?? '');
  if (!opened?.outdated) return null;
  const sealed = keys.seal(purpose, opened.text);
  return alone === undefined ? { ...held, sealed } : sealed;
}
