import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { fieldsOf } from '#tests/support/forms.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { siteEnvironment, startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

let running: Awaited<ReturnType<typeof startSites>>;
let first: SiteProcess;
let second: SiteProcess;
let cookie = '';
const ownFolder = mkdtempSync(path.join(tmpdir(), 'foreshore-host-'));
beforeAll(async () => {
  running = await startSites('postgres', 1);
  [first] = running.sites as [SiteProcess];
  // The link to the first account holds until another instance starts without one.
  cookie = await signInOwner(first);
  // Another host: it shares the database and no folder.
  second = await startSiteProcess(siteEnvironment(running.store, { DATA_DIR: ownFolder }));
  running.sites.push(second);
});
afterAll(async () => {
  await running.stop();
  rmSync(ownFolder, { recursive: true, force: true });
});

const editor = '/admin/content/documents/services/web-design';
const publishing = '/admin/content/publish';
const releases = '/admin/content/releases';
const shipped = 'Say what you do in one screen. Then prove it.';
const edited = 'Say it in one breath. Then prove it.';

async function open({ url }: SiteProcess, address: string, typed?: URLSearchParams) {
  const response = await fetch(url + address, {
    redirect: 'manual',
    headers: { cookie },
    ...(typed && { method: 'POST', body: typed }),
  });
  return { status: response.status, text: await response.text() };
}

const headline = async (site: SiteProcess) =>
  parsePage((await open(site, '/services/web-design')).text).querySelector('h1')?.textContent;

/** Posts the only form of a page that has such a button, with some fields filled in. */
async function send(address: string, button: string, fields: Record<string, string> = {}): Promise<number> {
  const form = fieldsOf((await open(first, address)).text, button);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await open(first, address, form)).status;
}

/** How the pages in the sitemap are sent: their headers but for those of one moment, and their bytes on the wire. */
async function howSent(site: SiteProcess) {
  const map = (await open(site, '/sitemap.xml')).text;
  const paths = Array.from(map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path]) => path || '/');
  const sent = new Map<string, { headers: Record<string, string | undefined>; bytes: number }>();
  for (const path of paths) {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    await response.bytes();
    const {
      date: _,
      'x-request-id': __,
      etag,
      'content-length': bytes,
      ...headers
    } = Object.fromEntries(response.headers);
    const policy = headers['content-security-policy']?.replace(/nonce-[\w-]+/, 'a nonce');
    const kept = { ...headers, etag: etag ? 'given' : 'none', 'content-security-policy': policy };
    // A page that is made for each visitor has no length.
    sent.set(path, { headers: kept, bytes: Number(bytes ?? 1) });
  }
  return sent;
}

test('what one instance publishes all of them show, also one that starts later, until somebody goes back', async () => {
  const before = await howSent(first);
  expect(await send(editor, 'save', { 'f.hero.headline': edited })).toBe(303);
  expect(await headline(first)).toBe(shipped);
  const [wanted = ''] = /services\/web-design@\d+/.exec((await open(first, publishing)).text) ?? [];
  const chosen = new URLSearchParams({ document: wanted, expectLive: '0', when: 'now', note: '' });
  expect((await open(first, publishing, chosen)).status).toBe(303);
  expect(await headline(first)).toBe(edited);
  await until(async () => (await headline(second)) === edited, 'the other instance to follow');
  // Published pages are sent as those that ship: compressed, kept, under the same policy, in as many bytes.
  const after = await howSent(first);
  expect(before.size).toBeGreaterThan(20);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, { headers, bytes }] of after) {
    expect([path, headers]).toEqual([path, before.get(path)?.headers]);
    // What was changed is compressed in haste first (decision 0066).
    expect([path, bytes / (before.get(path)?.bytes ?? 0) < 1.25]).toEqual([path, true]);
  }

  const later = await startSiteProcess(siteEnvironment(running.store));
  expect(await headline(later)).toBe(edited);
  await later.stop('SIGKILL');

  const back = new URLSearchParams({ intent: 'back', to: '0', expectLive: '1', note: '' });
  expect((await open(second, releases, back)).status).toBe(303);
  expect(await headline(second)).toBe(shipped);
  await until(async () => (await headline(first)) === shipped, 'the first instance to follow');
});

test('other words in a drawing are drawn before visitors get them, and every instance sends them', async () => {
  const drawings = '/admin/content/documents/drawings/web-design';
  const field = 'f.service-web-design.pick-a-morning';
  expect(await send(drawings, 'save', { [field]: 'Pick any one of our many mornings' })).toBe(422);
  expect(await send(drawings, 'save', { [field]: 'Pick a tide' })).toBe(303);
  const pictureOn = async (site: SiteProcess) =>
    parsePage((await open(site, '/services/web-design')).text)
      .querySelector('main img')
      ?.getAttribute('src') ?? '';
  const before = await pictureOn(first);
  expect(before).toMatch(/^\/images\/service-web-design-/);
  const page = (await open(first, publishing)).text;
  const [wanted = ''] = /drawings\/web-design@\d+/.exec(page) ?? [];
  const [, live = ''] = /name="expectLive" value="(\d+)"/.exec(page) ?? [];
  const chosen = new URLSearchParams({ document: wanted, expectLive: live, when: 'now', note: '' });
  expect((await open(first, publishing, chosen)).status).toBe(303);
  const after = await pictureOn(first);
  expect(after).toMatch(/^\/drawn\/service-web-design-800\.[0-9a-f]{28}\.webp$/);
  await until(async () => (await pictureOn(second)) === after, 'the other instance to follow');
  // It draws what the first one drew, before anybody asks: the figure, half over its plan, for phones and lists, and the shared page’s picture.
  const drawn = path.join(ownFolder, 'media', 'drawn');
  await until(() => existsSync(drawn) && readdirSync(drawn).length === 5, 'the other host to draw');
  const sent = await fetch(second.url + after);
  const [now, then] = [await sent.bytes(), await (await fetch(first.url + before)).bytes()];
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.compare(now, then)).not.toBe(0);
  expect(Buffer.compare(now, await (await fetch(first.url + after)).bytes())).toBe(0);
  // The picture of the shared page shows the same drawing, and stays where it is for good.
  const shared =
    /property="og:image" content="[^"]*(\/drawn\/social-services-web-design\.[0-9a-f]{28}\.jpg)"/;
  const [, card = ''] = shared.exec((await open(second, '/services/web-design')).text) ?? [];
  const picture = await fetch(second.url + card);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect([...(await picture.bytes()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  // Nobody has words drawn that the site does not say.
  const other = after.replace(/[0-9a-f]{28}/, '0'.repeat(28));
  expect((await fetch(first.url + other)).status).toBe(404);
});
