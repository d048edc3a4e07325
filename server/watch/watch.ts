import { hourMs, minuteMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import { isClockInDoubt } from '#server/db/clock-standing.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { judge } from './judge.ts';
import { lookAtBackup } from './last-backup.ts';
import { lookAtCertificate } from './look-at-certificate.ts';
import { lookAtDisk } from './look-at-disk.ts';
import { lookAtFiles } from './look-at-files.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtScanner } from './look-at-scanner.ts';
import { lookAtWork } from './look-at-work.ts';
import type { Reading } from './reading.ts';
import { readStandings, writeStandings } from './standings.ts';
import { watchMail } from './watch-mail.tsx';

const everyMs = 10 * minuteMs;
/** A start has a minute to catch up with what had to wait while the site was off. */
const firstAfterMs = minuteMs;
/** Certificates live for months: their host is not to be asked more often. */
const certificateEveryMs = 6 * hourMs;
/** The advisory lock of what was found: two instances must not tell of the same trouble. */
const lockKey = 7015064;

/** What is looked at, each of them only where its setting is not 0. @param withCertificate whether it is its turn */
export async function lookAround(services: Services, withCertificate: boolean): Promise<Reading[]> {
  const { env, db, clock, log, files } = services;
  const { scanner } = files;
  const now = clock.now();
  const mail = { longestMinutes: env.WATCH_MAIL_MINUTES, agency: agencyAddress(env), now };
  const https = env.siteUrlIsSet && env.SITE_URL.startsWith('https:');
  const looks: [on: boolean, look: () => Promise<Reading>][] = [
    [env.WATCH_DISK_FREE_MB > 0, () => lookAtDisk(env.DATA_DIR, env.WATCH_DISK_FREE_MB)],
    [env.WATCH_MAIL_MINUTES > 0, () => lookAtMail(db, mail)],
    [env.WATCH_BACKUP_HOURS > 0, () => lookAtBackup(db.query, env.WATCH_BACKUP_HOURS, now)],
    [true, () => lookAtFiles(files)],
    [true, () => lookAtWork(db.query, now)],
    ...(scanner ? [[true, () => lookAtScanner(scanner)] satisfies [boolean, () => Promise<Reading>]] : []),
    [
      https && withCertificate && env.WATCH_CERTIFICATE_DAYS > 0,
      () => lookAtCertificate(env.SITE_URL, env.WATCH_CERTIFICATE_DAYS, now),
    ],
  ];
  const found = await Promise.allSettled(looks.flatMap(([on, look]) => (on ? [look()] : [])));
  return found.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    log.warn('look-failed', { what: 'watch', kind: errorKind(one.reason) });
    return [];
  });
}

/** Notes what was found, and tells the agency of each trouble once, and once that it is over. */
export async function tellOfReadings(services: Services, readings: readonly Reading[]): Promise<void> {
  const { db, log } = services;
  const now = services.clock.now();
  const news = await exclusively(db, lockKey, async (trx) => {
    const judged = judge(await readStandings(trx), readings, now);
    await writeStandings(trx, judged.standings, now);
    for (const one of judged.news) await enqueue(trx, now, await watchMail(services, one));
    return judged.news;
  });
  for (const { thing, event } of news) log.warn(`watch-${event}`, { thing });
  if (news.length > 0) services.wakeOutbox();
}

/**
 * Looks a minute after the start, and every ten minutes from then on, at what ends badly when nobody sees it. Any number
 * of instances may do it at once; a site under SITE_NOW, or with a clock in doubt, tells nobody. @returns stops it
 */
export function startWatching(services: Services): () => Promise<void> {
  let running = Promise.resolve();
  let certificateAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    try {
      if (services.env.SITE_NOW || (await isClockInDoubt(services))) return;
      const withCertificate = performance.now() - certificateAt >= certificateEveryMs;
      if (withCertificate) certificateAt = performance.now();
      await tellOfReadings(services, await lookAround(services, withCertificate));
    } catch (error) {
      services.log.warn('watch-failed', { kind: errorKind(error) });
    }
  };
  const lookNow = () => {
    running = running.then(() => withPatience(backgroundMs, look));
  };
  let timer = setTimeout(() => {
    lookNow();
    timer = setInterval(lookNow, everyMs);
  }, firstAfterMs);
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
