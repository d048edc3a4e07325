import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteProcess } from '#scripts/machine/site-process.ts';
import { endpointsWithBody } from '#tests/support/endpoints.ts';
import { heldUp, heldUpOptions } from '#tests/support/held-up.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { startSites } from '#tests/support/site-store.ts';
import { postHalf } from '#tests/support/slow-post.ts';
import { type Body, inBytes, ordinaryBody, worstBodies } from '#tests/support/worst-bodies.ts';

/** Bytes of each body; all of these would be read. */
const size = 64_000;
const worst = worstBodies(size);
/** A body may hold up the others so many times as long as an ordinary one of its size. Linear ones stay far below. */
const most = 12;
/** An endpoint for each way to read a body (`server/submissions`); `one-reader.test.ts` holds that there are no others. */
const readers = [
  '/api/contact',
  '/lets-talk',
  '/api/newsletter',
  '/sign-in',
  '/admin/availability',
  '/admin/content/pictures',
];

let running: Awaited<ReturnType<typeof startSites>>;
let site: SiteProcess;
let cookie = '';
/** What an ordinary body costs on a page that shows it again. */
let page = 0;
beforeAll(async () => {
  running = await startSites('sqlite', 1, { NODE_OPTIONS: heldUpOptions });
  const [first] = running.sites;
  if (!first) throw new Error('No site is running.');
  site = first;
  cookie = await signInOwner(site);
  page = await delayOf('/lets-talk', [ordinaryBody(size)], 5);
  expect(page, 'milliseconds of work').toBeGreaterThan(0.1);
});
afterAll(() => running.stop());

const loop = () => heldUp(site);

/** Signing out would end the session that the others need. */
const headersFor = (path: string, { type }: Body) => ({
  'Content-Type': type,
  Cookie: path === '/sign-out' ? '' : cookie,
});

async function send(path: string, body: Body): Promise<void> {
  const headers = headersFor(path, body);
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body: body.body,
    redirect: 'manual',
  });
  await response.arrayBuffer();
  expect(response.status).toBeLessThan(500);
}

/** The median of how long the loop is held up at most by bodies, sent six at a time. */
async function delayOf(path: string, bodies: Body[], rounds: number): Promise<number> {
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await loop();
    for (let at = 0; at < bodies.length; at += 6)
      await Promise.all(bodies.slice(at, at + 6).map((body) => send(path, body)));
    delays.push((await loop()).loopDelayMs);
  }
  return delays.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const cases = endpointsWithBody().map((path) => ({ path }));

test('the route table has endpoints of every kind', () => {
  const paths = cases.map(({ path }) => path);
  for (const path of [...readers, '/sign-out']) expect(paths).toContain(path);
});

test.each(cases)('$path: no body holds up the others more than its size explains', async ({ path }) => {
  const bodies = readers.includes(path) ? worst : worst.filter(({ costs }) => costs === 'answers');
  if ((await delayOf(path, bodies, 1)) <= page * most) return;
  // One of them is slow, or met a busy moment of the machine.
  const usual = Math.max(page, await delayOf(path, [ordinaryBody(size)], 3));
  const slow: string[] = [];
  for (const body of bodies) {
    const delay = await delayOf(path, [body], 3);
    if (delay > usual * most) slow.push(`${body.what} as ${body.type}: ${Math.round(delay / usual)} times`);
  }
  expect(slow).toEqual([]);
});

/** A body of which each byte comes apart; what is sent at the same moment arrives so. */
async function sendBytes(path: string, body: Body): Promise<{ loopDelayMs: number; workedMs: number }> {
  const headers = { ...headersFor(path, body), 'Transfer-Encoding': 'chunked' };
  const head = Object.entries({ Host: new URL(site.url).host, Connection: 'close', ...headers });
  const lines = [`POST ${path} HTTP/1.1`, ...head.map((pair) => pair.join(': '))];
  await loop();
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), inBytes(body.body)]);
  const answer = await sendRaw(site.url, bytes);
  expect(answer.status).toBeLessThan(500);
  return loop();
}

test.each(['/api/contact', '/admin/content/pictures'])(
  '%s: a body in pieces of one byte costs what its bytes do, whatever it is',
  async (path) => {
    const bytes = 16_000;
    const usual = await sendBytes(path, ordinaryBody(bytes));
    for (const body of worstBodies(bytes)) {
      const { loopDelayMs, workedMs } = await sendBytes(path, body);
      expect(loopDelayMs, body.what).toBeLessThan(page * most);
      expect(workedMs, body.what).toBeLessThan(usual.workedMs * 4);
    }
  },
);

test('sixty bodies that come byte by byte cost next to nothing until they are there', async () => {
  const bodies = Array.from({ length: 60 }, (_, index) => worst[index % worst.length] as Body);
  const senders = await Promise.all(
    bodies.map((body, index) => {
      const path = readers[index % readers.length] ?? '';
      return postHalf(site.url + path, Buffer.from(body.body), headersFor(path, body));
    }),
  );
  await loop();
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    for (const { dripByte } of senders) dripByte();
    // Once this is answered the bytes that were sent before it are read as well.
    expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  }
  const { loopDelayMs, workedMs } = await loop();
  expect(loopDelayMs).toBeLessThan(page * most);
  expect(workedMs).toBeLessThan(page * most * 4);
  for (const { finish } of senders) expect((await finish()).status).toBeLessThan(500);
});

test('a thousand requests sent at once, without waiting for an answer, cost no more than a few', async () => {
  const asked = (times: number) => 'GET /quote?sum=1 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(times);
  const last = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  await loop();
  expect((await sendRaw(site.url, asked(10) + last)).text).toContain('{"status":"ok"}');
  const usual = (await loop()).workedMs;
  await expect(sendRaw(site.url, asked(1000) + last)).rejects.toThrow();
  // They are read before they are dropped.
  expect((await loop()).workedMs).toBeLessThan(usual * 6);
});
