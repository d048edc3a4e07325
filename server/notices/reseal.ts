import type { Services } from '#server/ports/services.ts';
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
}
