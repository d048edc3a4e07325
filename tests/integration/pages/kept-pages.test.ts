import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { postJson, startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

const pages = ['/lets-talk', '/quote', '/book-discovery-call', '/summer-offer'];
/** Their forms do not tell where somebody came from. */
const silent = ['/careers', '/your-data'];
const ownNames = ['idempotencyKey', 'formToken', 'holdToken'];
const monday = '2026-11-23';
/** The same for everybody: a page that is drawn for one answer names a number of its own. */
const policy = contentSecurityPolicy({ https: false });

// Pages with forms are drawn for everybody at once: what belongs to one answer stands in that one alone.
describe.each([
  ['sqlite', 1],
  ['postgres', 2],
] as const)('pages that are kept on %s by %i processes', (engine, processes) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  beforeAll(async () => {
    running = await startSites(engine, processes);
  });
  afterAll(() => running.stop());

  const ask = (path: string, headers: Record<string, string> = {}, site = 0) =>
    fetch(`${running.sites[site]?.url}${path}`, { headers });
  const pageOf = async (...asked: Parameters<typeof ask>) => parsePage(await (await ask(...asked)).text());
  const fieldsOf = (page: Document) =>
    new Map(
      [...page.querySelectorAll<HTMLInputElement>('main input[type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ]),
    );

  test.each([...pages, ...silent])(
    '%s gives each visitor keys of their own, in every encoding',
    async (path) => {
      const encodings = ['br', 'gzip', 'identity', 'br'];
      const got = await Promise.all(encodings.map((encoding) => ask(path, { 'accept-encoding': encoding })));
      expect(got.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'br']);
      for (const { headers } of got) {
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(headers.get('etag')).toBeNull();
        expect(headers.get('content-security-policy')).toBe(policy);
      }
      const texts = await Promise.all(got.map((one) => one.text()));
      const fields = texts.map((text) => fieldsOf(parsePage(text)));
      for (const name of ownNames) {
        const values = fields.flatMap((one) => one.get(name) ?? []);
        if (name === 'formToken') expect(values.length).toBe(texts.length);
        else expect(new Set(values).size, name).toBe(values.length);
      }
      const still = texts.map((text, at) => {
        const keys = ownNames.flatMap((name) => fields[at]?.get(name) ?? []);
        const bare = keys.reduce((rest, key) => rest.replaceAll(key, ''), text);
        return bare.slice(0, bare.indexOf('id="tide"')).replaceAll(/\d{13}/g, '');
      });
      for (const one of still) expect(one).toBe(still[0]);
    },
  );

  test.each(pages)('%s knows where its own visitor came from, and nobody else’s', async (path) => {
    const from = { referer: 'https://news.example/a?secret=1' };
    const tagged = await pageOf(`${path}?utm_source=<i>"x&gclid=click`, from);
    const field = tagged.querySelector<HTMLInputElement>('input[name=attribution]');
    expect(JSON.parse(field?.value ?? '')).toMatchObject({
      last: { utm_source: '<i>"x', referrer: 'https://news.example/a', landing: path },
    });
    expect(field?.value).not.toContain('click');
    expect(tagged.querySelector(`form[method=post]#${field?.getAttribute('form')}`)?.innerHTML).toContain(
      'formToken',
    );
    expect((await pageOf(path)).querySelector('[name=attribution]')).toBeNull();
  });

  test.each(silent)('%s does not say where its visitor came from', async (path) => {
    const from = { referer: 'https://news.example/a' };
    const page = await pageOf(`${path}?utm_source=news`, from);
    expect(page.querySelector('main form [name=formToken]')).not.toBeNull();
    expect(page.querySelector('[name=attribution]')).toBeNull();
  });

  test('each visitor gets the palette that she chose, whoever asked before', async () => {
    const palettes = ['night', null, 'day', null, 'night'];
    for (const palette of palettes) {
      const page = await pageOf('/quote', palette ? { cookie: `palette=${palette}` } : {});
      expect(page.documentElement.getAttribute('data-palette')).toBe(palette);
    }
  });

  test('what an address fills in is for who asked for it, also between those who did not', async () => {
    const [plain, filled, again] = await Promise.all([
      ask('/book-discovery-call'),
      ask(`/book-discovery-call?date=${monday}&time=10:00&name=Ada+Example`),
      ask('/book-discovery-call'),
    ]);
    expect(await filled.text()).toContain('Ada Example');
    for (const one of [plain, again]) expect(await one.text()).not.toContain('Ada Example');
  });

  test('an address is answered from memory whatever it says that its page does not read, and drawn for what it reads', async () => {
    const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');
    for (const path of [...pages, ...silent])
      expect(await policyOf(`${path}?service=crm&x`), path).toBe(policy);
    const read = [
      ...['/lets-talk?sent=x', '/quote?sum=x', '/summer-offer?sent=', '/book-discovery-call?phone=1'],
      ...silent.map((path) => `${path}?sent=x`),
    ];
    for (const path of read) expect(await policyOf(path), path).toContain("'nonce-");
  });

  test('a HEAD request and a posted form are answered as ever', async () => {
    const head = await fetch(`${running.sites[0]?.url}/quote`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const fields = fieldsOf(await pageOf('/lets-talk'));
    const body = new URLSearchParams(
      [...fields].concat(
        Object.entries(contactAnswers).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
      ),
    );
    const sent = await fetch(`${running.sites[0]?.url}/lets-talk`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    const thanks = await (await ask(sent.headers.get('location')?.split('#')[0] ?? '')).text();
    expect(thanks).toContain('Ada Example');
    expect(await (await ask('/lets-talk')).text()).not.toContain('Ada Example');
  });

  test('a time that was taken is gone from the next answer, and from another instance’s a moment later', async () => {
    const freeOn = async (site: number) => {
      const page = await pageOf('/book-discovery-call', {}, site);
      return [...page.querySelectorAll('#times button:not([disabled])')].map((one) =>
        one.getAttribute('value'),
      );
    };
    const [before] = [await freeOn(0), await freeOn(processes - 1)];
    const page = await pageOf('/book-discovery-call');
    const selectedDate = page.querySelector<HTMLInputElement>('#times input[name=date]')?.value;
    const selectedTime = before[0];
    const { status } = await postJson(`${running.sites[0]?.url}/api/calendar/book`, {
      ...{ name: 'Ada Example', email: 'ada@example.com', selectedDate, selectedTime },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(status).toBe(200);
    expect(await freeOn(0)).not.toContain(selectedTime);
    await until(async () => !(await freeOn(processes - 1)).includes(selectedTime ?? null), 'the time to go');
  });
});
