import { readEnv } from '#server/base/env.ts';
import type { Log } from '#server/base/log.ts';
import { createOutboxWorker } from '#server/outbox/worker.ts';
import type { MailTransport } from '#server/ports/mail-transport.ts';
import { outboxHandlers } from '#server/start/outbox-handlers.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { openServices } from '#server/start/start-services.ts';
import { tellOfMails } from '#server/start/tell-of-mails.ts';
import { steppedDb } from './stepped-db.ts';
import { type Steps, steppedPort } from './steps.ts';
import type { Store } from './stores.ts';

/** Friday 20 November 2026, nine in the morning in Scarborough. */
const startAt = Date.parse('2026-11-20T09:00:00Z');

/** What has left the site: each mail by its Message-ID's part, each call of a webhook by its event. */
export type Outside = { mails: { id: string; to: string; subject: string }[]; events: string[] };

/** What several processes on one store share: a clock, and the world outside. */
export type World = { now: number; outside: Outside };

export const newWorld = (): World => ({ now: startAt, outside: { mails: [], events: [] } });

/** A process of the site, without its pages. */
export type Instance = SiteServices & {
  /** Delivers what is due once. */
  deliver: () => Promise<void>;
  close: () => Promise<void>;
};

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens the site's services on a store; nothing works in the background. */
export async function openInstance(store: Store, world: World): Promise<Instance> {
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    SITE_URL: 'http://foreshore.test',
    APP_SECRET: 'a secret for trials that is long enough',
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    OUTBOX_POLL_MS: '600000',
  });
  const services = await openServices(env, { clock: { now: () => world.now }, log: silent });
  const made: SiteServices = {
    ...services,
    wakeOutbox: () => undefined,
    mail: mailTo(world.outside),
    callOut: async ({ headers }) => {
      world.outside.events.push(headers['Webhook-Id'] ?? '');
      return { status: 200, text: '' };
    },
    content: { ...services.content, build: 'trial', make: async () => ({ files: [], findings: [] }) },
  };
  return { ...made, deliver: () => deliver(made), close: services.close };
}

const mailTo = ({ mails }: Outside): MailTransport => ({
  kind: 'smtp',
  send: async (id, { to, subject }) => {
    mails.push({ id, to, subject });
    return 'sent';
  },
});

async function deliver(services: SiteServices): Promise<void> {
  const worker = createOutboxWorker({
    ...services,
    handlers: outboxHandlers({ mail: services.mail, services: () => services }),
    random: () => 0,
    pollMs: 600_000,
    settled: tellOfMails,
  });
  worker.start();
  await worker.drain();
  await worker.stop();
}

const noAnswer = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

/** Another process beside it, whose every step is counted and may be spoiled. */
export function steppedInstance(
  beside: Instance,
  store: Store,
  steps: Steps,
  name: string,
): Instance & { drop: () => Promise<void> } {
  const db = steppedDb(store, steps, name);
  const { callOut } = steppedPort(steps, { callOut: beside.callOut }, ['callOut'], noAnswer);
  const { busySource } = steppedPort(steps, { busySource: beside.busySource }, ['busySource'], noAnswer);
  const services: SiteServices = {
    ...beside,
    db,
    callOut,
    busySource,
    mail: steppedPort(steps, beside.mail, ['send'], noAnswer),
    files: steppedPort(steps, beside.files, ['take', 'inspect', 'keep', 'discard', 'open'], noRoom),
    content: steppedPort(steps, beside.content, ['make'], () => new Error('The maker ended.')),
  };
  return { ...services, deliver: () => deliver(services), close: db.close, drop: db.drop };
}
