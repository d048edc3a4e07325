import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteProcess } from '#scripts/machine/site-process.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { sendRaw, sendRequest } from '#tests/support/raw-request.ts';
import { routeAddresses } from '#tests/support/routes.ts';
import { startSites } from '#tests/support/site-store.ts';

const password = 'a long test passphrase';
let running: Awaited<ReturnType<typeof startSites>>;
let site: SiteProcess;
let setUpPage: string;
let cookie: string;
beforeAll(async () => {
  running = await startSites('sqlite', 1);
  [site] = running.sites as [SiteProcess];
  setUpPage = await (await fetch(site.setupUrl ?? '')).text();
  cookie = await signInOwner(site);
});
afterAll(() => running.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(site.url + address, { headers, redirect: 'manual' });
/** A line of the log, after everything that was asked has been answered. */
const logged = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));

test('a request that says its length in two ways is refused, and nothing behind it is taken for another one', async () => {
  const { host } = new URL(site.url);
  const smuggled = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const heads = [
    ['Content-Length: 6', 'Transfer-Encoding: chunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['Transfer-Encoding: xchunked'],
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: +6'],
    ['Content-Length: 6, 7'],
    ['Transfer-Encoding : chunked'],
    ['Transfer-Encoding:\x0bchunked'],
  ];
  for (const lines of heads) {
    const head = `POST /api/newsletter HTTP/1.1\r\nHost: ${host}\r\n${lines.join('\r\n')}\r\n\r\n`;
    const { status, text } = await sendRaw(site.url, `${head}0\r\n\r\n${smuggled}`);
    expect([lines, status]).toEqual([lines, 400]);
    expect(text).not.toContain('HTTP/1.1');
  }
});

test('TRACE is refused', async () => {
  const { status, text } = await sendRequest(site.url, {
    method: 'TRACE',
    target: '/',
    headers: { 'X-Mine': 'secret' },
  });
  expect(status).toBe(405);
  expect(text).not.toContain('secret');
});

test('no address becomes a WebSocket, signed in or not', async () => {
  const headers = {
    ...{ Connection: 'close, Upgrade', Upgrade: 'websocket' },
    ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' },
  };
  for (const target of new Set(await routeAddresses()))
    for (const more of [{}, { Cookie: cookie }]) {
      const answer = await sendRequest(site.url, { method: 'GET', target, headers: { ...headers, ...more } });
      expect([target, answer.status]).not.toEqual([target, 101]);
      expect(answer.headers.has('upgrade')).toBe(false);
    }
});

test('nothing answers where servers of OAuth, OpenID, SAML and GraphQL do, nor any way in of the library', async () => {
  const addresses = [
    ...[
      '/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server',
      '/.well-known/jwks.json',
    ],
    ...[
      '/oauth/authorize',
      '/oauth/token',
      '/oauth2/authorize',
      '/authorize',
      '/token',
      '/introspect',
      '/userinfo',
    ],
    ...['/saml/acs', '/saml/metadata', '/sso', '/graphql', '/api/graphql', '/api/graphiql'],
    ...[
      '/api/staff/sign-in/email',
      '/api/staff/sign-in/social',
      '/api/staff/sign-up/email',
      '/api/staff/token',
    ],
    ...['/api/auth/sign-in/social', '/api/auth/callback/github', '/api/auth/oauth2/token'],
  ];
  const body = 'grant_type=client_credentials&query={__schema{types{name}}}';
  for (const target of addresses)
    for (const request of [{ method: 'GET' }, { method: 'POST', body }])
      for (const more of [{}, { Cookie: cookie }]) {
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...more };
        const { status } = await sendRequest(site.url, { ...request, target, headers });
        expect([target, status]).toEqual([target, 404]);
      }
});

test('a session is a cookie: the same in a header lets nobody in', async () => {
  const token = /session_token=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect(token).not.toBe('');
  expect((await get('/admin', { cookie })).status).toBe(200);
  for (const authorization of [
    `Bearer ${token}`,
    `Bearer ${decodeURIComponent(token)}`,
    `Basic ${btoa(password)}`,
  ])
    expect((await get('/admin', { authorization })).headers.get('location')).toContain('/sign-in');
});

test('nothing of the project itself is served, and no folder is listed', async () => {
  const addresses = [
    ...[
      '/.git/HEAD',
      '/.git/config',
      '/.env',
      '/package.json',
      '/build/main.js',
      '/server/main.js',
      '/assets',
      '/assets/',
    ],
    ...[
      '/data/foreshore.sqlite',
      '/foreshore.sqlite',
      '/uploads/',
      '/metrics',
      '/debug',
      '/server-status',
      '/api',
    ],
    ...[
      '/%2e%2e/main.js',
      '/assets/..%2f..%2fserver%2fmain.js',
      '/..%5cpackage.json',
      '/assets/%00',
      '/.well-known/',
    ],
  ];
  for (const address of addresses) {
    const { status } = await sendRequest(site.url, { method: 'GET', target: address });
    expect([address, status]).toEqual([address, expect.toSatisfy((one: number) => [400, 404].includes(one))]);
  }
});

test('fields of passwords hide what is typed, let it be pasted, and stand beside no question that others could answer', async () => {
  const pages = [
    setUpPage,
    await (await get('/sign-in')).text(),
    await (await get('/admin/account', { cookie })).text(),
  ];
  for (const page of pages) {
    const fields = page.match(/<input[^>]*name="(?:password|repeat|current)"[^>]*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field).toMatch(/type="password"/);
      expect(field).toMatch(/autocomplete="(current|new)-password"/i);
      expect(field).not.toMatch(/onpaste|readonly|autocomplete="off"/i);
    }
    expect(page).not.toMatch(/maiden name|first pet|password hint/i);
  }
});

