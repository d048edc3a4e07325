import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '#server/db/open-db.ts';
import { engines } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

const endpoints = [
  '/api/calendar/book',
  '/api/newsletter',
  '/api/field-figures',
  '/api/contact',
  '/api/quote-request',
  '/api/summer-offer-form',
];
const long = 'x'.repeat(1024 * 1024);
const json = { 'Content-Type': 'application/json' };

const bodies: Array<[what: string, body: string, headers?: Record<string, string>]> = [
  ['nothing', ''],
  ['broken JSON', '{"name":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  [
    'wrong types',
    JSON.stringify({ name: 7, email: { a: 1 }, selectedDate: [], selectedTime: true, message: {} }),
  ],
  ['a megabyte', JSON.stringify({ name: long, email: 'a@example.com' })],
  ['a prototype', '{"__proto__":{"admin":true},"constructor":1}'],
  ['another content type', 'name=x', { 'Content-Type': 'text/plain' }],
  ['no content type', 'name=x', { 'Content-Type': '' }],
];

const dates = [
  '2026-02-30',
  '2026-13-01',
  '20261123',
  'today',
  '0000-00-00',
  '0001-01-01',
  '-000001-01-01',
  '%00',
  '..%2f..%2fetc',
  '２０２６-11-23',
];
const farDates = ['1970-01-01', '9999-12-31'];

describe.each(engines)('hostile input on %s', (engine) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  beforeAll(async () => {
    running = await startSites(engine, 1);
  });
  afterAll(() => running.stop());
  const url = (path: string) => `${running.sites[0]?.url}${path}`;

  test.each(
    endpoints.flatMap((endpoint) =>
      bodies.map(([what, body, headers]) => ({ endpoint, what, body, headers })),
    ),
  )('$endpoint refuses $what with 4xx JSON', async ({ endpoint, body, headers }) => {
    const response = await fetch(url(endpoint), { method: 'POST', headers: headers ?? json, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('content-type')).toContain('application/json');
    const answer = (await response.json()) as { error: { message: string } };
    expect(answer.error.message).toMatch(/\w/);
  });

  test.each(endpoints)('%s answers other methods with 405', async (endpoint) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(url(endpoint), {
        method,
        headers: json,
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      const message = 'Use POST here.';
      expect(await response.json()).toEqual({ error: { code: 'method-not-allowed', message }, message });
    }
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/calendar', '/api/calendar/slots'])(
    '%s, where there is no endpoint, answers 404 in the shape of every error',
    async (address) => {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(url(address), { method });
        const message = 'There is no such endpoint.';
        expect(response.status).toBe(404);
        expect(await response.json()).toEqual({ error: { code: 'not-found', message }, message });
      }
    },
  );

  test.each(endpoints)('%s refuses a request from another site', async (endpoint) => {
    const headers = { ...json, Origin: 'https://evil.example' };
    const response = await fetch(url(endpoint), { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(403);
  });

  test.each(dates)('slots of %s: 400 JSON', async (date) => {
    const response = await fetch(url(`/api/calendar/slots/${date}`));
    expect([400, 404]).toContain(response.status);
    expect(((await response.json()) as { error: object }).error).toBeTruthy();
  });

  test.each(farDates)('slots of %s: none available', async (date) => {
    const response = await fetch(url(`/api/calendar/slots/${date}`));
    expect(response.status).toBe(200);
    const { slots } = (await response.json()) as { slots: Array<{ available: boolean }> };
    expect(slots.some((slot) => slot.available)).toBe(false);
  });

  test.each([
    ['SQL', "Robert'); drop table bookings;--"],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['NUL and control characters', 'A\u0000B\u0007C\u001b[31m'],
    ['lone surrogates', 'half \ud800 pair'],
    ['right-to-left and emoji', 'שלום 👋🏽 مرحبا'],
  ])('%s in every text field is stored as text or refused, never an error', async (_, text) => {
    // A phone number without digits is refused, and with it all the rest.
    const body = { name: text, email: 'h@example.com', phone: '01723 000 000', company: text, message: text };
    for (const [index, endpoint] of ['/api/calendar/book', '/api/contact'].entries()) {
      const slot = { selectedDate: '2026-12-01', selectedTime: `${14 + index}:00` };
      const response = await fetch(url(endpoint), {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...body, ...slot }),
      });
      expect(response.status).toBeLessThan(500);
    }
  });

  test('what is logged for a request carries the id that its answer names, and what follows by itself none', async () => {
    const ofStranger = '6f1c2a3b-0000-4000-8000-abcdef012345';
    const response = await fetch(url('/api/contact'), {
      method: 'POST',
      headers: { ...json, 'X-Request-Id': ofStranger },
      body: JSON.stringify(contactAnswers),
    });
    const id = response.headers.get('x-request-id');
    expect([response.status, id === ofStranger]).toEqual([200, false]);
    const lines = () => (running.sites[0]?.output() ?? '').split('\n').filter((line) => line.startsWith('{'));
    const events = () => lines().map((line) => JSON.parse(line) as { event: string; request?: string });
    await until(() => events().some(({ event }) => event === 'outbox-done'), 'a delivery');
    expect(events().filter(({ request }) => request === id)).not.toEqual([]);
    expect(events().filter(({ event, request }) => event === 'outbox-done' && request)).toEqual([]);
  });

  test('nothing of it was stored by refused requests, and nothing personal was logged', async () => {
    const db = openDb({ dataDir: running.store.dataDir, databaseUrl: running.store.databaseUrl });
    const names = await db.query.selectFrom('bookings').select('name').execute();
    await db.close();
    // One booking: the first of the texts above took 14:00, the others lost against it.
    expect(names).toHaveLength(1);
    const output = running.sites[0]?.output() ?? '';
    for (const typed of ['Robert', 'h@example.com', 'alert(1)', 'xxxx']) expect(output).not.toContain(typed);
  });
});
