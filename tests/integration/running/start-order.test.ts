import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/machine/free-port.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import { readEnv } from '#server/base/env.ts';
import { openDb } from '#server/db/open-db.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { openServices } from '#server/start/start-services.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { bySelf, quoteAnswers } from '#tests/support/leads.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

/** Every row of every table, as text. */
async function rowsOf(store: TestStore): Promise<Record<string, string>> {
  const db = openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });
  const tables = await db.query.introspection.getTables();
  const dump: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db.query);
    dump[name] = rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join('\n');
  }
  await db.close();
  return dump;
}

/** Every file with its size and content, but for the database's own, which are read as rows. */
function filesOf({ dataDir }: TestStore): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(dataDir, file)} ${readFileSync(file, 'base64')}`)
    .sort();
}

/** A lead with its mails due, written without anybody who delivers them. */
async function storeWithWork(store: TestStore): Promise<void> {
  const environment = siteEnvironment(store);
  const services = await openServices(readEnv(environment));
  await submitQuote(services, bySelf(quoteAnswers));
  await services.close();
}

/** Waits until the first round of a site's upkeep leaves no more of itself in the database. */
async function untilAtRest(store: TestStore): Promise<void> {
  const db = openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });
  const noted = () => db.query.selectFrom('settings').select('key').where('key', '=', 'clock').execute();
  await until(async () => (await noted()).length > 0, 'the first round of upkeep');
  // Its last step. Done here as well, it is done: one process at a time writes the index.
  await refreshSearch(db, Number.POSITIVE_INFINITY);
  await db.close();
}

describe.each(engines)('a start on %s', (engine) => {
  test('that finds its port taken says so, and leaves everything as it was', async () => {
    const store = await createStore(engine);
    await storeWithWork(store);
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      occupant.close();
      store.remove();
    });
    const { port } = occupant.address() as { port: number };
    const before = [await rowsOf(store), filesOf(store)];
    const starting = startSiteProcess(siteEnvironment(store, { PORT: String(port) }));
    await expect(starting).rejects.toThrow(`Port ${port} is in use.`);
    expect([await rowsOf(store), filesOf(store)]).toEqual(before);
  });

  test('beside a running site changes nothing of what it holds', async () => {
    const store = await createStore(engine);
    const hour = String(60 * 60_000);
    const quiet = { PORT: String(await freePort()), OUTBOX_POLL_MS: hour, CALENDAR_POLL_MS: hour };
    const site = await startSiteProcess(siteEnvironment(store, quiet));
    onTestFinished(async () => {
      await site.stop();
      store.remove();
    });
    await storeWithWork(store);
    await untilAtRest(store);
    const before = await rowsOf(store);
    expect(before.outbox).toContain('"pending"');
    await expect(startSiteProcess(siteEnvironment(store, quiet))).rejects.toThrow('is in use');
    expect(await rowsOf(store)).toEqual(before);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  });

  test('answers no request wrongly, however early it comes', async () => {
    const store = await createStore(engine);
    const port = String(await freePort());
    const starting = startSiteProcess(siteEnvironment(store, { PORT: port }));
    const ask = () => fetch(`http://127.0.0.1:${port}/lets-talk`).catch(() => null);
    const first = await until(ask, 'the first answer');
    const site = await starting;
    onTestFinished(async () => {
      await site.stop();
      store.remove();
    });
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('</html>');
  });
});

test('a second site on one embedded database is refused, on whatever port and before it touches anything', async () => {
  const store = await createStore('sqlite');
  onTestFinished(() => store.remove());
  const first = await startSiteProcess(siteEnvironment(store));
  const before = (await rowsOf(store)).kysely_migration;
  await expect(startSiteProcess(siteEnvironment(store))).rejects.toThrow(
    `DATA_DIR: a site runs on ${store.dataDir} already`,
  );
  await expect(moveToPostgres(store.dataDir, 'postgres://127.0.0.1:1/none')).rejects.toThrow(
    'Stop that site',
  );
  expect((await rowsOf(store)).kysely_migration).toEqual(before);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  // One that is killed leaves nothing that holds up the next, and one that is stopped gives it back.
  await first.stop('SIGKILL');
  for (let time = 0; time < 2; time += 1) await (await startSiteProcess(siteEnvironment(store))).stop();
});

test('without HOST a site is reached by IPv6 as by IPv4, and takes both for what they are', async () => {
  const store = await createStore('sqlite');
  const TRUSTED_PROXIES = '127.0.0.1';
  const site = await startSiteProcess({ ...siteEnvironment(store), HOST: '', SITE_URL: '', TRUSTED_PROXIES });
  onTestFinished(async () => {
    await site.stop();
    store.remove();
  });
  const { port } = new URL(site.url);
  const hosts = hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
  for (const host of hosts) {
    const headers = { 'X-Request-Id': '0123456789abcdef0123456789abcdef' };
    const answer = await fetch(`http://${host}:${port}/api/health/live`, { headers });
    expect(answer.status).toBe(200);
    // Only a proxy that is named may give an id: this one is, as an address of IPv4.
    expect([host, answer.headers.get('x-request-id') === headers['X-Request-Id']]).toEqual([
      host,
      host === '127.0.0.1',
    ]);
  }
});

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
