import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFaults } from '#tests/support/answer-faults.ts';
import { engines } from '#tests/support/engines.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { type RawAnswer, sendRaw, sendRequest } from '#tests/support/raw-request.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { startSites } from '#tests/support/site-store.ts';

const amount = Number(process.env.FUZZ ?? 250);
const seed = Number(process.env.FUZZ_SEED ?? 9);
/** Stands in everything that is typed here; none of it may be in the log. */
const mark = 'Zq7Typed';

const methods = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];
const ids = [
  'anything',
  mark,
  `${mark}%00`,
  '%00',
  '%ff',
  '%c0%af',
  '%zz',
  '%',
  '..%2f..%2fetc%2fpasswd',
  `${mark}.1.sig`,
  `${mark}%0d%0aX: y`,
  '%ed%a0%80',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  `${mark}'--`.replaceAll("'", '%27'),
  '9'.repeat(300),
  '2026-11-23',
  '00000000-0000-0000-0000-000000000000',
];
const queries = [
  '',
  '',
  '?index',
  '?_routes=root',
  `?_routes=${mark},__proto__`,
  '?from=%00',
  `?from=${mark}&sent=${mark}&next=//${mark}.example&date=2026-99-99&page=-1`,
  '?page=99999999999999999999999&kind=__proto__',
  '?%zz=%ff&%ed%a0%80',
  `?q=${mark}${'x'.repeat(7_000)}`,
  `?status=error&message=${mark}`,
];
const intents = [
  '',
  'confirm',
  'decline',
  'cancel',
  'resend',
  'rewrite',
  'notes',
  'done',
  'no-show',
  'confirmed',
  'release',
  'credentials',
  'relist',
  'calendars',
  'disconnect',
  'unblock',
  'save',
  'save-policy',
  'preview',
  'add-override',
  '__proto__',
  mark,
];
const names = [
  'intent',
  'delivery',
  'status',
  'notes',
  'message',
  'date',
  'reason',
  'name',
  'email',
  'password',
  'selectedDate',
  'selectedTime',
  'idempotencyKey',
  'holdToken',
  'formToken',
  'attribution',
  'services',
  'budget',
  'consent',
  'token',
  'write',
  'checked',
  'clientId',
  'zone',
  '__proto__',
  'constructor',
  'toString',
  'from',
];
const values: unknown[] = [
  mark,
  `${mark}@example.com`,
  '',
  '\0',
  `a\0${mark}`,
  '\ud800',
  '2026-11-24',
  '14:00',
  'x'.repeat(5_000),
  { toString: 1 },
  { valueOf: mark, toString: null },
  [],
  [[mark]],
  {},
  null,
  7,
  -0.5,
  1e308,
  true,
  { __proto__: { a: 1 } },
  { length: 2 },
];
const types = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-16',
  '',
  'multipart/form-data; boundary=',
  'application/octet-stream',
];

/** Each name that pages of the owner's area read, with what no list of words has and no column holds. */
const oddQueries = ['__proto__', '2147483648', '1.5'].map((value) =>
  ['done', 'before', 'after', 'cut', 'kind', 'state', 'person', 'date']
    .map((name) => `${name}=${value}`)
    .join('&'),
);

