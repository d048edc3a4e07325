import type { Services } from '#server/ports/services.ts';
import { secretPurpose } from './second-step.ts';

/** Seals with today's secret what the former one sealed, as for the calendar's connection. */
export async function resealSecondSteps({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  const rows = await db.query.selectFrom('staff_totp').select('sealed_secret').execute();
  for (const { sealed_secret: old } of rows) {
    const opened = keys.unseal(secretPurpose, old);
    if (!opened?.outdated) continue;
    await db.query
      .updateTable('staff_totp')
      .set({ sealed_secret: keys.seal(secretPurpose, opened.text) })
      .where('sealed_secret', '=', old)
      .execute();
  }
}
