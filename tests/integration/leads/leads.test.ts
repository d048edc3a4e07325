import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book } from '#server/bookings/book.ts';
import { originOf } from '#server/bookings/find.ts';
import { readPlace } from '#server/db/keyset.ts';
import { findLead } from '#server/leads/find.ts';
import { leadOfRef, leadRef, pageRefMs } from '#server/leads/lead-ref.ts';
import { leadOrder, leadsPerPage, listLeads } from '#server/leads/list.ts';
import { standingNow } from '#server/leads/offer-standing.ts';
import { releaseLead } from '#server/leads/release.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { submitApplication } from '#server/leads/submit-application.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitOffer } from '#server/leads/submit-offer.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { countedLeads } from '#server/results/read/received.ts';
import { engines } from '#tests/support/engines.ts';
import {
  applicationAnswers,
  bySelf,
  byVisitor,
  contactAnswers,
  deliverAll,
  mailsOf,
  offerAnswers,
  quoteAnswers,
} from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const staff = { id: 'owner', name: 'Owner', email: 'owner@example.com' };
const day = 24 * 60 * 60_000;
const offerOpen = Date.parse('2025-08-31T22:59:58Z');

describe.each(engines)('leads on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());
  const storedLeads = () => services.db.query.selectFrom('leads').selectAll().execute();

  test('each form stores one lead and writes two e-mails', async () => {
    await submitContact(services, byVisitor(services, contactAnswers));
    await submitQuote(services, byVisitor(services, quoteAnswers));
    await submitOffer(services, byVisitor(services, offerAnswers));
    const fallback = {
      name: 'Bo',
      email: 'bo@example.com',
      message: 'Discovery Call Booking Request\nCompany: –',
    };
    await submitContact(services, bySelf(fallback));
    await submitApplication(services, byVisitor(services, applicationAnswers));
    const rows = await storedLeads();
    expect(rows.map((row) => row.kind).sort()).toEqual([
      'application',
      'booking-request',
      'contact',
      'offer',
      'quote',
    ]);
    expect(rows.map((row) => row.quarantine)).toEqual(['none', 'none', 'none', 'none', 'none']);
    // Who wants to work here is no enquiry in the results.
    expect(await countedLeads(services.db.query).select('kind').execute()).toHaveLength(4);
    const mails = await mailsOf(services);
    expect(
      mails.filter((mail) => mail.to === services.env.AGENCY_EMAIL || mail.to.startsWith('hello@')),
    ).toHaveLength(5);
    for (const to of [
      'ada@example.com',
      'quentin@example.com',
      'olga@example.com',
      'bo@example.com',
      'wilma@example.com',
    ]) {
      expect(mails.filter((mail) => mail.to === to)).toHaveLength(1);
      expect(mails.filter((mail) => mail.replyTo === to)).toHaveLength(1);
    }
  });

  test('the acknowledgement repeats what was chosen, in words, and says what happens next', async () => {
    await submitContact(services, byVisitor(services, contactAnswers));
    const mail = (await mailsOf(services)).find((one) => one.to === 'ada@example.com');
    for (const words of ['SEO Services', '£5,000–£15,000', 'As soon as possible'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/within 24 hours/i);
    const ref = /from=([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
    expect(await leadOfRef(services, ref)).toMatchObject({ name: 'Ada Example', company: 'Example Ltd' });
  });

  test('the same key gives the same lead and one set of e-mails, at once or later', async () => {
    const submission = byVisitor(services, contactAnswers);
    const all = await Promise.all(Array.from({ length: 20 }, () => submitContact(services, submission)));
    expect(new Set(all.map((lead) => lead.id)).size).toBe(1);
    services.setNow(services.clock.now() + day);
    expect((await submitContact(services, submission)).id).toBe(all[0]?.id);
    expect(await storedLeads()).toHaveLength(1);
    expect(await mailsOf(services)).toHaveLength(2);
  });

  test('a form that is sent again with corrections is a submission of its own, and that one once', async () => {
    for (const [submit, answers, correction] of [
      [submitContact, contactAnswers, { message: 'Something else entirely.' }],
      [submitQuote, quoteAnswers, { fullName: 'Quentin Corrected' }],
      [submitOffer, offerAnswers, { businessName: 'Corrected Ltd' }],
    ] as const) {
      const before = (await storedLeads()).length;
      const form = byVisitor(services, answers);
      const corrected = { ...form, input: { ...form.input, ...correction } };
      // Scripts send some forms as JSON: the form's signed time tells them from programs.
      const asJson = { ...corrected, byForm: false };
      const first = await submit(services, form);
      const all = await Promise.all([corrected, asJson, corrected].map((one) => submit(services, one)));
      expect(new Set(all.map((lead) => lead.id)).size).toBe(1);
      expect(all[0]?.id).not.toBe(first.id);
      expect((await submit(services, form)).id).toBe(first.id);
      expect(await storedLeads()).toHaveLength(before + 2);
    }
    expect(await mailsOf(services)).toHaveLength(12);
  });

  test('both versions of a form that arrive at the same moment are stored', async () => {
    const form = byVisitor(services, contactAnswers);
    const corrected = { ...form, input: { ...form.input, message: 'Something else entirely.' } };
    const all = [form, corrected, form, corrected, form, corrected];
    const leads = await Promise.all(all.map((one) => submitContact(services, one)));
    expect(new Set(leads.map((lead) => lead.id)).size).toBe(2);
    expect(await storedLeads()).toHaveLength(2);
    expect(await mailsOf(services)).toHaveLength(4);
  });

  test('a program that uses a key for something else is told so', async () => {
    await submitContact(services, bySelf({ ...contactAnswers, idempotencyKey: 'one' }));
    const others = await Promise.allSettled([
      submitContact(services, bySelf({ ...contactAnswers, company: 'Other', idempotencyKey: 'one' })),
      submitQuote(services, bySelf({ ...quoteAnswers, idempotencyKey: 'one' })),
    ]);
    for (const other of others) expect(other).toMatchObject({ reason: { code: 'conflict' } });
    expect(await storedLeads()).toHaveLength(1);
  });

  test('a key is not used up by answers that were refused', async () => {
    const submission = byVisitor(services, contactAnswers);
    const wrong = { ...submission, input: { ...submission.input, email: 'ada@' } };
    await expect(submitContact(services, wrong)).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: 'Please enter a valid email address' },
    });
    expect((await submitContact(services, submission)).email).toBe('ada@example.com');
  });

  test('what looks like a program goes to quarantine, silent, and goes on once released', async () => {
    const lead = await submitContact(
      services,
      bySelf({ ...contactAnswers, homepage: 'https://spam.example' }),
    );
    expect(lead).toMatchObject({ quarantine: 'held', reasons: [{ code: 'honeypot' }, { code: 'no-form' }] });
    await submitContact(services, bySelf({ ...contactAnswers, email: 'x@mailinator.com', newsletter: true }));
    expect(await mailsOf(services)).toEqual([]);
    expect((await listLeads(services, { quarantine: false, kind: null })).leads).toEqual([]);
    expect((await listLeads(services, { quarantine: true, kind: null })).total).toBe(2);

    await releaseLead(services, staff, lead.id);
    await releaseLead(services, staff, lead.id);
    expect((await findLead(services, lead.id))?.lead).toMatchObject({
      quarantine: 'released',
      status: 'new',
    });
    expect((await mailsOf(services)).map((mail) => mail.to).sort()).toEqual([
      'ada@example.com',
      'hello@foreshore.example',
    ]);
  });

  test('one digest a day tells the agency of what is in quarantine, and none when nothing is', async () => {
    const quarantined = (email: string) =>
      submitContact(services, bySelf({ ...contactAnswers, email, homepage: 'x' }));
    const first = await quarantined('one@example.com');
    await quarantined('two@example.com');
    await deliverAll(services, { for: day });
    const digests = await mailsOf(services);
    expect(digests.map((mail) => mail.subject)).toEqual(['2 submissions wait in quarantine']);
    expect(digests[0]?.text).toContain('one@example.com');

    const third = await quarantined('three@example.com');
    for (const { id } of (await listLeads(services, { quarantine: true, kind: null })).leads) {
      if (id === first.id) await releaseLead(services, staff, id);
      else await setLeadStatus(services, staff, id, 'spam');
    }
    await deliverAll(services, { for: day });
    expect((await mailsOf(services)).filter((mail) => mail.subject.includes('quarantine'))).toHaveLength(1);
    expect((await findLead(services, third.id))?.lead.status).toBe('spam');
  });

  test('a form that came back at once goes to quarantine, one that took its time is not', async () => {
    const slow = byVisitor(services, contactAnswers);
    const quick = { ...slow, input: { ...slow.input, idempotencyKey: 'other' } };
    expect((await submitContact(services, slow)).quarantine).toBe('none');
    services.setNow(services.clock.now() - 59_500);
    expect((await submitContact(services, quick)).reasons).toMatchObject([{ code: 'too-fast' }]);
    const forged = { ...quick, input: { ...quick.input, idempotencyKey: 'third', formToken: '1.forged' } };
    expect((await submitContact(services, forged)).reasons).toMatchObject([{ code: 'forged-form' }]);
  });

  test('offer requests say whether they came in time, and only those that did take a place', async () => {
    services.setNow(offerOpen);
    await submitOffer(services, bySelf(offerAnswers));
    await submitOffer(services, bySelf({ ...offerAnswers, email: 'OLGA@example.com' }));
    await submitOffer(services, bySelf({ ...offerAnswers, email: 'held@example.com', homepage: 'x' }));
    services.setNow(offerOpen + 1000);
    const late = await submitOffer(services, bySelf({ ...offerAnswers, email: 'late@example.com' }));
    expect(late.offer).toEqual({ id: 'summer-2025', state: 'ended' });
    expect(late.consent).toEqual({
      text: expect.stringContaining('ended on 31 August 2025'),
      at: offerOpen + 1000,
    });
    expect(await standingNow(services.db.query, offerOpen)).toEqual({ state: 'full', spots: 0 });
    const mails = await mailsOf(services);
    expect(mails.filter((mail) => mail.subject.includes('(after the close)'))).toHaveLength(1);
  });

  test('attribution is stored with lead and booking, and a booking by a known lead is linked to it', async () => {
    const touch = {
      landing: '/services/seo-geo',
      referrer: '',
      at: 1,
      utm_source: 'google',
      utm_medium: 'cpc',
    };
    const attribution = { first: touch, last: touch };
    const lead = await submitContact(
      services,
      bySelf({ ...contactAnswers, attribution: JSON.stringify(attribution) }),
    );
    expect((await findLead(services, lead.id))?.lead.attribution).toEqual(attribution);
    const slot = { selectedDate: '2026-11-24', name: 'Ada', attribution };
    const known = await book(services, { ...slot, email: 'Ada@Example.com', selectedTime: '09:00' });
    const stranger = await book(services, { ...slot, email: 'new@example.com', selectedTime: '10:00' });
    const { id, kind, createdAt } = lead;
    expect(await originOf(services, known.id)).toEqual({ lead: { id, kind, createdAt }, attribution });
    expect(await originOf(services, stranger.id)).toEqual({ lead: null, attribution });
    const from = leadRef(services, id, pageRefMs);
    const led = { ...slot, email: 'other@example.com', selectedTime: '11:00' };
    const otherAddress = await book(services, { ...led, from });
    expect(await originOf(services, otherAddress.id)).toMatchObject({ lead: { id } });
    // From the link of a mail, a visit tells nothing of itself: the enquiry's source stays with the call.
    const quiet = { landing: '/book-discovery-call', referrer: '', at: touch.at };
    const fromMail = await book(services, {
      ...led,
      selectedTime: '15:00',
      from,
      attribution: { first: quiet, last: quiet },
    });
    expect((await originOf(services, fromMail.id)).attribution).toEqual(attribution);
    const forged = await book(services, { ...led, selectedTime: '13:00', from: `${from}0` });
    expect(await originOf(services, forged.id)).toMatchObject({ lead: null });
  });

  test('a reference ends, and cannot be made up', async () => {
    const lead = await submitContact(services, bySelf(contactAnswers));
    const ref = leadRef(services, lead.id, day);
    expect((await leadOfRef(services, ref))?.id).toBe(lead.id);
    const [id, , signature] = ref.split('.');
    expect(await leadOfRef(services, `${id}.zzzzzzzzz.${signature}`)).toBeNull();
    for (const odd of [null, '', 'x', `${lead.id}..`]) expect(await leadOfRef(services, odd)).toBeNull();
    services.setNow(services.clock.now() + day);
    expect(await leadOfRef(services, ref)).toBeNull();
  });

  test('the list is paged, newest first, and knows its kinds', async () => {
    for (let index = 0; index <= leadsPerPage; index += 1) {
      services.setNow(services.clock.now() + 1);
      await submitQuote(services, bySelf({ ...quoteAnswers, fullName: `Number ${index}` }));
    }
    const quotes = { quarantine: false, kind: 'quote' } as const;
    const first = await listLeads(services, quotes);
    const place = readPlace(new URLSearchParams({ after: first.after ?? '' }), leadOrder);
    const last = await listLeads(services, quotes, place);
    expect([first.total, first.before, first.leads.length]).toEqual([leadsPerPage + 1, null, leadsPerPage]);
    expect([last.after, last.before]).toEqual([null, expect.any(String)]);
    expect(first.leads[0]?.name).toBe(`Number ${leadsPerPage}`);
    expect(last.leads.map((lead) => lead.name)).toEqual(['Number 0']);
    expect((await listLeads(services, { quarantine: false, kind: 'offer' })).total).toBe(0);
  });

  test('what was typed never reaches the log', async () => {
    await submitContact(services, byVisitor(services, { ...contactAnswers, phone: '01723 111222' }));
    await submitContact(services, bySelf({ ...contactAnswers, homepage: 'x' }));
    await deliverAll(services);
    const log = services.logLines.join('\n');
    expect(log).toContain('lead-stored');
    for (const typed of ['Ada', 'ada@example.com', '01723', 'garden']) expect(log).not.toContain(typed);
  });
});
