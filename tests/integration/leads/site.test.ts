import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { openDb } from '#server/db/open-db.ts';
import { engines } from '#tests/support/engines.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { signInOwner } from '#tests/support/owner.ts';
import { postJson, startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';
import { wordParts, zipOf } from '#tests/support/zip.ts';

const pdf = (bytes = 2000) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  return content;
};
type File = { name: string; content: Uint8Array<ArrayBuffer> };

function formOf(answers: Record<string, string | string[]>, files: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  for (const { name, content } of files) form.append('files', new Blob([content]), name);
  return form;
}

describe.each(engines)('the lead endpoints on %s', (engine) => {
  let running: Awaited<ReturnType<typeof startSites>>;
  let owner: string;
  const site = () => {
    const [first] = running.sites;
    if (!first) throw new Error('No site is running.');
    return first;
  };
  const url = (address: string) => site().url + address;
  beforeAll(async () => {
    running = await startSites(engine, 1);
    owner = await signInOwner(site());
  });
  afterAll(() => running.stop());

  const send = async (form: FormData) => {
    const response = await fetch(url('/api/contact'), { method: 'POST', body: form });
    return { status: response.status, body: await response.json() };
  };
  const asOwner = (address: string) =>
    fetch(url(address), { headers: { Cookie: owner }, redirect: 'manual' });
  const uploads = (folder: string) => {
    try {
      return readdirSync(path.join(running.store.dataDir, 'uploads', folder));
    } catch {
      return [];
    }
  };
  const countLeads = async () => {
    const db = openDb({ dataDir: running.store.dataDir, databaseUrl: running.store.databaseUrl });
    const rows = await db.query.selectFrom('leads').select('id').execute();
    await db.close();
    return rows.length;
  };

  test('each takes its JSON, says so, and gives a reference to go on with', async () => {
    const fallback = {
      name: 'Bo',
      email: 'bo@example.com',
      phone: '',
      message: 'Discovery Call Booking Request\n–',
    };
    for (const [address, body] of [
      ['/api/contact', contactAnswers],
      ['/api/contact', fallback],
      ['/api/quote-request', quoteAnswers],
      ['/api/summer-offer-form', offerAnswers],
    ] as const) {
      const answer = await postJson(url(address), body);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        message: expect.stringMatching(/stored/),
        id: expect.any(String),
        prefill: expect.stringContaining(String(answer.body.id)),
      });
      expect((await asOwner(`/admin/leads/${answer.body.id}`)).status).toBe(200);
    }
  });

  test('a wrong form gets the specified words for every field', async () => {
    const answer = await postJson(url('/api/contact'), { name: 'A' });
    expect(answer.status).toBe(400);
    expect((answer.body.error as { fields: object }).fields).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Email is required',
      company: 'Company name is required',
      projectTypes: 'Please select at least one project type',
      budget: 'Please select a budget range',
      timeline: 'Please select a timeline',
      message: 'Please tell us about your project',
    });
  });

  test('files are kept under other names and given to signed-in staff only, to be saved', async () => {
    const name = '../../Brief – “final”.pdf';
    const answer = await send(formOf(contactAnswers, [{ name, content: pdf() }]));
    expect(answer.status).toBe(200);
    const page = await (await asOwner(`/admin/leads/${answer.body.id}`)).text();
    const address = /\/admin\/leads\/[\w-]+\/files\/[\w-]+/.exec(page)?.[0] ?? '';
    const anonymous = await fetch(url(address), { redirect: 'manual' });
    expect([anonymous.status, anonymous.headers.get('location')]).toEqual([
      302,
      `/sign-in?next=${encodeURIComponent(address)}`,
    ]);
    const file = await asOwner(address);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf());
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Brief _ _final_.pdf"; filename*=UTF-8''Brief%20%E2%80%93%20%E2%80%9Cfinal%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(uploads('kept')).toHaveLength(1);
    expect(uploads('kept')[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect((await asOwner(`${address}x`)).status).toBe(404);
  });

  test('a repeated upload under one key is one lead with one set of files', async () => {
    const before = [await countLeads(), uploads('kept').length];
    const once = () =>
      send(formOf({ ...contactAnswers, idempotencyKey: 'one-upload' }, [{ name: 'a.pdf', content: pdf() }]));
    const answers = await Promise.all([once(), once(), once()]);
    expect(new Set([...answers, await once()].map((answer) => answer.body.id)).size).toBe(1);
    expect([await countLeads(), uploads('kept').length]).toEqual(before.map((count) => (count ?? 0) + 1));
    const without = () => send(formOf({ ...contactAnswers, idempotencyKey: 'one-upload' }, []));
    const others = [await without(), await without()].map((answer) => answer.body.id);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(answers[0]?.body.id);
    const program = { ...contactAnswers, company: 'Other', idempotencyKey: 'one-upload' };
    expect((await postJson(url('/api/contact'), program)).status).toBe(409);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      '/lets-talk',
      { ...contactAnswers, projectTypes: 'seo', email: 'noscript@example.com' },
      { message: 'Corrected, and sent again.' },
    ],
    ['/quote', quoteAnswers, { fullName: 'Quentin Corrected' }],
    ['/summer-offer', { ...offerAnswers, consent: 'on' }, { businessName: 'Corrected Ltd' }],
  ])(
    '%s without scripts: sent again it is one lead, corrected and sent again two',
    async (page, answers, correction) => {
      const form = await (await fetch(url(page))).text();
      const hidden = (name: string) =>
        new RegExp(`name="${name}" value="([^"]+)"`).exec(form.slice(form.indexOf('<main')))?.[1] ?? '';
      const key = hidden('idempotencyKey');
      expect(key).toMatch(/./);
      const leadOf = async (typed: Record<string, string>) => {
        const body = new URLSearchParams({ ...typed, idempotencyKey: key, formToken: hidden('formToken') });
        const answer = await fetch(url(page), { method: 'POST', body, redirect: 'manual' });
        expect(answer.status).toBe(303);
        const sent = new URL(answer.headers.get('location') ?? '', site().url).searchParams.get('sent');
        return sent?.split('.')[0];
      };
      const first = await leadOf(answers);
      const corrected = await leadOf({ ...answers, ...correction });
      expect(corrected).not.toBe(first);
      expect(await leadOf(answers)).toBe(first);
      expect(await leadOf({ ...answers, ...correction })).toBe(corrected);
    },
  );

  const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0]);
  const bomb = zipOf([...wordParts, { name: 'word/b.xml', content: pdf(), expanded: 4_000_000_000 }]);
  const refused: Array<[what: string, files: File[], message: string]> = [
    ['a disguised executable', [{ name: 'brief.pdf', content: exe }], '“brief.pdf” is not a real PDF file'],
    ['an executable', [{ name: 'brief.pdf.exe', content: exe }], '“brief.pdf.exe” cannot be attached'],
    [
      '10.1 MB',
      [{ name: 'a.pdf', content: pdf(Math.round(10.1 * megabyte)) }],
      '“a.pdf” is larger than 10 MB',
    ],
    ['a zip bomb', [{ name: 'plan.docx', content: bomb }], '“plan.docx” is not a real DOCX file'],
    [
      '50 files',
      Array.from({ length: 50 }, (_, n) => ({ name: `${n}.pdf`, content: pdf() })),
      'at most 5 files',
    ],
  ];
  test.each(refused)(
    '%s: refused with a message beside the field, nothing stored',
    async (_, files, message) => {
      const before = [await countLeads(), uploads('kept').length];
      const answer = await send(formOf(contactAnswers, files));
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields.files).toContain(message);
      expect([await countLeads(), uploads('kept').length, uploads('tmp')]).toEqual([...before, []]);
    },
  );

  test('more than all files together may have leaves nothing behind, however it is sent', async () => {
    const files = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, content: pdf(9 * megabyte) }));
    const form = formOf(contactAnswers, files);
    const whole = new Request(url('/api/contact'), { method: 'POST', body: form });
    const inPieces = new Request(whole, { body: whole.body, duplex: 'half' } as RequestInit);
    const before = [await countLeads(), uploads('kept').length];
    for (const sending of [fetch(url('/api/contact'), { method: 'POST', body: form }), fetch(inPieces)]) {
      expect((await sending).status).toBe(413);
    }
    await until(() => uploads('tmp').length === 0, 'the uploads to be thrown away');
    expect([await countLeads(), uploads('kept').length]).toEqual(before);
  });

  test('HTML in every field comes back as text', async () => {
    const html = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const form = formOf({ ...contactAnswers, name: html, company: html, message: html, phone: '<b>1</b>' }, [
      { name: `${html}.pdf`, content: pdf() },
    ]);
    const answer = await send(form);
    expect(answer.status).toBe(200);
    for (const address of ['/admin/leads', `/admin/leads/${answer.body.id}`]) {
      const page = await (await asOwner(address)).text();
      expect(page).toContain('&lt;script&gt;alert(1)');
      expect(page).not.toContain('<script>alert(1)');
      expect(page).not.toContain('<img src=x');
    }
  });

  test('the newsletter: the page asks first, the button acts, mail programs leave with one click', async () => {
    for (const email of ['new@example.com', 'new@example.com']) {
      expect(await postJson(url('/api/newsletter'), { email })).toEqual({
        status: 200,
        body: { message: 'Thank you. Please check your inbox and confirm your address.' },
      });
    }
    const db = openDb({ dataDir: running.store.dataDir, databaseUrl: running.store.databaseUrl });
    const status = async () =>
      (await db.query.selectFrom('newsletter_subscriptions').select('status').executeTakeFirst())?.status;
    const { payload } = await db.query
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%/newsletter/confirm/%')
      .executeTakeFirstOrThrow();
    const { html, headers } = JSON.parse(payload);
    const confirm = new URL(/href="([^"]*\/newsletter\/confirm\/[^"]*)"/.exec(html)?.[1] ?? '').pathname;
    const leave = new URL(headers['List-Unsubscribe'].slice(1, -1)).pathname;

    const asked = await fetch(url(confirm));
    expect([asked.status, await status()]).toEqual([200, 'pending']);
    expect(await asked.text()).toContain('method="post"');
    const confirmed = await fetch(url(confirm), { method: 'POST', body: new URLSearchParams() });
    expect([confirmed.status, await status()]).toEqual([200, 'confirmed']);
    expect((await fetch(url(leave))).status).toBe(200);
    expect(await status()).toBe('confirmed');
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const left = await fetch(url(leave), { method: 'POST', body: oneClick });
    expect([left.status, await status()]).toEqual([200, 'unsubscribed']);
    const gone = await fetch(url(confirm), { method: 'POST', body: new URLSearchParams() });
    expect([gone.status, await status()]).toEqual([410, 'unsubscribed']);
    expect(await gone.text()).toContain('<title>That did not work | ');
    await db.close();
  });

  describe('a sum', () => {
    const sum = 'ppc-advertising/price-of-a-click';
    const numbers = 'margin=2000&enquiries=4&rate=5&back=2';
    const page = async (address: string) => {
      const response = await fetch(url(address));
      return { status: response.status, text: await response.text() };
    };
    /** Values of the fields of one name, as a browser would send them. */
    const fieldsOf = (html: string, name: string) =>
      [...html.matchAll(/<input[^>]*>/g)]
        .map(([tag]) => tag)
        .filter(
          (tag) => tag.includes(`name="${name}"`) && (!tag.includes('checkbox') || tag.includes('checked')),
        )
        .map((tag) => /value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '');

    test('has an address with its answer, for a reader and not for a search engine', async () => {
      const { status, text } = await page(`/sums/${sum}?${numbers}`);
      expect(status).toBe(200);
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).toMatch(/rel="canonical" href="[^"]*\/services\/ppc-advertising"/);
      expect(text).toMatch(/<output[^>]*>£12.50<\/output>/);
    });

    test('keeps what was typed, says beside the field what is wrong, and shrugs at anything else', async () => {
      const hostile = `margin=lots&margin=5&rate=%3Cu%3E&x=${'y'.repeat(3000)}&back=${'9'.repeat(3000)}`;
      const { status, text } = await page(`/sums/${sum}?${hostile}`);
      expect(status).toBe(422);
      expect(fieldsOf(text, 'margin')).toEqual(['lots']);
      expect(fieldsOf(text, 'enquiries')).toEqual(['5']);
      expect(fieldsOf(text, 'back')).toEqual(['9'.repeat(40)]);
      expect(text).not.toContain('<u>');
      expect(text).toMatch(/id="ppc-advertising-price-of-a-click-margin-error" class/);
      expect(text).toMatch(/id="ppc-advertising-price-of-a-click-enquiries-error" hidden/);
      for (const odd of ['nothing/here', 'ppc-advertising/constructor', '__proto__/x'])
        expect((await page(`/sums/${odd}`)).status).toBe(404);
    });

    test('goes with a quote request in the words and figures that were seen, and can be taken out', async () => {
      const quote = await page(`/quote?sum=${sum}&${numbers}`);
      const [carried = ''] = fieldsOf(quote.text, 'sum');
      expect(quote.text).toContain('£12.50');
      const form = (answers: Record<string, string>) =>
        fetch(url(`/quote?sum=${sum}&${numbers}`), {
          method: 'POST',
          body: new URLSearchParams(answers),
          headers: { Origin: site().url },
          redirect: 'manual',
        });
      // An error keeps the sum, ticked or not.
      const wrong = { fullName: 'Sam Sum', email: 'no address' };
      expect(fieldsOf(await (await form({ ...wrong, sum: carried })).text(), 'sum')).toHaveLength(1);
      expect(fieldsOf(await (await form(wrong)).text(), 'sum')).toHaveLength(0);

      const tampered = carried.replace('margin=2000', 'margin=9000');
      const sent = await form({ fullName: 'Sam Sum', email: 'sam@example.com', sum: tampered });
      expect(sent.status).toBe(303);
      const list = await (await asOwner('/admin/leads?kind=quote')).text();
      const [, id = ''] = /\/admin\/leads\/([\w-]+)"[^>]*>[^<]*Sam Sum/.exec(list) ?? [];
      const lead = await (await asOwner(`/admin/leads/${id}`)).text();
      expect(lead).toContain('Their sum');
      expect(lead).toContain('£2,000 ÷ 4');
      expect(lead).toContain('£12.50');
      const csv = await (await asOwner('/admin/leads.csv?kind=quote')).text();
      expect(csv).toContain('Highest sensible bid: £25 ÷ 2 = £12.50');

      // A link that makes no sense says so, and refuses nobody.
      expect((await page(`/quote?sum=${sum}&margin=lots`)).text).toContain('could not be read');
      const odd = { ...quoteAnswers, email: 'odd@example.com', sum: { title: 'Free money' } };
      expect((await postJson(url('/api/quote-request'), odd)).status).toBe(200);
    });
  });
});
