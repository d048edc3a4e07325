import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { megabyte } from '#domain/format/sizes.ts';
import { uploadsOf } from '#server/limits/uploads-of.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { testServices } from '#tests/support/services.ts';
import { startSites } from '#tests/support/site-store.ts';

let running: Awaited<ReturnType<typeof startSites>>;
const url = (address: string) => `${running.sites[0]?.url}${address}`;
const files = (folder: string) => {
  const place = path.join(running.store.dataDir, 'uploads', folder);
  return existsSync(place) ? readdirSync(place) : [];
};

/** An enquiry as a browser sends it without scripts; the mark is in what was typed last. */
function enquiry(withFile: boolean): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactAnswers))
    for (const one of [value].flat()) form.append(name, one);
  if (withFile) form.append('files', new Blob(['%PDF-1.7\n', new Uint8Array(100_000)]), 'brief.pdf');
  form.append('reason', 'typed last of all');
  return form;
}
const post = (address: string, body: FormData) => fetch(url(address), { method: 'POST', body });

describe('when the disk is nearly full', () => {
  beforeAll(async () => {
    running = await startSites('sqlite', 1, { UPLOADS_LEAVE_FREE_MB: '1000000000' });
  });
  afterAll(() => running.stop());

  test('files are refused with what to do, and what was typed comes back', async () => {
    const answer = await post('/lets-talk', enquiry(true));
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toMatch(/send this without files, and email them to/);
    expect(page).toContain(contactAnswers.message);
    const json = await post('/api/contact', enquiry(true));
    expect([json.status, await json.json()]).toEqual([
      503,
      expect.objectContaining({ error: expect.anything() }),
    ]);
    expect([files('tmp'), files('kept')]).toEqual([[], []]);
  });

  test('the same enquiry without files is taken', async () => {
    expect((await post('/api/contact', enquiry(false))).status).toBe(200);
  });
});

describe('when a client has sent too much', () => {
  beforeAll(async () => {
    running = await startSites('sqlite', 1, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => running.stop());

  test('that is counted before the form is read: no file is written, and what was typed comes back', async () => {
    let sent = 0;
    let answer = await post('/lets-talk', enquiry(true));
    for (; answer.status !== 429 && sent < 30; sent += 1) answer = await post('/lets-talk', enquiry(true));
    expect(answer.status).toBe(429);
    const kept = files('kept').length;
    const page = await (await post('/lets-talk', enquiry(true))).text();
    expect(page).toContain(contactAnswers.message);
    expect(page).toMatch(/Too many attempts/);
    expect(files('kept')).toHaveLength(kept);
    expect(files('tmp')).toEqual([]);
  });

  test('pages that are drawn for each request end for it, those from memory go on', async () => {
    const ask = async (address: string, from = '81.2.69.142') => {
      const headers = { 'X-Forwarded-For': from };
      const answer = await fetch(url(address), { redirect: 'manual', headers });
      await answer.arrayBuffer();
      return answer;
    };
    const drawn = [
      '/sums/crm/cost-of-retyping?hour=',
      '/book-discovery-call?date=2026-12-',
      '/nowhere/',
      '/sign-in?',
    ];
    const asked = async () =>
      (
        await Promise.all(Array.from({ length: 20 }, (_, at) => drawn.map((one) => ask(one + at))).flat())
      ).find(({ status }) => status === 429);
    let refused = await asked();
    for (let rounds = 0; !refused && rounds < 20; rounds += 1) refused = await asked();
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const address of ['/', '/quote', '/lets-talk?utm_source=letter', '/book-discovery-call'])
      expect((await ask(address)).status).toBe(200);
    for (const from of ['127.0.0.1', '10.0.0.7', '8.8.8.8'])
      expect((await ask('/sign-in', from)).status, from).not.toBe(429);
  });
});

test('a network has a gigabyte a day, whichever instance takes it, and the next day another', async () => {
  const services = await testServices('sqlite', { RATE_LIMITS: 'on' });
  const send = (address: string, megabytes: number) =>
    uploadsOf(
      true,
      () => services,
    )(address)
      .begin()
      .count([{ bytes: megabytes * megabyte }]);
  expect(await send('192.0.2.1', 600)).toBeNull();
  expect(await send('192.0.2.77', 600)).toMatchObject({ code: 'rate-limited' });
  expect(await send('198.51.100.1', 600)).toBeNull();
  services.setNow(services.clock.now() + 2 * dayMs);
  expect(await send('192.0.2.1', 600)).toBeNull();
  await services.dispose();
});
