import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { readSetting } from '#server/db/settings.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { markKept } from '#server/outbox/kept.ts';
import type { Services } from '#server/ports/services.ts';

const sinceKey = 'kept-mails-since';

/**
 * Notes of emails of an earlier version that were kept and counted as sent: each lies on disk under the id of its
 * entry. What this version sends is never meant, since it is noted from its first start on.
 */
export async function noteFormerKept({
  db,
  env,
  clock,
}: Pick<Services, 'db' | 'env' | 'clock'>): Promise<void> {
  await db.query
    .insertInto('settings')
    .values({ key: sinceKey, value: JSON.stringify(clock.now()), updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const since = z.number().parse(await readSetting(db.query, sinceKey));
  if (!(await belongTogether(db, folderPlace(env.DATA_DIR)))) return;
  const names = await readdir(mailFolder(env.DATA_DIR)).catch(() => [] as string[]);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
  const marked = new Set(await markKept(db.query, ids, since));
  if (marked.size === 0) return;
  const lines = await db.query
    .selectFrom('timeline')
    .select(['id', 'payload'])
    .where('kind', '=', 'mail-sent')
    .execute();
  for (const { id, payload } of lines) {
    const told = z.looseObject({ delivery: z.string() }).safeParse(JSON.parse(payload)).data;
    if (!told || !marked.has(told.delivery)) continue;
    const kept = JSON.stringify({ ...told, kept: true });
    await db.query.updateTable('timeline').set({ payload: kept }).where('id', '=', id).execute();
  }
}
