import { z } from 'zod';
import type { Services } from '#server/ports/services.ts';
import { pushKeysPurpose, pushKeysSetting } from './push-keys.ts';
import { wayPurpose } from './way.ts';

/** Seals with today's secret what the former one sealed, as for the calendar's connection. */
export async function resealWays({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  const ways = await db.query.selectFrom('staff_ways').select('sealed_address').execute();
  for (const { sealed_address: old } of ways) {
    const opened = keys.unseal(wayPurpose, old);
    if (!opened?.outdated) continue;
    await db.query
      .updateTable('staff_ways')
      .set({ sealed_address: keys.seal(wayPurpose, opened.text) })
      .where('sealed_address', '=', old)
      .execute();
  }
  const settings = await db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', pushKeysSetting)
    .execute();
  for (const { value: old } of settings) {
    const { sealed, ...rest } = z.looseObject({ sealed: z.string() }).parse(JSON.parse(old));
    const opened = keys.unseal(pushKeysPurpose, sealed);
    if (!opened?.outdated) continue;
    const value = JSON.stringify({ ...rest, sealed: keys.seal(pushKeysPurpose, opened.text) });
    await db.query
      .updateTable('settings')
      .set({ value })
      .where('key', '=', pushKeysSetting)
      .where('value', '=', old)
      .execute();
  }
}
