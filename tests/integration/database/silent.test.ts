import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as business } from '#content/site.ts';
import { startTcpProxy, type TcpProxy } from '#fakes/tcp-proxy.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { poolSize } from '#server/db/postgres/open-postgres.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

let store: TestStore;
let wire: TcpProxy;
let services: TestServices;
let site: SiteProcess;
beforeAll(async () => {
  store = await createStore('postgres');
  const address = new URL(store.databaseUrl ?? '');
  wire = await startTcpProxy(Number(address.port));
  address.port = String(wire.port);
  services = await testServices('postgres', { DATABASE_URL: address.href });
  site = await startSiteProcess(siteEnvironment({ ...store, databaseUrl: address.href }));
});
afterAll(async () => {
  await services.dispose();
  await site.stop();
  await wire.stop();
  store.remove();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => asDomainError(error)?.code ?? error,
  );

/** The owner blocks a date: in a transaction, or in a statement of its own. */
const blockAlone = (date: string) =>
  services.db.query.insertInto('blocked_dates').values({ date, reason: 'Away', created_at: 0 }).execute();
const block = (date: string) =>
  services.db.query
    .transaction()
    .execute((trx) =>
      trx.insertInto('blocked_dates').values({ date, reason: 'Away', created_at: 0 }).execute(),
    );

async function stored(): Promise<string[]> {
  const db = openDb({ dataDir: '', databaseUrl: store.databaseUrl });
  const rows = await db.query
    .selectFrom('blocked_dates')
    .select('date')
    .where('reason', '=', 'Away')
    .execute();
  await db.close();
  return rows.map((row) => row.date).sort();
}

const dates = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-01-${String(index + 1).padStart(2, '0')}`);

test('nothing that is acknowledged after a silence is lost', async () => {
  // Every connection of the pool is there, and each is caught by the silence at the start of a transaction.
  await Promise.all(dates(2030, poolSize).map(block));
  wire.freeze();
  const caught = await Promise.all(dates(2031, 3 * poolSize).map((date) => code(block(date))));
  expect(new Set(caught)).toEqual(new Set(['unavailable']));
  wire.thaw();
  await until(async () => (await code(blockAlone('2032-01-01'))) === 'done', 'the database to be back');
  const after = dates(2033, 30);
  // One at a time and without a transaction: nothing later commits what an open one has swallowed.
  for (const date of after) await blockAlone(date);
  const found = new Set(await stored());
  expect([...dates(2030, poolSize), '2032-01-01', ...after].filter((date) => !found.has(date))).toEqual([]);
});

test('meanwhile visitors are told whom to reach, monitors at once, and a second try stores it once', async () => {
  const send = () => postJson(`${site.url}/api/contact`, { ...contactAnswers, idempotencyKey: 'silence' });
  const health = async (of = '') => (await fetch(`${site.url}/api/health${of}`)).status;
  expect(await health()).toBe(200);
  wire.freeze();
  const first: string[] = [];
  const form = new URLSearchParams({ ...contactAnswers, projectTypes: 'seo', message: 'Typed with care.' });
  const page = fetch(`${site.url}/lets-talk`, { method: 'POST', body: form }).finally(() =>
    first.push('page'),
  );
  const [answer, monitor] = await Promise.all([send(), health().finally(() => first.push('health'))]);
  expect([monitor, await health('/ready'), await health('/live')]).toEqual([503, 503, 200]);
  expect(answer.status).toBe(503);
  const shown = await page;
  expect(shown.status).toBe(503);
  expect(first).toEqual(['health', 'page']);
  const html = await shown.text();
  expect(html).toContain('Typed with care.');
  expect(html).toContain(business.email);
  // Now that it is known, nobody waits.
  expect(new Set(await Promise.all(Array.from({ length: 20 }, async () => (await send()).status)))).toEqual(
    new Set([503]),
  );
  wire.thaw();
  await until(async () => (await send()).status === 200, 'the second try');
  await until(async () => (await health()) + (await health('/ready')) === 400, 'monitors to see it');
  // The outbox has come back by itself: the mails of that lead go out.
  const db = openDb({ dataDir: '', databaseUrl: store.databaseUrl });
  const leads = db.query.selectFrom('leads').select('id').where('idempotency_key', '=', 'silence');
  expect(await leads.execute()).toHaveLength(1);
  await until(async () => {
    const open = db.query
      .selectFrom('outbox')
      .select('id')
      .where('status', 'not in', ['done', 'kept'])
      .where('kind', '=', 'email');
    return (await open.execute()).length === 0;
  }, 'the e-mails to go out');
  await db.close();
});

test('a site whose connections are all in use is ready for visitors as long as the database answers', async () => {
  const released = Promise.withResolvers<void>();
  let working = true;
  const began = Array.from({ length: poolSize }, () => Promise.withResolvers<void>());
  const busy = began.map((begins, at) =>
    services.db.query.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      begins.resolve();
      if (at > 0) return released.promise;
      while (working) await sql`select 1`.execute(trx).then(() => setImmediate());
    }),
  );
  try {
    await Promise.all(began.map(({ promise }) => promise));
    expect(await services.storage.isReached()).toBe(true);
  } finally {
    working = false;
    released.resolve();
    await Promise.all(busy);
  }
  wire.freeze();
  try {
    // What had passed the wire by then may still be read, and counts.
    await expect.poll(() => services.storage.isReached(), { timeout: 20_000 }).toBe(false);
  } finally {
    wire.thaw();
  }
});
