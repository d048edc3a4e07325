import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { pages } from '#content/pages.ts';
import { shippedColours } from '#domain/colours/brand.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { schemaHash } from '#server/content/documents/schema-hash.ts';
import { createMaker } from '#server/content/render/maker.ts';
import { asked } from '#tests/support/bookings.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import {
  applicationAnswers,
  contactAnswers,
  mailsOf,
  offerAnswers,
  quoteAnswers,
} from '#tests/support/leads.ts';
import { noteCalled } from '#tests/support/notes.ts';
import { rewritten, rewrittenRelease } from '#tests/support/rewritten.ts';
import { servicesOn } from '#tests/support/services.ts';
import { siteNow } from '#tests/support/site-now.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { visibleTexts } from '#tests/support/visible-texts.ts';

// Every text of every document is written in other letters. What visitors then still read in ours comes from code.

let site: SiteProcess;
let store: TestStore;

beforeAll(async () => {
  store = await createStore('sqlite');
  const services = await servicesOn(store, {});
  const release = new Map(rewrittenRelease());
  release.set('content/brand-colours.ts', { ...shippedColours, tide: '#5b3a8c', night: '#1d1526' });
  const at = services.clock.now();
  const documents = [...contentDocuments.values()];
  for (const [name, shown] of [
    ['pebbles', true],
    ['gone', false],
  ] as const) {
    const document = contentDocuments.get(`notes/${name}`);
    if (!document) throw new Error('There are no notes.');
    documents.push(document);
    release.set(document.file, noteInOtherLetters(name, shown));
  }
  for (const document of documents)
    await services.db.query
      .insertInto('content_versions')
      .values({
        ...{ id: document.id, document: document.id, number: 1, author_id: null, note: '', created_at: at },
        ...{ facts: JSON.stringify(release.get(document.file)), schema_hash: schemaHash(document) },
      })
      .execute();
  await services.db.query
    .insertInto('content_releases')
    .values({
      ...{ id: 'rewritten', number: 1, state: 'live', changes: '{}', note: '', build: 'another' },
      ...{ documents: JSON.stringify(Object.fromEntries(documents.map(({ id }) => [id, 1]))) },
      ...{ author_id: null, back_to: null, publish_at: null, ended_at: null, ended_by: null },
      ...{ created_at: at, published_at: at },
    })
    .execute();
  await services.dispose();
  site = await startSiteProcess(siteEnvironment(store));
});
afterAll(async () => {
  await site.stop();
  store.remove();
});

function noteInOtherLetters(name: string, shown: boolean) {
  const { search, ...note } = noteCalled(name, { shown });
  const inOthers = (facts: Record<string, unknown>) =>
    Object.entries(facts).map(([key, one]) => [
      key,
      typeof one === 'string' && !/^(id|date)$/.test(key) ? rewritten(one) : one,
    ]);
  return { ...Object.fromEntries(inOthers(note)), search: Object.fromEntries(inOthers(search)) };
}

/** What is written in a house style of its own, was typed, or is an address or a name. */
const derived = [
  // Schemas ask for it where figures are invented.
  /^Sample figures/,
  /\{\{?\w+\}\}?/g,
  /https?:\/\/\S+|\S+@\S+|\/booking\/\S+/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b[0-9A-F]{8}\b/g,
  // Said to whoever writes a program, since the site's own scripts always send one.
  /^Please send a holdToken.*/,
  // What figures of case studies are counted in, which their schema fixes.
  /\bkB\b|\bof \d+$/g,
  /\bEurope\/London\b|\bGreenwich Mean Time\b|\bGMT\b/g,
  /\bLondon\b|\bAmerica\/New York\b|\b[A-Z]\w+ Standard Time\b/g,
];

const fromCode = (texts: readonly string[]) =>
  texts.filter((text) => {
    const rest = derived.reduce((some, one) => some.replace(one, ''), text);
    return /[A-Za-z]{2}|(?<![A-Za-z])[mk]\b/.test(rest) || asItShips.test(text);
  });

/** Days in the order that ships, though the release has another one. */
const asItShips =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(st|nd|rd|th|$)|^\d+ [A-Z][a-z]+ \d{4}$/;

