import { statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';

const owner = { name: 'Olive Owner', email: 'olive@example.com', password: 'a long test passphrase' };
const first = 'the first secret of this site, long enough';
const second = 'the second secret of this site, as long as that';

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

const setUp = async (site: SiteProcess) => {
  const response = await fetch(site.url + new URL(site.setupUrl ?? '').pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...owner, repeat: owner.password }),
  });
  expect(response.status).toBe(302);
  return cookiesOf(response);
};

const trySignIn = (site: SiteProcess, password: string, headers: Record<string, string>) =>
  fetch(`${site.url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ email: owner.email, password }),
  });

describe.each(engines)('a running site, on %s', (engine) => {
  let store: TestStore;
  let site: SiteProcess | undefined;
  beforeEach(async () => {
    store = await createStore(engine);
  });
  afterEach(async () => {
    await site?.stop('SIGKILL');
    store.remove();
  });

  test('lets the owner in on a known phone during 150 wrong guesses from 100 networks', async () => {
    site = await startSiteProcess(
      siteEnvironment(store, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }),
    );
    const running = site;
    const known = await setUp(running);
    const device = known.split('; ').find((one) => one.includes('known_device')) ?? '';
    const guess = async (index: number) => {
      const from = `10.${index % 100}.0.${index % 250}`;
      const response = await trySignIn(running, 'a wrong passphrase', { 'X-Forwarded-For': from });
      await response.arrayBuffer();
      if (response.status === 429 || response.status === 503)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      return response.status;
    };
    let next = 0;
    let isIn = false;
    const statuses: number[] = [];
    // However busy the machine: the guesses go on until the owner is in.
    const guesser = async () => {
      while (next < 150 || !isIn) statuses.push(await guess(next++));
    };
    const flood = Promise.all(Array.from({ length: 30 }, guesser));
    // What breaks it is told where it is awaited.
    flood.catch(() => undefined);
    while (next < 60) await fetch(`${running.url}/api/health`);
    const phone = { 'X-Forwarded-For': '10.1.0.7', Cookie: device };
    const during = await trySignIn(running, owner.password, phone).finally(() => {
      isIn = true;
    });
    expect(during.status).toBe(302);
    expect((await fetch(`${running.url}/admin`, { headers: { Cookie: cookiesOf(during) } })).status).toBe(
      200,
    );
    await flood;
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    const modes = ['', 'uploads', 'secret', 'foreshore.sqlite', 'foreshore.sqlite-wal']
      .map((name) => statSync(path.join(store.dataDir, name), { throwIfNoEntry: false }))
      .map((about) => (about ? about.mode & 0o077 : 0));
    expect(modes.every((mode) => mode === 0)).toBe(true);
  });

  test('goes on after a change of its secret, until the former one is taken out', async () => {
    const start = async (extra: Record<string, string>) => {
      await site?.stop();
      site = await startSiteProcess(siteEnvironment(store, extra));
      return site;
    };
    const before = await start({ APP_SECRET: first });
    const cookie = await setUp(before);
    const answer = await postJson(`${before.url}/api/calendar/book`, {
      name: 'Vera Visitor',
      email: 'vera@example.com',
      selectedDate: '2026-11-24',
      selectedTime: '09:00',
    });
    const managePath = JSON.stringify(answer.body).match(/\/booking\/[\w.-]+/)?.[0];
    expect(managePath).toBeDefined();
    const look = async ({ url }: SiteProcess) => [
      (await fetch(url + managePath)).status,
      (await fetch(`${url}/admin`, { headers: { Cookie: cookie }, redirect: 'manual' })).status,
    ];
    expect(await look(before)).toEqual([200, 200]);
    expect(await look(await start({ APP_SECRET: second, APP_SECRET_PREVIOUS: first }))).toEqual([200, 200]);
    expect(await look(await start({ APP_SECRET: second }))).toEqual([404, 302]);
  });
});
