import type { Clock } from '#server/base/clock.ts';
import { errorKind } from '#server/base/log.ts';
import { noteClock } from '#server/db/clock-standing.ts';
import type { Db } from '#server/db/db.ts';
import { belongTogether } from '#server/files/belonging.ts';
import type { FilePlace } from '#server/ports/file-store.ts';
import type { Services } from '#server/ports/services.ts';
import { bindFiles } from './bind-files.ts';
import { mendFuture } from './mend-future.ts';
import { noteSecret } from './secret-standing.ts';

type Parts = Pick<Services, 'env' | 'log' | 'clock'> & {
  db: Db;
  places: readonly FilePlace[];
  secret: string;
  /** The machine's, also under SITE_NOW. */
  realClock: Clock;
  previousSecrets: readonly string[];
};

/**
 * Looks, before anything runs, whether database, folder, secret and clock are those of last time, and says in the
 * log what is not. Stops nothing, a full disk included: what could do harm asks again before it does.
 */
export async function lookAround({
  env,
  db,
  places,
  log,
  clock,
  realClock,
  secret,
  previousSecrets,
}: Parts): Promise<void> {
  const now = clock.now();
  const look = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.warn('look-failed', { what, kind: errorKind(error) }));

  for (const place of places) {
    await look(place.kind, async () => {
      await bindFiles(db, place, now);
      if (!(await belongTogether(db, place))) log.warn(`${place.kind}-of-another-database`);
    });
  }
  await look('secret', async () => {
    if (await noteSecret(db, { secret, previous: previousSecrets, now })) log.warn('secret-changed');
  });
  await look('clock', async () => {
    if (!(await noteClock(db, realClock.now()))) log.warn('clock-in-doubt');
    // Under SITE_NOW what was written is meant to be of another time.
    else if (!env.SITE_NOW) await mendFuture({ db, log }, realClock.now());
  });
}