function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each(engines)('odd requests on %s', (engine) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  let cookie: string;
  let url: string;
  beforeAll(async () => {
    running = await startSites(engine, 1);
    url = running.sites[0]?.url ?? '';
    const [site] = running.sites;
    if (site) cookie = await signInOwner(site);
  });
  afterAll(() => running.stop());

  test(`${amount} requests made up from seed ${seed} are answered in the site's own way`, async () => {
    const random = randomFrom(seed);
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const templates = await routeAddresses((name) => `{${name}}`);
    const formBody = () =>
      Array.from({ length: 6 }, () => [one(names), one(values)])
        .map(([name, value]) => [
          name,
          typeof value === 'string' ? value.toWellFormed() : String(Math.floor(random() * 99)),
        ])
        .concat([['intent', one(intents)]]);
    const bodyOf = (type: string): string => {
      if (random() < 0.15)
        return one(['', '{', '[]', 'null', '7', '"x"', '%', '--b--\r\n', '{"__proto__":{"a":1}}', mark]);
      if (type.startsWith('application/json'))
        return JSON.stringify(Object.fromEntries(Array.from({ length: 6 }, () => [one(names), one(values)])));
      if (!type.startsWith('multipart')) return new URLSearchParams(formBody() as string[][]).toString();
      const parts = formBody().map(
        ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return `${parts.join('')}--b--\r\n`;
    };
    const faults: string[] = [];
    for (let count = 0; count < amount; count += 1) {
      // Each address has its turn, so that none is left out.
      const template = templates[count % templates.length] ?? '/';
      const path = template.replaceAll(/\{[^}]+\}/g, () => one(ids));
      const target = path + one(['', '', '', '.data', '/']) + one(queries);
      const method = one(methods);
      const type = one(types);
      const signedIn = random() < 0.6 && !path.startsWith('/sign-out');
      const headers = {
        ...(signedIn ? { Cookie: cookie } : {}),
        ...(type ? { 'Content-Type': type } : {}),
        ...(random() < 0.1 ? { Range: 'bytes=5-1,-,9999999999999999999-' } : {}),
        ...(random() < 0.1 ? { 'Hold-Token': `${mark}`, 'Booking-Link': `${mark}.1.x` } : {}),
      };
      const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(type);
      const answer = await sendRequest(url, {
        method,
        target,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const shown = method === 'HEAD' ? { ...answer, text: '<html lang="en-GB">.css' } : answer;
      for (const fault of answerFaults(target, shown))
        faults.push(
          `${method} ${target.slice(0, 120)} (${type}, ${signedIn ? 'owner' : 'visitor'}): ${fault} ${JSON.stringify(body?.slice(0, 200)) ?? ''}`,
        );
    }
    expect(faults).toEqual([]);
    expect(running.sites[0]?.child.exitCode).toBeNull();
    expect(running.sites[0]?.output()).not.toContain(mark);
    expect(running.sites[0]?.output()).not.toContain('request-failed');
  });

  const wrongTargets: Array<[what: string, request: string, status: number]> = [
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', 405],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n', 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n', 405],
    ['no Host', 'GET /about HTTP/1.1\r\n', 400],
    ['an empty Host', 'GET /about HTTP/1.1\r\nHost:\r\n', 400],
    ['two Hosts', 'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
    ['a Host with a path', 'GET /about HTTP/1.1\r\nHost: a/b\r\n', 400],
    ['a Host with a name and a password', 'GET /about HTTP/1.1\r\nHost: u:p@a\r\n', 400],
    ['a Host that is no address', 'GET /about HTTP/1.1\r\nHost: 999.999.999.999\r\n', 400],
    ['a port too high', 'GET /about HTTP/1.1\r\nHost: a:99999\r\n', 400],
    ['a whole address', 'GET http://evil.example/about HTTP/1.1\r\nHost: a\r\n', 400],
    ['another host in front', 'GET //evil.example/ HTTP/1.1\r\nHost: a\r\n', 404],
    ['dots before another host', 'GET /..//evil.example HTTP/1.1\r\nHost: a\r\n', 404],
    ['a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: a\r\n', 400],
    ['half an escape', 'GET /portfolio/%e HTTP/1.1\r\nHost: a\r\n', 400],
    ['bytes that are no text', 'GET /portfolio/%ff%fe HTTP/1.1\r\nHost: a\r\n', 400],
    ['NUL', 'GET /portfolio/%00 HTTP/1.1\r\nHost: a\r\n', 400],
    ['an unknown method', 'FROBNICATE / HTTP/1.1\r\nHost: a\r\n', 400],
    ['no HTTP', 'hello\r\n', 400],
    ['an address without end', `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n`, 414],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n', 417],
    ['an odd method for an API', 'PROPFIND /api/contact HTTP/1.1\r\nHost: a\r\n', 405],
  ];
  test.each(wrongTargets)('%s', async (_, request, status) => {
    const answer = await sendRaw(url, `${request}Connection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(answerFaults('/', answer)).toEqual([]);
  });

  test('every address answers GET and POST with all headers, signed in or not, and HEAD as GET', async () => {
    const faults: string[] = [];
    const look = async (
      method: string,
      target: string,
      headers: Record<string, string>,
    ): Promise<RawAnswer> => {
      const sent = {
        method,
        target,
        headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      };
      const answer = await sendRequest(url, method === 'POST' ? { ...sent, body: 'intent=nothing' } : sent);
      const shown = method === 'HEAD' ? { ...answer, text: '<html lang="en-GB">.css' } : answer;
      for (const fault of answerFaults(target, shown)) faults.push(`${method} ${target}: ${fault}`);
      return answer;
    };
    for (const address of [
      ...(await routeAddresses()),
      '/assets/none.js',
      '/images/none.png',
      '/favicon.svg',
    ]) {
      for (const headers of [{}, { Cookie: cookie }]) {
        if (address === '/sign-out' && 'Cookie' in headers) continue;
        const got = await look('GET', address, headers);
        const head = await look('HEAD', address, headers);
        if (head.status !== got.status) faults.push(`HEAD ${address}: ${head.status} for ${got.status}`);
        if (head.text !== '') faults.push(`HEAD ${address} has a body`);
        await look('POST', address, headers);
        if ('Cookie' in headers && address.startsWith('/admin'))
          for (const query of oddQueries) await look('GET', `${address}?${query}`, headers);
      }
    }
    expect(faults).toEqual([]);
  });
});
