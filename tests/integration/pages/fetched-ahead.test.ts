import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSites } from '#tests/support/site-store.ts';

// A page that a script of ours fetches ahead is opened out of the browser's cache for a while; every other answer is not.
let running: Awaited<ReturnType<typeof startSites>>;
beforeAll(async () => {
  running = await startSites('sqlite', 1);
});
afterAll(() => running.stop());

const ahead = { purpose: 'prefetch' };
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${running.sites[0]?.url}${path}`, { headers });
const keptFor = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).headers.get('cache-control');

const made = ['/', '/about', '/services/crm', '/portfolio/yards-store'];
const kept = ['/lets-talk', '/quote', '/book-discovery-call'];

test.each([...made, ...kept])(
  '%s is opened as it is for half a minute, in the palette it came in',
  async (path) => {
    const { headers } = await ask(path, ahead);
    expect(headers.get('cache-control')).toBe('private, max-age=30');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(await keptFor(path)).toMatch(/no-cache|must-revalidate/);
  },
);

test('so is a page that the browser has already', async () => {
  const etag = (await ask('/about')).headers.get('etag') ?? '';
  const answer = await ask('/about', { ...ahead, 'if-none-match': etag });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([304, 'private, max-age=30']);
});

test('what browsers prepare by themselves, files, and what is private are kept as ever', async () => {
  expect(await keptFor('/about', { ...ahead, 'sec-purpose': 'prefetch;prerender' })).toMatch(
    /must-revalidate/,
  );
  expect(await keptFor('/robots.txt', ahead)).toMatch(/must-revalidate/);
  expect(await keptFor('/admin', ahead)).toBe('no-store');
});
