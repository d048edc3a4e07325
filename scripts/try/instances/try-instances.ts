import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { startSmtp } from '#fakes/smtp/server.ts';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { postgresStores, type Store } from '#scripts/try/steps/stores.ts';
import { openDb } from '#server/db/open-db.ts';
import { startBalancer } from './proxy.ts';
import { type Answered, ask, visitorsOf } from './visitors.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** How many ask at the same moment. */
const atOnce = 16;

/** Three instances on one database, all started at once on an empty one; some die under load. @returns whether all held */
export async function tryInstances({ visits, kills }: { visits: number; kills: number }): Promise<boolean> {
  const server = await startPostgres();
  const store = await postgresStores(server.url('postgres')).empty();
  const smtp = await startSmtp(() => 'take');
  const balancer = await startBalancer();
  const start = (now: string) => startSiteProcess(settings(store, smtp.url, now));
  const startAll = (now: string) => Promise.all([0, 1, 2].map(() => start(now)));
  let sites: SiteProcess[] = [];
  const serve = () => balancer.to(sites.map(({ url }) => url));
  try {
    sites = await startAll('2026-11-20T09:00:00Z');
    serve();
    say('three instances, started at once on an empty database, are up');
    const waiting = await visitorsOf(balancer.url, visits);
    const answered: Answered[] = [];
    const send = async () => {
      for (let visitor = waiting.shift(); visitor; visitor = waiting.shift())
        answered.push(await ask(balancer.url, visitor));
    };
    const killing = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (answered.length < (visits * kill) / (kills + 1)) await setTimeout(5);
        await sites[kill % sites.length]?.stop('SIGKILL');
        sites[kill % sites.length] = await start('2026-11-20T09:01:00Z');
        serve();
      }
    };
    await Promise.all([killing(), ...Array.from({ length: atOnce }, send)]);
    // What a dead instance had begun to deliver is free again after a while.
    await Promise.all(sites.map((site) => site.stop()));
    sites = await startAll('2026-11-20T09:15:00Z');
    const faults = await look(store, answered, smtp.taken);
    const again = answered.filter(({ tries }) => tries > 1).length;
    say(
      `${visits} visitors, ${again} of whom had to ask again, ${kills} instances killed under load, ` +
        `${idsOf(smtp.taken)} mails, ${smtp.taken.length - idsOf(smtp.taken)} of them twice under one Message-ID: ${faults.length === 0 ? 'held' : `${faults.length} FAULTS`}`,
    );
    for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
    return faults.length === 0;
  } finally {
    balancer.stop();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await smtp.stop();
    await store.remove();
    await server.stop();
  }
}

const settings = ({ dataDir, databaseUrl }: Store, smtpUrl: string, now: string) => ({
  NODE_ENV: 'production',
  SITE_NOW: now,
  RATE_LIMITS: 'off',
  OUTBOX_POLL_MS: '100',
  APP_SECRET: 'a secret for trials that is long enough',
  AGENCY_EMAIL: 'desk@foreshore.example',
  SMTP_URL: smtpUrl,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

type Mail = { messageId?: string | undefined; to?: { address?: string | undefined }[] | undefined };

const idsOf = (mails: readonly Mail[]) => new Set(mails.map(({ messageId }) => messageId)).size;

/** Waits until everything is delivered. @returns what is lost or there twice */
async function look(store: Store, answered: readonly Answered[], taken: readonly Mail[]): Promise<string[]> {
  const db = openDb(store);
  try {
    const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db.query)).rows;
    const until = Date.parse('2026-11-20T12:00:00Z');
    const open = () =>
      rows(sql<{ kind: string }>`select kind from outbox
        where status not in ('done', 'kept') and next_attempt_at < ${until}`);
    for (let tries = 0; tries < 300 && (await open()).length > 0; tries += 1) await setTimeout(100);
    const faults = (await open()).map(({ kind }) => `an entry of the outbox is left: ${kind}`);
    const stored = [
      ...(await rows(sql<{ key: string }>`select idempotency_key as key from leads`)),
      ...(await rows(sql<{ key: string }>`select idempotency_key as key from bookings`)),
    ].map(({ key }) => key);
    for (const { visitor, status } of answered) {
      const times = stored.filter((key) => key === visitor.key).length;
      const wanted = status < 300 ? 1 : 0;
      if (status >= 300 && status !== 409) faults.push(`${visitor.key} was answered ${status}`);
      if (times !== wanted) faults.push(`${visitor.key} was answered ${status} and is stored ${times} times`);
      const mails = idsOf(taken.filter(({ to }) => to?.[0]?.address === visitor.email));
      if (mails !== wanted) faults.push(`${visitor.key} was answered ${status} and got ${mails} mails`);
    }
    // To the visitor and to the agency.
    if (idsOf(taken) !== 2 * stored.length)
      faults.push(`${idsOf(taken)} mails went out about ${stored.length} enquiries and calls`);
    const double = await rows(sql<{ at: number }>`select a.starts_at as at from bookings a join bookings b
      on a.id < b.id and a.status = 'confirmed' and b.status = 'confirmed'
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at`);
    faults.push(...double.map(({ at }) => `two calls stand at ${new Date(Number(at)).toISOString()}`));
    return faults;
  } finally {
    await db.close();
  }
}
