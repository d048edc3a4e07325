import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { isWithinLimit, limit } from '#server/limits/rate-limit.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { engines } from '#tests/support/engines.ts';
import {
  bySelf,
  byVisitor,
  contactAnswers,
  deliverAll,
  mailsOf,
  offerAnswers,
  quoteAnswers,
} from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const stranger = 'Stranger@gmail.com';
const hour = 60 * 60_000;
const link = /evil|0900/;
const poison = 'Claim it at https://evil.example or ring 0900 123';

describe.each(engines)('mail to an address that nobody has confirmed, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on', AGENCY_EMAIL: 'desk@foreshore.example' });
  });
  afterEach(() => services.dispose());

  const mailsToStranger = async () =>
    (await mailsOf(services)).filter((mail) => /stranger|s\.tran/i.test(mail.to));

  test('carries nothing that a stranger typed: no text, no link, no name that is one, no file name', async () => {
    const files = { company: poison, phone: '0900 123', message: poison };
    await submitContact(
      services,
      byVisitor(services, { ...contactAnswers, ...files, name: 'Visit evil.dev' }),
    );
    const quarantined = await submitContact(
      services,
      byVisitor(services, { ...contactAnswers, name: 'evil.example' }),
    );
    expect(quarantined.quarantine).toBe('held');
    const typed = { companyName: poison, companyWebsite: 'https://evil.example', projectDetails: poison };
    await submitQuote(
      services,
      byVisitor(services, { ...quoteAnswers, ...typed, fullName: 'Ring 0900 123' }),
    );
    await submitOffer(
      services,
      byVisitor(services, {
        ...offerAnswers,
        firstName: 'You won 500',
        businessName: poison,
        message: poison,
      }),
    );
    const mails = (await mailsOf(services)).filter((mail) => mail.to !== 'desk@foreshore.example');
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const mail of mails) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(link);
      expect(mail.text).toContain('Hello, thank you.');
    }
    const toAgency = (await mailsOf(services)).filter((mail) => mail.to === 'desk@foreshore.example');
    expect(toAgency.map((mail) => mail.text).join()).toContain(poison);
  });

  test('is capped over all forms and spellings; every enquiry is kept and told to the agency', async () => {
    const spellings = [stranger, 's.tranger@gmail.com', 'stranger+1@gmail.com', 'stranger+2@googlemail.com'];
    for (let round = 0; round < 4; round += 1)
      for (const [index, email] of spellings.entries()) {
        const name = 'Ann Visitor';
        const send = [
          () => submitContact(services, byVisitor(services, { ...contactAnswers, name, email })),
          () => submitQuote(services, byVisitor(services, { ...quoteAnswers, fullName: name, email })),
          () => submitOffer(services, byVisitor(services, { ...offerAnswers, firstName: name, email })),
          () => subscribe(services, { email }),
        ];
        await send[(index + round) % send.length]?.();
      }
    await deliverAll(services);
    expect(await mailsToStranger()).toHaveLength(4);
    const leads = await services.db.query.selectFrom('leads').select('id').execute();
    expect(leads).toHaveLength(12);
    const told = (await mailsOf(services)).filter((mail) => mail.to === 'desk@foreshore.example');
    expect(told).toHaveLength(12);
    const keys = await services.db.query.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(keys)).not.toContain('gmail');

    services.setNow(services.clock.now() + 24 * hour);
    await submitQuote(services, byVisitor(services, { ...quoteAnswers, email: stranger }));
    expect(await mailsToStranger()).toHaveLength(5);
  });

  test('JSON without a form is answered; with a second weak sign it goes to quarantine', async () => {
    const alone = await submitQuote(services, bySelf(quoteAnswers));
    expect(alone).toMatchObject({ quarantine: 'none', reasons: [{ code: 'no-form' }] });
    const doubtful = await submitQuote(services, bySelf({ ...quoteAnswers, email: 'ada@gmial.com' }));
    expect(doubtful.quarantine).toBe('held');
    expect((await mailsOf(services)).filter((mail) => mail.to === 'ada@gmial.com')).toEqual([]);
  });
});

describe.each(engines)('a limit on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
  });
  afterEach(() => services.dispose());

  const wanted = { name: 'trial', key: 'one', max: 4, windowMs: hour };
  const tries = async (count: number) => {
    const served = await Promise.all(Array.from({ length: count }, () => isWithinLimit(services, wanted)));
    return served.filter(Boolean).length;
  };

  test('serves no more around the edge of a window, and what was refused makes nobody wait longer', async () => {
    const edge = Math.ceil(services.clock.now() / hour) * hour;
    services.setNow(edge - 1000);
    expect(await tries(10)).toBe(4);
    services.setNow(edge + 1000);
    expect(await tries(10)).toBe(1);
    services.setNow(edge + hour / 2 + 1000);
    expect(await tries(10)).toBe(2);
    const refused = await limit(services, wanted).catch((error) => error.details.retryAfterSeconds);
    services.setNow(services.clock.now() + refused * 1000 + 1);
    expect(await tries(10)).toBe(1);
    services.setNow(edge + 3 * hour);
    expect(await tries(10)).toBe(4);
  });
});