async function ask(address: string, fields?: Record<string, string>) {
  const response = await fetch(site.url + address, {
    redirect: 'manual',
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const texts = type.startsWith('text/html') ? visibleTexts(text) : text.split(/[\r\n]+/);
  return { status: response.status, texts, to: response.headers.get('location') ?? '' };
}

/** What a page says after a form was taken. */
async function after(address: string, fields: Record<string, string>) {
  const { status, to, texts } = await ask(address, fields);
  if (status !== 303) return { to, texts: [`status ${status} of ${address}`, ...texts] };
  return { to, texts: (await ask(to.replace(site.url, ''))).texts };
}

/** What the visitor of the samples has typed, and what staff wrote to them. */
const withoutVisitor = (text: string) =>
  text.replace(/Alexandra( Fotheringham-Brown)?|Words of ours|\+44 [\d ]+/g, '');

const found: string[] = [];
const note = (where: string, texts: readonly string[]) => {
  for (const text of fromCode(texts))
    if (!found.some((one) => one.endsWith(`: ${text}`))) found.push(`${where}: ${text}`);
};

const typed = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      /name|company|message|about|reason/i.test(name) ? rewritten(String(value)) : String(value),
    ]),
  );

test('every page, form and state says what documents say', async () => {
  const missing = [
    '/nothing-here',
    '/notes',
    '/notes/pebbles',
    '/notes/gone',
    '/booking/wrong',
    '/newsletter/confirm/x',
    '/newsletter/unsubscribe/x',
  ];
  for (const path of [...pages.map((page) => page.path), ...missing]) note(path, (await ask(path)).texts);

  const empty = { email: 'a', phone: 'x', name: 'A' };
  const forms = [
    '/lets-talk',
    '/quote',
    '/summer-offer',
    '/your-data',
    '/careers',
    '/newsletter',
    '/book-discovery-call',
  ];
  for (const path of forms) {
    note(`${path}, wrong`, (await ask(path, empty)).texts);
    note(`${path}, empty`, (await ask(path, {})).texts);
  }
  const taken: Record<string, Record<string, unknown>> = {
    '/lets-talk': { ...contactAnswers, projectTypes: 'seo' },
    '/quote': quoteAnswers,
    '/summer-offer': { ...offerAnswers, consent: 'on' },
    '/careers': applicationAnswers,
    '/your-data': { kind: 'copy', name: 'Vera', email: 'vera@example.com', message: 'My data, please.' },
  };
  note('/newsletter, sent', (await ask('/newsletter', { email: 'reader@example.com' })).texts);
  for (const [path, fields] of Object.entries(taken))
    note(`${path}, sent`, (await after(path, typed(fields))).texts);

  const { to, texts } = await after('/book-discovery-call', typed(asked));
  note('/book-discovery-call, booked', texts);
  const manage = new URL(to, site.url).pathname;
  const file = (await ask(`${manage}/invitation.ics`)).texts.join('\n').replaceAll('\n ', '');
  note('invitation', inCalendar(file));
  for (const part of ['/reschedule', '/cancel']) note(part, (await ask(manage + part)).texts);
  note('a call, cancelled', (await after(`${manage}/cancel`, { reason: rewritten('I cannot') })).texts);
  expect(found).toEqual([]);
});

/** What a calendar shows of an invitation. */
const inCalendar = (file: string) =>
  file
    .split('\n')
    .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)/.exec(line)?.[1]?.split('\\n') ?? []);

/** Every text of a JSON answer but the codes that programs read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['code', 'part', 'zone', 'mode'].includes(key) ? [] : textsOf(one),
  );
}

test('what scripts show of answers, and what machines pass on, is said in documents, too', async () => {
  const wrong = { email: 'a', phone: 'x', name: 'A', date: '2026-11-24', time: '09:00', slot: 'x' };
  const addresses = ['contact', 'quote-request', 'summer-offer-form', 'newsletter'];
  for (const name of [...addresses, 'calendar/book', 'calendar/hold'])
    for (const body of [{}, wrong, { ...wrong, kind: 'short' }]) {
      const answer = await postJson(`${site.url}/api/${name}`, body);
      note(`/api/${name}`, textsOf(answer.body));
    }
  for (const day of ['2026-11-24', '2026-11-22', '2030-01-01'])
    note('/api/calendar/slots', textsOf(await (await fetch(`${site.url}/api/calendar/slots/${day}`)).json()));
  for (const path of ['/llms.txt', '/robots.txt'])
    note(
      path,
      (await ask(path)).texts.map((line) => line.replace(/^(User-agent|Disallow|Sitemap):.*/, '')),
    );
  note('too large', (await ask('/newsletter', { email: 'x'.repeat(2_000_000) })).texts);
  note(
    'what a device keeps',
    textsOf(JSON.parse((await ask('/site.webmanifest')).texts.join('\n'))).slice(0, 3),
  );
  expect(found).toEqual([]);
});

