import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

/** Each form as JSON, and which of its fields names a person. */
const forms = [
  { endpoint: '/api/contact', answers: contactAnswers, name: 'name' },
  { endpoint: '/api/quote-request', answers: quoteAnswers, name: 'fullName' },
  { endpoint: '/api/summer-offer-form', answers: offerAnswers, name: 'firstName' },
] as const;

describe.each(engines)('attacks on the forms on %s', (engine) => {
  let store: TestStore;
  let smtp: SmtpStandIn;
  let site: SiteProcess;
  beforeAll(async () => {
    store = await createStore(engine);
    smtp = await startSmtp(() => 'take');
    site = await startSiteProcess(siteEnvironment(store, { SMTP_URL: smtp.url }));
  });
  afterAll(async () => {
    await site.stop();
    await smtp.stop();
    store.remove();
  });
  const url = (address: string) => site.url + address;
  const fieldsOf = (answer: { body: Record<string, unknown> }) =>
    (answer.body.error as { fields?: Record<string, string> }).fields;
  async function storedOf(id: unknown) {
    const db = openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });
    const row = await db.query
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
    await db.close();
    return row;
  }

  test.each(forms)(
    '$endpoint: no header is smuggled in, no text is turned round',
    async ({ endpoint, answers, name }) => {
      const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\nHi \u202Egnp.exe\u202C \u2066x\u2069';
      const email = `header${forms.findIndex((form) => form.endpoint === endpoint)}@example.com`;
      for (const injected of [
        `${email}\r\nBcc: victim@example.com`,
        `${email}\nBcc: v@example.com`,
        `"${email}`,
        `${email},v@example.com`,
      ]) {
        const refused = await postJson(url(endpoint), { ...answers, email: injected });
        expect([refused.status, fieldsOf(refused)]).toEqual([
          400,
          { email: 'Please enter a valid email address' },
        ]);
      }
      const answer = await postJson(url(endpoint), { ...answers, email, [name]: evil });
      expect(answer.status).toBe(200);
      const about = () =>
        smtp.taken.filter((mail) => [mail.to, mail.replyTo].some((list) => list?.[0]?.address === email));
      await until(() => about().length === 2, 'both e-mails');
      for (const mail of about()) {
        expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
        expect(mail.to).toHaveLength(1);
        for (const text of [mail.subject, mail.text, mail.html])
          expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }
      expect((await storedOf(answer.body.id)).name).toMatch(/^Ada Bcc: victim@example.com Hi gnp\.exe x/);
    },
  );

  test.each(forms)(
    '$endpoint: 10,000 characters for a name are refused beside it',
    async ({ endpoint, answers, name }) => {
      const answer = await postJson(url(endpoint), { ...answers, [name]: 'x'.repeat(10_000) });
      expect([answer.status, fieldsOf(answer)]).toEqual([
        400,
        { [name]: expect.stringMatching(/^Please keep this to \d+ characters at most$/) },
      ]);
    },
  );

  test.each(forms)(
    '$endpoint: emoji and every script arrive as they were typed',
    async ({ endpoint, answers, name }) => {
      const typed = '👩🏽‍🚀 Zoë 王小明 שלום';
      const answer = await postJson(url(endpoint), { ...answers, [name]: typed });
      expect(answer.status).toBe(200);
      expect((await storedOf(answer.body.id)).name).toContain(typed);
    },
  );

  test.each(forms)(
    '$endpoint: a field that came twice is refused beside it, or as a whole',
    async ({ endpoint, answers, name }) => {
      for (const twice of [name, 'email', 'idempotencyKey', 'formToken']) {
        const body = new URLSearchParams();
        for (const [field, value] of Object.entries({ ...answers, idempotencyKey: 'k', formToken: 't' }))
          for (const one of [value].flat()) body.append(field, String(one));
        body.append(twice, 'again');
        const answer = await fetch(url(endpoint), { method: 'POST', body });
        const { error } = (await answer.json()) as { error?: { fields: Record<string, string> } };
        // The time of a form never refuses anything: a broken one counts as none.
        if (twice === 'formToken') expect(answer.status).toBe(200);
        else expect([answer.status, error?.fields[twice]]).toEqual([400, expect.stringMatching(/\w/)]);
      }
    },
  );

  test.each(forms)('$endpoint: keys of prototypes are only names', async ({ endpoint, answers }) => {
    const keys = { __proto__x: 1, constructor: 'x', prototype: 'x', toString: 'x', hasOwnProperty: 'x' };
    const text = JSON.stringify({ ...answers, ...keys, attribution: keys }).replaceAll(
      '__proto__x',
      '__proto__',
    );
    const answer = await fetch(url(endpoint), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text.replace('"__proto__":1', '"__proto__":{"status":"won","quarantine":"none"}'),
    });
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    const row = await storedOf(id);
    expect([row.status, row.payload.includes('proto'), row.payload.includes('constructor')]).toEqual([
      'new',
      false,
      false,
    ]);
  });

  test.each(['/lets-talk', '/quote', '/summer-offer'])(
    '%s: a refused form with such keys comes back whole',
    async (page) => {
      const body = new FormData();
      for (const name of ['__proto__', 'constructor', 'toString', 'values']) body.append(name, 'x');
      body.append('email', 'typed@');
      const answer = await fetch(url(page), { method: 'POST', body });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('value="typed@"');
    },
  );

  const deep = '['.repeat(120_000) + ']'.repeat(120_000);
  test.each<[string, string, string | Uint8Array<ArrayBuffer>, Record<string, string>?]>([
    ['lists within lists', 'application/json', deep],
    ['a deep answer', 'application/json', `{"name":${deep}}`],
    ['a deep attribution', 'application/json', JSON.stringify({ attribution: '['.repeat(100_000) })],
    [
      'compressed nonsense',
      'application/json',
      new Uint8Array([0x1f, 0x8b, 8, 0]),
      { 'Content-Encoding': 'gzip' },
    ],
    [
      'another character set',
      'application/json; charset=utf-16',
      new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
    ],
    ['XML', 'application/xml', '<a/>'],
    [
      '5,000 fields',
      'application/x-www-form-urlencoded',
      Array.from({ length: 5000 }, (_, n) => `f${n}=1`).join('&'),
    ],
    [
      '3,000 parts',
      'multipart/form-data; boundary=x',
      `${Array.from({ length: 3000 }, (_, n) => `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
    ],
    [
      'a part whose header never ends',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(200_000)}"\r\n\r\n1\r\n--x--\r\n`,
    ],
    ['a boundary of 10,000 characters', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, '--b\r\n'],
  ])('%s: refused with a sentence', async (_, type, body, headers = {}) => {
    for (const { endpoint } of forms) {
      const answer = await fetch(url(endpoint), {
        method: 'POST',
        headers: { 'Content-Type': type, ...headers },
        body,
      });
      expect(answer.status).toBe(type.endsWith('xml') ? 415 : 400);
      expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(/\w/);
    }
  });

  test('fifty bodies that trickle keep nobody waiting, and leave nothing behind', async () => {
    const { hostname, port } = new URL(site.url);
    const head = [
      'POST /api/contact HTTP/1.1',
      'Host: x',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 1000000',
      '',
      '--x',
      'Content-Disposition: form-data; name="files"; filename="a.pdf"',
      '',
      '%PDF-1.7',
    ].join('\r\n');
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(head);
      return socket;
    });
    const arriving = () => {
      try {
        return readdirSync(path.join(store.dataDir, 'uploads', 'tmp')).length;
      } catch {
        return 0;
      }
    };
    await until(() => arriving() === 50, 'fifty uploads under way');
    const trickle = setInterval(() => {
      for (const socket of sockets) socket.write('.');
    }, 20);
    for (const { endpoint, answers } of forms)
      expect((await postJson(url(endpoint), answers)).status).toBe(200);
    expect(arriving()).toBe(50);
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
    await until(() => arriving() === 0, 'the uploads to be thrown away');
  });

  test('nothing of all this was a fault of the program', () => {
    expect(site.output()).not.toContain('request-failed');
    expect(site.output()).not.toContain('form-failed');
  });
});
