import { afterEach, describe, expect, test } from 'vitest';
import { type Mood, type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { deliveriesFor, undelivered } from '#server/outbox/deliveries.ts';
import { resend } from '#server/outbox/resend.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, mailsOf, quoteAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const staff = { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' } as const;
const agency = 'desk@foreshore.example';
const hour = 60 * 60_000;

describe.each(engines)('e-mails of leads on %s', (engine) => {
  let smtp: SmtpStandIn;
  let services: TestServices;
  const start = async (
    moodFor: Parameters<typeof startSmtp>[0],
    refuses: Parameters<typeof startSmtp>[3] = () => null,
  ) => {
    smtp = await startSmtp(moodFor, undefined, undefined, refuses);
    services = await testServices(engine, { SMTP_URL: smtp.url, AGENCY_EMAIL: agency });
  };
  afterEach(async () => {
    await services.dispose();
    await smtp.stop();
  });

  test('arrive through a server that fails, greylists and breaks off, each under one Message-ID', async () => {
    const troubles: Mood[] = ['greylist', 'fail', 'drop', 'take-and-drop', 'greylist'];
    let turn = 0;
    // Each message meets two troubles, another pair for each, before it is taken.
    await start(({ attempt }) => (attempt < 3 ? (troubles[turn++ % troubles.length] ?? 'take') : 'take'));
    const count = 12;
    for (let index = 0; index < count; index += 1) {
      await submitQuote(services, bySelf({ ...quoteAnswers, email: `visitor${index}@example.com` }));
    }
    await deliverAll(services, { for: 48 * hour });
    // A server that breaks off after taking gets the message again: its Message-ID tells that it is the same.
    const mails = new Map(smtp.taken.map((mail) => [mail.messageId, mail]));
    const to = [...mails.values()].map((mail) => mail.to?.[0]?.address);
    expect(to.filter((address) => address === agency)).toHaveLength(count);
    expect(new Set(to).size).toBe(count + 1);
    expect(mails.size).toBe(count * 2);
    const states = await services.db.query.selectFrom('outbox').select('status').distinct().execute();
    expect(states).toEqual([{ status: 'done' }]);
  });

  test('say who is asking, answer to the right one, and neutralise markup', async () => {
    await start(() => 'take');
    const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const lead = await submitContact(
      services,
      bySelf({ ...contactAnswers, name: html, company: html, message: html, phone: '<b>1</b>' }),
    );
    await deliverAll(services);
    expect(smtp.taken).toHaveLength(2);
    for (const mail of smtp.taken)
      expect(mail.html).not.toMatch(
        /<script|<img src=(?!"http:\/\/foreshore\.test\/apple-touch-icon\.png")|<b>1/,
      );
    const notice = smtp.taken.find((mail) => mail.to?.[0]?.address === agency);
    const thanks = smtp.taken.find((mail) => mail.to?.[0]?.address === 'ada@example.com');
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.text).toContain(html);
    // What was typed is not carried to an address that nobody has confirmed.
    expect(thanks?.text).not.toContain('alert(1)');
    expect(notice?.replyTo?.[0]?.address).toBe('ada@example.com');
    expect(thanks?.replyTo?.[0]?.address).toBe(agency);
    expect(notice?.html).toContain(`/admin/leads/${lead.id}`);
    expect(thanks?.html).not.toContain('/admin/');
  });

  test('cannot be given headers by a name', async () => {
    await start(() => 'take');
    const name = 'Ada\r\nBcc: victim@example.com\r\n\r\nHello';
    await submitContact(services, bySelf({ ...contactAnswers, name, company: name }));
    await deliverAll(services);
    expect(smtp.taken).toHaveLength(2);
    for (const mail of smtp.taken) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
    }
  });

  test('that are refused for good are kept, shown, and sent again on request', async () => {
    let refusing = true;
    await start(() => (refusing ? 'refuse' : 'take'));
    const lead = await submitContact(services, bySelf(contactAnswers));
    await deliverAll(services, { for: hour });
    const subject = `lead:${lead.id}`;
    const dead = await deliveriesFor(services, subject);
    expect(dead.map((one) => one.status)).toEqual(['dead', 'dead']);
    expect(dead[0]?.lastError).toContain('554');
    expect((await undelivered(services)).map((one) => [one.subject, one.lastError])).toEqual(
      Array(2).fill([subject, expect.stringContaining('554')]),
    );
    refusing = false;
    for (const { id } of dead) await resend(services, staff, id);
    expect(await undelivered(services)).toEqual([]);
    await deliverAll(services);
    expect(smtp.taken.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['ada@example.com', agency]);
  });

  test.each(['550 5.2.2 Over quota', '552 Mailbox full'])(
    'to the agency wait until there is room in its mailbox, where the server says %s; those to others are given up',
    async (says) => {
      let full = true;
      await start(
        () => 'take',
        () => (full ? says : null),
      );
      await submitContact(services, bySelf(contactAnswers));
      await deliverAll(services, { for: 3 * hour });
      const rows = await services.db.query.selectFrom('outbox').select(['payload', 'status']).execute();
      const states = rows.map(({ payload, status }) => [JSON.parse(payload).to, status]).sort();
      expect(states).toEqual([
        ['ada@example.com', 'dead'],
        [agency, 'pending'],
      ]);
      full = false;
      await deliverAll(services, { for: 7 * hour });
      expect(smtp.taken.map((mail) => mail.to?.[0]?.address)).toEqual([agency]);
    },
  );

  test('the agency reads both visits, each under its name and with all that is known of it', async () => {
    await start(() => 'take');
    const first = { landing: '/services/seo-geo', referrer: 'https://news.example/story', at: 1 };
    const last = {
      landing: '/summer-offer',
      referrer: 'https://www.google.com/',
      at: 2,
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'gardens',
      gclid: 'click-1',
    };
    await submitContact(services, bySelf({ ...contactAnswers, attribution: { first, last } }));
    const text = (await mailsOf(services)).find((mail) => mail.to === agency)?.text ?? '';
    const [, source = '', firstVisit = '', latestVisit = ''] =
      /(Came from:.*?)(First visit.*?)(Latest visit.*?)Reply to this/s.exec(text) ?? [];
    expect(source).toContain('google / cpc');
    for (const known of ['/services/seo-geo', 'https://news.example/story'])
      expect(firstVisit).toContain(known);
    expect(firstVisit).not.toMatch(/gardens|click-1/);
    for (const known of ['/summer-offer', 'https://www.google.com/', 'gardens', 'click-1'])
      expect(latestVisit).toContain(known);
  });
});
