import { afterEach, expect, test, vi } from 'vitest';
import { followRelease, type Release } from '#content/live.ts';
import type { Services } from '#server/ports/services.ts';
import { answerByApp } from './answer-by-app.ts';

const nothing: Release = new Map();
const moved: Release = new Map([
  ['content/redirects.ts', { moves: [{ from: '/portfolio/old', to: '/portfolio/new#results' }] }],
]);
afterEach(() => followRelease(() => nothing));

const parts = { env: { TRUSTED_PROXIES: '' }, log: {} } as unknown as Pick<Services, 'env' | 'log'>;

/** The answer to an address where the application has this status. */
async function ask(path: string, { status = 404, method = 'GET' } = {}): Promise<Response> {
  const page = new Response('<p>Gone</p>', { status, headers: { 'Content-Type': 'text/html' } });
  const { answer } = answerByApp(parts, async () => ({ response: page, failure: null }));
  const request = new Request(`https://site.example${path}`, { method });
  const facts = { json: false, light: false, only: null, formBytes: null, leadsToOffer: false };
  return answer({ request, facts, nonce: '', socketAddress: '127.0.0.1', tooLarge: () => false } as never);
}

test('an address that moved leads to the new one for good, with its query', async () => {
  followRelease(() => moved);
  const response = await ask('/portfolio/old/?utm_source=post');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/portfolio/new?utm_source=post#results');
});

test('a page that there is comes first, and what is sent is never moved', async () => {
  followRelease(() => moved);
  expect((await ask('/portfolio/old', { status: 200 })).status).toBe(200);
  expect((await ask('/portfolio/old', { method: 'POST' })).status).toBe(404);
  expect((await ask('/portfolio/unknown')).status).toBe(404);
});

const aborted = new DOMException('This operation was aborted', 'AbortError');
test.each([
  { what: 'what ends because its visitor went away', gone: true, thrown: aborted, logged: 0 },
  { what: 'what is given up while its visitor waits', gone: false, thrown: aborted, logged: 1 },
  { what: 'a fault of a request whose visitor went away', gone: true, thrown: new TypeError('x'), logged: 1 },
])('$what is logged $logged times', async ({ gone, thrown, logged }) => {
  const error = vi.fn();
  const asking = new AbortController();
  const { answer } = answerByApp({ ...parts, log: { error } } as never, async () => {
    if (gone) asking.abort();
    throw thrown;
  });
  const request = new Request('https://site.example/quote', { signal: asking.signal });
  const asked = { request, facts: { json: false }, nonce: '', socketAddress: '' };
  expect((await answer({ ...asked, tooLarge: () => false } as never)).status).toBe(500);
  expect(error).toHaveBeenCalledTimes(logged);
});
