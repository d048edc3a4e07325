import type { Clock } from '#server/clock.ts';
import { noteClock } from '#server/clock-standing.ts';
import type { Db } from '#server/db/db.ts';
import { belongTogether, bindFolder } from '#server/files/belonging.ts';
import { errorKind } from '#server/log.ts';
import { noteSecret } from '#server/secret-standing.ts';
import type { Services } from '#server/services.ts';
import { mendFuture } from './mend-future.ts';

type Parts = Pick<Services, 'env' | 'log' | 'clock'> & {
  db: Db;
  secret: string;
  /** The machine's, also under SITE_NOW. */
  realClock: Clock;
  previousSecrets: readonly string[];
};

/**
 * Looks, before anything runs, whether database, folder, secret and clock are those of last time, and says in the
 * log what is not. Stops nothing: what could do harm asks again before it does.
 */
export async function lookAround({
  env,
  db,
  log,
  clock,
  realClock,
  secret,
  previousSecrets,
}: Parts): Promise<void> {
  const now = clock.now();
  const store = { db, dataDir: env.DATA_DIR };
  await bindFolder(store, () => crypto.randomUUID(), now).catch((error: unknown) =>
    // A full disk is no reason to stay down; the next start tries again.
    log.warn('folder-not-bound', { kind: errorKind(error) }),
  );
  if (!(await belongTogether(store))) log.warn('folder-of-another-database');
  if (await noteSecret(db, { secret, previous: previousSecrets, now })) log.warn('secret-changed');
  if (await noteClock(db, realClock.now())) {
    if (!env.SITE_NOW) await mendFuture({ db, log }, realClock.now());
  } else log.warn('clock-in-doubt');
}
