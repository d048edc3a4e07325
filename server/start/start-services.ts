import { setTimeout } from 'node:timers/promises';
import type { Release } from '#content/live.ts';
import { createAuth } from '#server/auth/auth.ts';
import { createGuessNotes } from '#server/auth/guess-notes.ts';
import { createPasswordChecks } from '#server/auth/password-checks.ts';
import { resealSecondSteps } from '#server/auth/second-step/reseal.ts';
import { type Clock, clockStartingAt, systemClock } from '#server/base/clock.ts';
import type { Env } from '#server/base/env.ts';
import { createKeys } from '#server/base/keys.ts';
import { errorKind, jsonLog, type Log } from '#server/base/log.ts';
import { outsideRequests } from '#server/base/request-id.ts';
import { loadSecret } from '#server/base/secret.ts';
import { randomToken } from '#server/base/tokens.ts';
import { createBusySource } from '#server/calendar/busy/busy-source.ts';
import { createGoogleLink } from '#server/calendar/connection/google-link.ts';
import { resealSecrets } from '#server/calendar/connection/reseal.ts';
import { createCalendarWorker } from '#server/calendar/worker/worker.ts';
import { drawMissing } from '#server/content/drawings/draw.ts';
import { createDrawingMaker, type DrawingMaker } from '#server/content/drawings/drawing-maker.ts';
import { drawingsOf } from '#server/content/drawings/drawings-of.ts';
import { atLarge, followReleases, releaseInUse } from '#server/content/in-use.ts';
import { createPictureMaker, type PictureMaker } from '#server/content/pictures/maker.ts';
import { mediaFiles } from '#server/content/pictures/media-files.ts';
import { type BuiltSite, createSiteContent } from '#server/content/site-content.ts';
import { openDataFolder } from '#server/db/data-folder.ts';
import type { Db } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { closeToOthers } from '#server/files/own-folder.ts';
import { openSiteBucket } from '#server/files/site-bucket.ts';
import { uploadStore } from '#server/files/upload-store.ts';
import { createProxySighting } from '#server/http/senders/proxy-sighting.ts';
import { createLetterReader, type LetterReader } from '#server/inbox/letter/reader.ts';
import { createMailboxWorker } from '#server/inbox/mailbox/worker.ts';
import { uploadsOf } from '#server/limits/uploads-of.ts';
import { createDns } from '#server/mail/domain/dns.ts';
import { noteFormerKept } from '#server/mail/kept/note-former.ts';
import { createLiveTransport } from '#server/mail/live-transport.ts';
import { resealWays } from '#server/notices/reseal.ts';
import { createOutboxWorker } from '#server/outbox/worker.ts';
import type { CallOut } from '#server/ports/call-out.ts';
import { createVisitCounter } from '#server/results/count/counter.ts';
import { createSettings, liveEnv } from '#server/settings/in-force.ts';
import { resealSettings } from '#server/settings/reseal.ts';
import { tellOfSecurityChange } from '#server/team/security-mail.tsx';
import { startTellingOfToday } from '#server/today/rounds.ts';
import { startWatching } from '#server/watch/watch.ts';
import { createCallOut } from '#server/webhooks/call-out.ts';
import { resealWebhooks } from '#server/webhooks/reseal.ts';
import { filePlaces } from './file-places.ts';
import { createInstances } from './instances.ts';
import { lookAround } from './look-around.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { drawingProgram, letterProgram, pictureProgram } from './programs.ts';
import type { SiteServices } from './site-services.ts';
import { createStorageHealth } from './storage-health.ts';
import { tellOfMails } from './tell-of-mails.ts';
import { createUpkeep } from './upkeep.ts';

export type RunningServices = SiteServices & {
  drainOutbox: () => Promise<void>;
  /** Reads the calendar once and resolves when that is done. */
  syncCalendar: () => Promise<void>;
  /** Reads the mailbox once and resolves when that is done. */
  readMailbox: () => Promise<void>;
  /** Tidies up once and resolves when that is done; the round of the start is over by then. */
  tidyUp: () => Promise<void>;
  /** Begins the work in the background: outbox, calendar, upkeep. */
  startWork: () => void;
  /** Takes no new work and resolves when what is in hand is done; what comes later waits for the next start. */
  stopWork: () => Promise<void>;
  /** Stops the work and closes the database. */
  close: () => Promise<void>;
};

type Parts = {
  clock?: Clock;
  log?: Log;
  earlierBuild?: string | null;
  callOut?: CallOut;
  built?: BuiltSite | null;
  pictureMaker?: PictureMaker;
  drawingMaker?: DrawingMaker;
  letterReader?: LetterReader;
};

/** Everything that the server does without answering requests: opens the services and begins the background work. */
export async function startServices(env: Env, parts: Parts = {}): Promise<RunningServices> {
  const services = await openServices(env, parts);
  await services.instances.start();
  services.startWork();
  return services;
}

