import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteProcess } from '#scripts/site-process.ts';
import { endpointsWithBody } from '#tests/support/endpoints.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { startSites } from '#tests/support/site-store.ts';
import { type Body, ordinaryBody, worstBodies } from '#tests/support/worst-bodies.ts';

/** Bytes of each body; all of these would be read. */
const size = 64_000;
const worst = worstBodies(size);
/** A body may hold up the others so many times as long as an ordinary one of its size. Linear ones stay far below. */
const most = 12;

const preload = new URL('../support/report-loop-delay.ts', import.meta.url).href;
let running: Awaited<ReturnType<typeof startSites>>;
let site: SiteProcess;
let cookie = '';
/** What an ordinary body costs on a page that shows it again. */
let page = 0;
beforeAll(async () => {
  running = await startSites('sqlite', 1, { NODE_OPTIONS: `--import ${preload}` });
  const [first] = running.sites;
  if (!first) throw new Error('No site is running.');
  site = first;
  cookie = await signInOwner(site);
  page = await delayOf('/lets-talk', [ordinaryBody(size)], 5);
  expect(page, 'milliseconds of work').toBeGreaterThan(0.1);
});
afterAll(() => running.stop());

/** The longest that the site's event loop was held up since the last time it was asked, in milliseconds. */
async function loopDelay(): Promise<number> {
  const told = once(site.child, 'message');
  site.child.send('loop-delay');
  const [{ loopDelayMs }] = (await told) as [{ loopDelayMs: number }];
  return loopDelayMs;
}

async function send(path: string, { type, body }: Body): Promise<void> {
  // Signing out would end the session that the others need.
  const headers = { 'Content-Type': type, Cookie: path === '/sign-out' ? '' : cookie };
  const response = await fetch(site.url + path, { method: 'POST', headers, body, redirect: 'manual' });
  await response.arrayBuffer();
  expect(response.status).toBeLessThan(500);
}

/** The median of how long the loop is held up at most by bodies, sent six at a time. */
async function delayOf(path: string, bodies: Body[], rounds: number): Promise<number> {
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await loopDelay();
    for (let at = 0; at < bodies.length; at += 6)
      await Promise.all(bodies.slice(at, at + 6).map((body) => send(path, body)));
    delays.push(await loopDelay());
  }
  return delays.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const cases = endpointsWithBody().map((path) => ({ path }));

test('the route table has endpoints of every kind', () => {
  const paths = cases.map(({ path }) => path);
  for (const path of ['/lets-talk', '/api/contact', '/sign-in', '/admin/availability', '/sign-out'])
    expect(paths).toContain(path);
});

test.each(cases)('$path: no body holds up the others more than its size explains', async ({ path }) => {
  if ((await delayOf(path, worst, 1)) <= page * most) return;
  // One of them is slow, or met a busy moment of the machine.
  const usual = Math.max(page, await delayOf(path, [ordinaryBody(size)], 3));
  const slow: string[] = [];
  for (const body of worst) {
    const delay = await delayOf(path, [body], 3);
    if (delay > usual * most) slow.push(`${body.what} as ${body.type}: ${Math.round(delay / usual)} times`);
  }
  expect(slow).toEqual([]);
});
