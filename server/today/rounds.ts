import { minuteMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import { isClockInDoubt } from '#server/db/clock-standing.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import type { Services } from '#server/ports/services.ts';
import { sendMorningDigest } from './morning-digest.tsx';
import { warnOfPromises } from './promise-warning.tsx';

const everyMs = 10 * minuteMs;

/**
 * Tells of what is due, every ten minutes from the first ten on. Any number of instances may do it at once. A site
 * under SITE_NOW writes to nobody about another day. @returns stops it
 */
export function startTellingOfToday(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  const tell = async () => {
    try {
      if (services.env.SITE_NOW || (await isClockInDoubt(services))) return;
      await warnOfPromises(services);
      await sendMorningDigest(services);
    } catch (error) {
      services.log.warn('today-not-told', { kind: errorKind(error) });
    }
  };
  const timer = setInterval(() => {
    running = running.then(() => withPatience(backgroundMs, tell));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