test('every page of the owner’s area has a way to sign out', async () => {
  const pages = (await routeAddresses()).filter((address) => /^\/admin(\/[a-z-]+)?$/.test(address));
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    const answer = await get(address, { cookie });
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    expect([address, (await answer.text()).includes('action="/sign-out"')]).toEqual([address, true]);
  }
});

test('a password is stored by a slow hash with a salt of its own, whatever its length', () => {
  const database = new DatabaseSync(path.join(running.store.dataDir, 'foreshore.sqlite'), { readOnly: true });
  const rows = database.prepare('select * from staff_credentials').all();
  database.close();
  const [stored] = rows.map((row) => String(row.password)).filter((one) => one !== 'null');
  const [salt = '', hash = ''] = (stored ?? '').split(':');
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(hash).toMatch(/^[0-9a-f]{128}$/);
});

test('signing in is logged, when it works and when it does not, without what was typed', async () => {
  const signIn = (typed: string) =>
    fetch(`${site.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'olive@example.com', password: typed }),
    });
  const before = logged().length;
  expect((await signIn('not the right words')).status).not.toBe(303);
  expect((await signIn(password)).status).toBe(302);
  const lines = logged().slice(before).join('\n');
  expect(lines).toMatch(/"event":"sign-in-refused"/);
  expect(lines).toMatch(/"event":"signed-in"/);
  expect(lines).not.toMatch(/not the right words|passphrase/);
});

/** What is put into addresses, fields and headers where nobody has looked. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      '__proto__',
      'constructor',
      '../../etc/passwd',
      '1e999',
      '-0',
      'NaN',
      '١٢٣',
      '0x10',
      '9'.repeat(400),
      '\u202e',
      'ﷺ'.repeat(50),
    ],
    ...[
      '%0d%0aSet-Cookie: a=b',
      '\r\n{"level":"error"}',
      '#{7*7}',
      '{{site.email}}',
      '<svg onload=1>',
      "';--",
      '\ud800',
      '\u0000',
    ],
  ),
);
const seed = Number(process.env.ATTACK_SEED ?? 79);
const numRuns = Number(process.env.ATTACKS ?? 80);

test(`${numRuns} made-up requests to sums, palettes, colours, drafts, notes, pictures and links are answered in order`, async () => {
  const sum = '/sums/ppc-advertising/price-of-a-click';
  const fields = [...(await (await get(sum)).text()).matchAll(/name="(\w+)"/g)].map((match) => match[1]);
  expect(fields.length).toBeGreaterThan(2);
  const places: ((one: string) => string)[] = [
    (one) => `${sum}?${one}=${one}&${fields.map((field) => `${field}=${one}`).join('&')}&${fields[1]}=1`,
    (one) => `/sums/${one}/${one}`,
    (one) => `/colours/${one}`,
    (one) => `/colours/${one}.css`,
    (one) => `/draft/${one}/services`,
    (one) => `/notes/${one}`,
    (one) => `/media/${one}-320.avif`,
    (one) => `/booking/${one}.0.${one}/invitation.ics`,
    (one) => `/newsletter/confirm/${one}`,
    (one) => `/portfolio/${one}?${one}`,
    (one) => `/api/domain?name=${one}`,
  ];
  const encoded = (one: string) => encodeURIComponent(one.toWellFormed());
  const asked = fc.asyncProperty(fc.constantFrom(...places), hostile, async (place, one) => {
    const { status, headers, text } = await sendRequest(site.url, {
      method: 'GET',
      target: place(encoded(one)),
    });
    expect(status).toBeLessThan(500);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBeTruthy();
    expect(headers.get('set-cookie') ?? '').not.toContain('a=b');
    expect(text).not.toContain('<svg onload=1>');
    expect(text).not.toMatch(/\bat \S+ \(.*:\d+:\d+\)/);
  });
  await fc.assert(asked, { numRuns, seed });
  const chosen = fc.asyncProperty(hostile, hostile, async (palette, referer) => {
    const from = referer.replaceAll(/[^\x20-\x7e]/g, '?');
    const { status, headers } = await sendRequest(site.url, {
      method: 'POST',
      target: '/palette',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: site.url,
        Referer: `${site.url}/${from}`,
      },
      body: `palette=${encoded(palette)}`,
    });
    expect(status).toBeLessThan(500);
    const to = new URL(headers.get('location') ?? '/', site.url);
    expect(to.host).toBe(new URL(site.url).host);
    expect(headers.get('set-cookie') ?? '').not.toContain('a=b');
  });
  await fc.assert(chosen, { numRuns: Math.ceil(numRuns / 6), seed });
});

test('a line of the log is one object, told in UTC, whatever was asked', () => {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line !== '');
  const entries = lines
    .filter((line) => line.includes('"level"'))
    .map((line) => JSON.parse(line) as { at: string });
  expect(entries.length).toBeGreaterThan(0);
  for (const { at } of entries) expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines.some((line) => line.includes('"level":"error"'))).toBe(false);
});

test('a password of 64 signs and more opens the account as it was typed', async () => {
  const long = 'Scarborough tides turn twice a day, whatever anybody types into this field: 1234567890 äöü';
  const change = await fetch(`${site.url}/admin/account`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, Origin: site.url },
    body: new URLSearchParams({ intent: 'password', current: password, password: long, repeat: long }),
  });
  expect(change.status).toBeLessThan(400);
  const signIn = (typed: string) =>
    fetch(`${site.url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'olive@example.com', password: typed }),
    });
  expect((await signIn(long.slice(0, 64))).status).not.toBe(302);
  expect((await signIn(long)).status).toBe(302);
});
