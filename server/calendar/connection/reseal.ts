import type { Services } from '#server/ports/services.ts';
import { refreshTokenPurpose } from './google-link.ts';

type Parts = Pick<Services, 'db' | 'keys' | 'log'>;

/**
 * Seals with today's secret what the former one sealed, so that the former one can be forgotten after one start.
 * A value that changes meanwhile, or that neither secret opens, is left as it is. Settings see to themselves.
 */
export async function resealSecrets({ db, keys, log }: Parts): Promise<void> {
  let count = 0;
  const connections = await db.query.selectFrom('calendar_connections').select('refresh_token').execute();
  for (const { refresh_token: old } of connections) {
    const opened = old === null ? null : keys.unseal(refreshTokenPurpose, old);
    if (!opened?.outdated) continue;
    await db.query
      .updateTable('calendar_connections')
      .set({ refresh_token: keys.seal(refreshTokenPurpose, opened.text) })
      .where('refresh_token', '=', old)
      .execute();
    count += 1;
  }
  if (count > 0) log.info('sealed-again', { count });
}
