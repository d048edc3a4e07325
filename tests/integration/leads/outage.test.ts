import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as business } from '#content/site.ts';
import { startTcpProxy, type TcpProxy } from '#fakes/tcp-proxy.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

let store: TestStore;
let wire: TcpProxy;
let site: SiteProcess;
beforeAll(async () => {
  store = await createStore('postgres');
  const address = new URL(store.databaseUrl ?? '');
  wire = await startTcpProxy(Number(address.port));
  address.port = String(wire.port);
  site = await startSiteProcess(siteEnvironment({ ...store, databaseUrl: address.href }));
});
afterAll(async () => {
  await site.stop();
  await wire.stop();
  store.remove();
});

const send = (key: string) =>
  postJson(`${site.url}/api/contact`, { ...contactAnswers, message: `Sent as ${key}`, idempotencyKey: key });

async function leadsByKey(): Promise<Map<string, number>> {
  const db = openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });
  const rows = await db.query.selectFrom('leads').select('idempotency_key').execute();
  await db.close();
  const counts = new Map<string, number>();
  for (const { idempotency_key: key } of rows) counts.set(key ?? '', (counts.get(key ?? '') ?? 0) + 1);
  return counts;
}

test('while the database is gone the visitor learns whom to reach instead, and the retry succeeds', async () => {
  wire.cut();
  const answer = await send('outage');
  expect(answer.status).toBe(503);
  const { message } = answer.body.error as { message: string };
  expect(message).toContain(business.email);
  expect(message).toContain(business.phone.display);

  const form = new URLSearchParams({
    ...contactAnswers,
    projectTypes: 'seo',
    message: 'Typed with care, and long.',
  });
  const page = await fetch(`${site.url}/lets-talk`, { method: 'POST', body: form });
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain('Typed with care, and long.');
  expect(html).toContain(business.email);

  wire.mend();
  await until(async () => (await send('outage')).status === 200, 'the retry to succeed');
  expect(await leadsByKey()).toEqual(new Map([['outage', 1]]));
});

test('whatever the moment at which the connection breaks, retrying gives each lead once', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `cut-${index}`);
  let answered = 0;
  const first = await Promise.all(
    keys.map(async (key) => {
      const { status } = await send(key);
      answered += 1;
      // Cut in the middle of the others' transactions.
      if (answered === 5) wire.cut();
      return status;
    }),
  );
  expect(new Set(first)).toEqual(new Set([200, 503]));
  wire.mend();
  for (const key of keys) await until(async () => (await send(key)).status === 200, `${key} to be stored`);
  const stored = await leadsByKey();
  expect(keys.map((key) => stored.get(key))).toEqual(keys.map(() => 1));
});