/** Opens and migrates the database and wires every part together; nothing works in the background yet. */
export async function openServices(env: Env, parts: Parts = {}): Promise<RunningServices> {
  const log = parts.log ?? jsonLog(systemClock.now, (line) => process.stdout.write(`${line}\n`));
  openDataFolder(env.DATA_DIR);
  closeToOthers(env.DATA_DIR, log);
  const db = openDb({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await migrate(db);
    return await wire(env, db, { ...parts, log });
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function wire(fixed: Env, db: Db, parts: Parts & { log: Log }): Promise<RunningServices> {
  const clock = parts.clock ?? (fixed.SITE_NOW ? clockStartingAt(Date.parse(fixed.SITE_NOW)) : systemClock);
  const realClock = parts.clock ?? systemClock;
  const { log } = parts;
  const randomId = () => crypto.randomUUID();
  followReleases();
  const secret = loadSecret(fixed);
  const siteBucket = await openSiteBucket(fixed, log);
  const files = uploadStore(fixed, siteBucket, log);
  const previousSecrets = fixed.APP_SECRET_PREVIOUS ? [fixed.APP_SECRET_PREVIOUS] : [];
  const places = filePlaces({ env: fixed, files });
  await lookAround({ env: fixed, db, places, log, clock, realClock, secret, previousSecrets });
  const keys = createKeys(secret, fixed.APP_SECRET_PREVIOUS);
  await resealSecrets({ db, keys, log });
  await resealSettings({ db, keys, log });
  await resealSecondSteps({ db, keys });
  await resealWays({ db, keys });
  await resealWebhooks({ db, keys });
  const settings = createSettings({ env: fixed, db, keys });
  await settings.fresh();
  const env = liveEnv(fixed, settings);
  await noteFormerKept({ db, env, clock }).catch((error: unknown) => {
    log.warn('look-failed', { what: 'kept-mails', kind: errorKind(error) });
  });
  const secureCookies = !(env.siteUrlIsSet && env.SITE_URL.startsWith('http:'));
  const mail = createLiveTransport({ env, settings, clock });
  const worker = createOutboxWorker({
    db,
    clock,
    log,
    handlers: outboxHandlers({ mail, services: () => services }),
    random: Math.random,
    pollMs: env.OUTBOX_POLL_MS,
    settled: tellOfMails,
  });
  const byItself = (work: () => void) => outsideRequests(() => atLarge(work));
  const wakeOutbox = () => byItself(worker.wake);
  const calendar = createGoogleLink({ env, db, clock, keys });
  const calendarWorker = createCalendarWorker({
    services: () => services,
    pollMs: env.CALENDAR_POLL_MS,
    holder: crypto.randomUUID(),
  });
  const mailboxWorker = createMailboxWorker({
    services: () => services,
    reader: parts.letterReader ?? createLetterReader({ program: letterProgram(), log }),
    pollMs: env.MAILBOX_POLL_MS,
    holder: crypto.randomUUID(),
  });
  let works = false;
  /** Where several hosts have a folder each, what one drew for its release another has to draw as well. */
  const drawAhead = (release: Release) => {
    if (works && release.size > 0) byItself(() => void drawMissing(services, drawingsOf(release).wanted));
  };
  const content = createSiteContent({ db, clock, log, built: parts.built ?? null, onShown: drawAhead });
  await content.follow();
  const services: SiteServices = {
    env,
    settings,
    db,
    clock,
    log,
    keys,
    randomId,
    randomToken,
    auth: createAuth({ db, keys, siteUrl: env.SITE_URL, secureCookies }),
    passwordChecks: createPasswordChecks(setTimeout),
    noteGuesses: createGuessNotes({ clock, log }),
    tellOfSecurityChange: tellOfSecurityChange({ clock }),
    mail,
    callOut: parts.callOut ?? createCallOut(env.CHAT_IN_OWN_NETWORK === 'on'),
    dns: createDns(),
    files,
    content,
    pictureMaker: parts.pictureMaker ?? createPictureMaker(pictureProgram()),
    media: mediaFiles(fixed, siteBucket),
    drawingMaker: parts.drawingMaker ?? createDrawingMaker(drawingProgram()),
    storage: createStorageHealth({ db, clock, log, files }),
    visits: createVisitCounter({ env, db, clock, log }),
    proxies: createProxySighting({ env, log }),
    instances: createInstances({ env: fixed, db, log, mail, randomId, clock: realClock }),
    uploads: uploadsOf(env.RATE_LIMITS === 'on', () => services),
    earlierBuild: parts.earlierBuild ?? null,
    busySource: createBusySource({ env, db, clock, log, wakeOutbox }, calendar),
    calendar,
    wakeCalendar: () => byItself(calendarWorker.wake),
    wakeOutbox,
  };
  const upkeep = createUpkeep(services, realClock);
  let stopTelling = async () => {};
  let stopWatching = async () => {};
  let unfollow = () => {};
  const stopWork = async () => {
    works = false;
    unfollow();
    await Promise.all([
      upkeep.stop(),
      stopTelling(),
      stopWatching(),
      calendarWorker.stop(),
      mailboxWorker.stop(),
      worker.stop(),
      services.instances.stop(),
    ]);
  };
  return {
    ...services,
    drainOutbox: worker.drain,
    syncCalendar: calendarWorker.run,
    readMailbox: mailboxWorker.run,
    tidyUp: upkeep.run,
    startWork: () => {
      works = true;
      drawAhead(releaseInUse());
      worker.start();
      calendarWorker.start();
      mailboxWorker.start();
      upkeep.start();
      unfollow = settings.follow();
      content.start();
      services.visits.start();
      stopTelling = startTellingOfToday(services);
      stopWatching = startWatching(services);
    },
    stopWork,
    close: async () => {
      await stopWork();
      mail.close();
      await content.close();
      await services.visits.stop();
      await db.close();
    },
  };
}