test('colours that were chosen reach pages, pages of refusal and what a device asks for', async () => {
  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const sheets: string[] = [];
  for (const path of ['/', '/about', '/lets-talk', '/nothing-here', '/set-up/%']) {
    const { text } = await get(path);
    const [, sheet = `none on ${path}`] = /<link rel="stylesheet" href="(\/colours\/[^"]*)"/.exec(text) ?? [];
    sheets.push(sheet);
  }
  expect(new Set(sheets)).toEqual(new Set(['/colours/0-0-0-0-5b3a8c-1d1526-0.css']));
  const sheet = await get(sheets[0] ?? '');
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(sheet.text).toContain('--color-tide:#5b3a8c;');
  // Most properties of the pages' own sheet have other names in a build, but not those that are chosen.
  // A page that is drawn for a visitor, as its place in memory is being filled, has a nonce there.
  const [, own = ''] =
    /<link [^>]*rel="stylesheet" href="(\/assets\/[^"]*)"/.exec((await get('/')).text) ?? [];
  const read = (await get(own)).text;
  for (const name of ['--color-tide', '--background-color-sand-deep', '--fill-foam']) {
    expect(sheet.text).toContain(`${name}:`);
    expect(read).toContain(`var(${name})`);
  }
  expect((await get('/')).text).toContain('content="#1d1526"');
  expect((await get('/colours/0-0-0-0-red-0-0.css')).status).toBe(404);
  expect(JSON.parse((await get('/site.webmanifest')).text)).toMatchObject({ name: rewritten('Foreshore') });
});

test('what is told of notes, and of one that is gone, is said in documents', async () => {
  expect((await ask('/notes/gone')).status).toBe(410);
  const { texts } = await ask('/notes/feed.xml');
  const titles = [...texts.join('\n').matchAll(/<(?:title|subtitle|name|summary)[^>]*>([^<]*)/g)];
  expect(titles.length).toBeGreaterThan(3);
  found.length = 0;
  note(
    'feed',
    titles.map(([, title = '']) => title.replaceAll('&amp;', '&')),
  );
  expect(found).toEqual([]);
});

test('what single visitors get of it, the offer in each of its states, is said in documents', async () => {
  const program = pathToFileURL(path.resolve(process.env.BUILD_DIR || 'build', 'server/render-worker.js'));
  const maker = createMaker({ program });
  const wanted = { release: new Map(rewrittenRelease()), previous: null, now: Date.parse(siteNow) };
  const { visits, mails, notMade } = await maker.samples(wanted);
  await maker.close();
  expect(notMade).toEqual([]);
  expect([...visits.keys()].filter((name) => name.startsWith('/summer-offer'))).toHaveLength(4);
  found.length = 0;
  for (const [name, html] of visits) note(name, visibleTexts(html).map(withoutVisitor));
  for (const { name, html } of mails) note(name, visibleTexts(html).map(withoutVisitor));
  expect(found).toEqual([]);
});

test('emails to visitors say what documents say', async () => {
  await site.stop();
  const services = await servicesOn(store, {});
  const mails = await mailsOf(services);
  await services.dispose();
  const outside = mails.filter(({ to }) => /^(ada|quentin|olga|vera|reader|ann)@/.test(to));
  expect(new Set(outside.map(({ to }) => to)).size).toBeGreaterThan(4);
  found.length = 0;
  expect(outside.filter(({ html }) => !html.includes('#5b3a8c')).map(({ subject }) => subject)).toEqual([]);
  for (const { subject, html, text } of outside)
    note(subject, [subject, ...visibleTexts(html), ...text.split('\n')]);
  expect(found).toEqual([]);
});
