import type { Services } from '#server/ports/services.ts';
import { secretPurpose, urlPurpose } from './endpoint.ts';

const sealed = [
  ['sealed_url', urlPurpose],
  ['sealed_secret', secretPurpose],
  ['sealed_former', secretPurpose],
] as const;

/** Seals with today's secret what the former one sealed, as for the calendar's connection. */
export async function resealWebhooks({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<void> {
  for (const row of await db.query.selectFrom('webhook_endpoints').selectAll().execute())
    for (const [column, purpose] of sealed) {
      const old = row[column];
      const found = old === null ? null : keys.unseal(purpose, old);
      if (!found?.outdated) continue;
      await db.query
        .updateTable('webhook_endpoints')
        .set({ [column]: keys.seal(purpose, found.text) })
        .where('id', '=', row.id)
        .where(column, '=', old)
        .execute();
    }
}
