import type { Clock } from './clock.ts';
import { sweepFiles } from './leads/sweep-files.ts';
import { errorKind } from './log.ts';
import { enforceRetention } from './retention/enforce.ts';
import type { Services } from './services.ts';

const everyMs = 60 * 60_000;

/** Tidies up now and once an hour. Any number of instances may do it at once. @returns stops it */
export function startUpkeep(services: Services, realClock: Clock): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = async () => {
    try {
      // A site that is made to believe in another time must not delete real records for their age.
      if (!services.env.SITE_NOW) await enforceRetention(services, realClock.now());
      const files = await sweepFiles(services, realClock.now());
      if (files > 0) services.log.info('uploads-swept', { files });
    } catch (error) {
      services.log.warn('upkeep-failed', { kind: errorKind(error) });
    }
  };
  const run = () => {
    running = running.then(tidy);
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
