import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '#tests/support/forms.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { parsePage } from '#tests/support/page-reader.ts';
import { startSites } from '#tests/support/site-store.ts';

let running: Awaited<ReturnType<typeof startSites>>;
let owner = '';
beforeAll(async () => {
  running = await startSites('sqlite', 1);
  const [site] = running.sites;
  if (site) owner = await signInOwner(site);
});
afterAll(() => running.stop());

const before = 'Say what you do in one screen. Then prove it.';
const after = 'Say it in one breath. Then prove it.';
const page = '/services/web-design';
const editor = '/admin/content/documents/services/web-design';

/** Asks as a browser without scripts. @param typed is posted where it is given */
async function open(
  address: string,
  { cookie = '', typed }: { cookie?: string; typed?: URLSearchParams } = {},
) {
  const response = await fetch(`${running.sites[0]?.url}${address}`, {
    redirect: 'manual',
    headers: { cookie },
    ...(typed && { method: 'POST', body: typed }),
  });
  return { response, text: await response.text() };
}

test('a saved text is seen in the draft, by staff and by whoever has its link, and by nobody else', async () => {
  const form = fieldsOf((await open(editor, { cookie: owner })).text, 'save');
  const [field] = [...form].find(([, value]) => value === before) ?? [];
  form.set(field ?? '', after);
  expect((await open(editor, { cookie: owner, typed: form })).response.status).toBe(303);
  expect((await open(page)).text).toContain(before);

  const own = await open(`/admin/content/draft${page}`, { cookie: owner });
  expect(own.text).toContain(after);
  expect(own.text).not.toContain('<script');
  expect(own.text).toContain('href="/admin/content/draft/about"');
  expect(own.response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(own.response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await open(`/admin/content/draft${page}`)).response.status).toBe(302);

  const preview = '/admin/content/preview';
  const shared = await open(preview, {
    cookie: owner,
    typed: new URLSearchParams({ intent: 'share', note: 'Client', days: '2' }),
  });
  const [link = ''] = /\/draft\/[\w-]{20,}\//.exec(shared.text) ?? [];
  const theirs = await open(link + page.slice(1));
  expect([theirs.response.status, theirs.text.includes(after)]).toEqual([200, true]);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
  ] as const)
    expect(theirs.response.headers.get(name)).toBe(value);
  expect(
    (await open(`${link}lets-talk`, { typed: new URLSearchParams({ name: 'A' }) })).response.status,
  ).toBe(400);
  const notTheirs = [
    'admin',
    'api/health',
    'booking/x',
    'sign-in',
    'draft/x',
    'media/x',
    'drawn/x',
    'Sign-In',
    'API/health',
  ];
  for (const place of [...notTheirs, '..%2fadmin', '%2561dmin', '%252e%252e%2fmedia/x'])
    expect([place, (await open(link + place)).response.status]).toEqual([place, 404]);
  expect((await open(`${link}//`)).response.status).toBe(200);

  const { text: listed } = await open(preview, { cookie: owner });
  expect((await open(preview, { cookie: owner, typed: fieldsOf(listed, 'withdraw') })).response.status).toBe(
    303,
  );
  const withdrawn = await open(link + page.slice(1));
  expect(withdrawn.response.status).toBe(410);
  expect(withdrawn.text).toMatch(/<h1[^>]*>This link has ended<.*\n.*the link was withdrawn\. Please ask/);
  const cut = await open(link.slice(0, -4));
  expect([cut.response.status, cut.text.includes('link to a draft is not complete')]).toEqual([404, true]);
});

test('emails and pages for one visitor are shown as the draft has them, to staff alone', async () => {
  const mail = '/admin/content/draft/-/the-email-message-received';
  expect((await open(mail)).response.status).toBe(302);
  const shown = await open(mail, { cookie: owner });
  expect(shown.response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(parsePage(shown.text).querySelector('body > p')?.textContent).toMatch(/^We have your message/);
  const thanks = await open('/admin/content/draft/-/your-data-after-sending', { cookie: owner });
  expect(thanks.text).not.toContain('<script');
  expect(parsePage(thanks.text).querySelector('h1')?.textContent).toMatch(/\w/);
  expect((await open('/admin/content/draft/-/none', { cookie: owner })).response.status).toBe(404);
});

test('words are found in the list of the website, with the fields that say them', async () => {
  const { text } = await open(`/admin/content?${new URLSearchParams({ find: after })}`, { cookie: owner });
  const [link] = parsePage(text).querySelectorAll('[aria-labelledby=texts] a');
  expect(link?.getAttribute('href')).toBe(`${editor}#f.hero.headline`);
  expect(link?.textContent).toBe('Web design Top of the page, Headline');
});

test('a drawing leads to its words and to the picture that takes its place', async () => {
  const query = new URLSearchParams({ page: '/portfolio', drawing: 'yards-store' });
  const { text } = await open(`/admin/content/preview?${query}`, { cookie: owner });
  const ways = [...parsePage(text).querySelectorAll('main [role=status] a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(ways.some((way) => /case-studies\/yards\b.*#.*picture$/.test(way))).toBe(true);
  expect(ways.some((way) => way.includes('/drawings/'))).toBe(true);
  const [site] = running.sites;
  for (const way of ways) {
    const [address = '', field = ''] = way.split('#');
    const form = parsePage((await open(address, { cookie: owner })).text);
    if (field) expect(form.getElementById(decodeURIComponent(field)), `${site?.url}${way}`).not.toBeNull();
  }
});

test('the field of a text is found, and a wrong number of days comes back beside its field', async () => {
  const found = await open(`/admin/content/preview?${new URLSearchParams({ page, find: after })}`, {
    cookie: owner,
  });
  expect(parsePage(found.text).querySelector('[role=status] a')?.getAttribute('href')).toBe(
    `${editor}#f.hero.headline`,
  );
  const refused = await open('/admin/content/preview', {
    cookie: owner,
    typed: new URLSearchParams({ intent: 'share', note: 'Client', days: '31' }),
  });
  expect(refused.response.status).toBe(422);
  const answer = parsePage(refused.text);
  expect(answer.querySelector('#days')?.getAttribute('aria-invalid')).toBe('true');
  expect(answer.querySelector('#note')?.getAttribute('value')).toBe('Client');
});
