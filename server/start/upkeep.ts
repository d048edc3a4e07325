import { hourMs } from '#domain/format/durations.ts';
import type { Clock } from '#server/base/clock.ts';
import { errorKind } from '#server/base/log.ts';
import { sweepDrawn } from '#server/content/drawings/sweep.ts';
import { sweepPictures } from '#server/content/pictures/sweep.ts';
import { endGivenUp } from '#server/content/releases/late.ts';
import { noteDefaults } from '#server/content/shipped/defaults.ts';
import { noteClock } from '#server/db/clock-standing.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { sweepOrphans, sweepUnfinished } from '#server/leads/sweep-files.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { bindFiles } from './bind-files.ts';
import { filePlaces } from './file-places.ts';
import { mendFuture } from './mend-future.ts';
import type { SiteServices } from './site-services.ts';

const everyMs = hourMs;

export type Upkeep = {
  /** Tidies up now and once an hour. */
  start: () => void;
  /** Tidies up once and resolves when that is done, behind a round under way. */
  run: () => Promise<void>;
  /** Begins no further round, breaks off what the one in hand deletes or indexes, and resolves when it has ended. */
  stop: () => Promise<void>;
};

/** The tidying of the site; what goes by age waits while the clock is in doubt. Any number of instances may do it at once. */
export function createUpkeep(services: SiteServices, realClock: Clock): Upkeep {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = () => {
    running = running.then(() => withPatience(backgroundMs, () => tidy(services, realClock.now(), signal)));
    return running;
  };
  return {
    start: () => {
      void run();
      timer = setInterval(run, everyMs);
    },
    run,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Each part of it is taken up by the next round where it was broken off. */
async function tidy(services: SiteServices, now: number, signal: AbortSignal): Promise<void> {
  const { db, env, log } = services;
  try {
    // A file that cannot be deleted keeps nobody's data from being so.
    await sweepUnfinished(services, now).catch((error) => {
      log.warn('upkeep-failed', { part: 'unfinished-uploads', kind: errorKind(error) });
    });
    await noteDefaults(db, now);
    if (!(await noteClock(db, now))) return log.warn('clock-in-doubt');
    // A site under SITE_NOW must not delete or mend real records by that time.
    if (!env.SITE_NOW) {
      await mendFuture(services, now);
      await endGivenUp(services, now);
      await enforceRetention(services, now, signal);
    }
    if (signal.aborted) return;
    await tidyUploads(services, now);
    await sweepPictures(services, now);
    await sweepDrawn(services, now);
    await refreshSearch(db, Number.POSITIVE_INFINITY, signal);
  } catch (error) {
    log.warn('upkeep-failed', { kind: errorKind(error) });
  }
}

async function tidyUploads(services: SiteServices, now: number): Promise<void> {
  const { db, log } = services;
  const swept = await sweepOrphans(services, now);
  if (swept.deleted > 0) log.info('uploads-swept', { files: swept.deleted });
  if (swept.setAside > 0) log.warn('uploads-set-aside', { files: swept.setAside });
  if (swept.takenBack > 0) log.info('uploads-taken-back', { files: swept.takenBack });
  for (const place of filePlaces(services)) {
    // A bucket may have been silent when the site began.
    if (place.kind === 'bucket') await bindFiles(db, place, services.clock.now());
    if (!(await belongTogether(db, place))) log.warn(`${place.kind}-of-another-database`);
  }
}
