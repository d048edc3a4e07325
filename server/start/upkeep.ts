import { hourMs } from '#domain/format/durations.ts';
import type { Clock } from '#server/base/clock.ts';
import { errorKind } from '#server/base/log.ts';
import { noteClock } from '#server/db/clock-standing.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { sweepOrphans, sweepUnfinished } from '#server/leads/sweep-files.ts';
import type { Services } from '#server/ports/services.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { mendFuture } from './mend-future.ts';

const everyMs = hourMs;

/** Tidies up now and once an hour; what goes by age waits while the clock is in doubt. Any number of instances may do it at once. @returns stops it */
export function startUpkeep(services: Services, realClock: Clock): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = async () => {
    try {
      const now = realClock.now();
      await sweepUnfinished(services, now);
      if (!(await noteClock(services.db, now))) return services.log.warn('clock-in-doubt');
      // A site under SITE_NOW must not delete or mend real records by that time.
      if (!services.env.SITE_NOW) {
        await mendFuture(services, now);
        await enforceRetention(services, now);
      }
      await tidyUploads(services, now);
      await refreshSearch(services.db, Number.POSITIVE_INFINITY);
    } catch (error) {
      services.log.warn('upkeep-failed', { kind: errorKind(error) });
    }
  };
  const run = () => {
    running = running.then(() => withPatience(backgroundMs, tidy));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function tidyUploads(services: Services, now: number): Promise<void> {
  const { db, env, log } = services;
  const swept = await sweepOrphans(services, now);
  if (swept.deleted > 0) log.info('uploads-swept', { files: swept.deleted });
  if (swept.setAside > 0) log.warn('uploads-set-aside', { files: swept.setAside });
  if (swept.takenBack > 0) log.info('uploads-taken-back', { files: swept.takenBack });
  if (!(await belongTogether({ db, dataDir: env.DATA_DIR }))) log.warn('folder-of-another-database');
}
