import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { askToMove } from '#server/bookings/absences/answer.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { markBooking } from '#server/bookings/mark.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import { tellNoLink } from '#server/calendar/sync/tell-no-link.tsx';
import { tellRefused } from '#server/calendar/sync/tell-refused.tsx';
import { refusedMail } from '#server/content/releases/refused-mail.tsx';
import { receiveDataRequest } from '#server/data-requests/receive.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { serverTestMail } from '#server/mail/try-server.tsx';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { noticeMail, switchedOffMail, testMail } from '#server/notices/mails.tsx';
import { webhookOffMail } from '#server/notices/webhook-off.tsx';
import { invitationMail, resetMail } from '#server/team/mails.tsx';
import { sendMorningDigest } from '#server/today/morning-digest.tsx';
import { warnOfPromises } from '#server/today/promise-warning.tsx';
import { asked, at, owner, ownerConfirms } from '#tests/support/bookings.ts';
import { bySelf, contactAnswers, deliverAll, mailsOf, quoteAnswers } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

type Written = { subject: string; html: string; text: string };

/** Every kind of e-mail that the site writes, each by what causes it. */
async function everyMail(services: TestServices): Promise<Written[]> {
  await addStaff(services, owner);
  const touch = { landing: '/', referrer: '', at: 1, utm_source: 'google', utm_medium: 'cpc', gclid: 'x' };
  await submitContact(services, bySelf({ ...contactAnswers, attribution: { first: touch, last: touch } }));
  await submitQuote(services, bySelf({ ...quoteAnswers, homepage: 'a program filled this in' }));
  await submitQuote(services, bySelf({ ...quoteAnswers, phone: '01723 555 010' }));
  await subscribe(services, { email: 'reader@example.com' });
  await receiveDataRequest(services, {
    kind: 'complaint',
    name: 'Ada',
    email: 'ada@example.com',
    message: 'All.',
  });
  await warnOfPromises(services);
  await deliverAll(services);
  services.setNow(at('08:00'));
  const fromNewYork = { ...asked, selectedTime: '14:00', visitorZone: 'America/New_York' };
  const first = await book(services, fromNewYork);
  const moved = await rescheduleBooking(services, owner, first.id, {
    selectedDate: '2026-11-24',
    selectedTime: '15:00',
    message: 'Better?',
  });
  await sendMorningDigest(services);
  await services.tellOfSecurityChange(services.db.query, { staffId: owner.id, change: 'password-changed' });
  await warnOfPromises(services);
  await tellNoLink(services, { booking: moved, updatedAt: 0 }, 1);
  await tellRefused(services, moved, 'not-written');
  await cancelBooking(services, owner, first.id, 'I am ill.');
  await ownerConfirms(services);
  const yes = await book(services, {
    ...asked,
    email: 'yes@example.com',
    selectedDate: '2026-11-25',
    phone: '07700 900123',
  });
  const no = await book(services, { ...asked, email: 'no@example.com', selectedDate: '2026-11-26' });
  await confirmRequest(services, owner, yes.id);
  await declineRequest(services, owner, no.id, 'We are away.');
  const away = await blockDate(services, owner, { date: '2026-11-25', reason: '' });
  await askToMove(services, owner, away, yes.id);
  await deliverAll(services, { for: 5 * 86_400_000 });
  await services.tellOfSecurityChange(services.db.query, {
    ...{ staffId: owner.id, change: 'mail-server-changed', detail: 'Changed by Somebody' },
  });
  services.setNow(yes.endsAt);
  await markBooking(services, owner, yes.id, 'no-show', { bookAgain: true });
  await deliverAll(services, { for: 40 * 86_400_000 });
  const link = `${services.env.SITE_URL}/new-password/abc`;
  const lines = [1, 2].map((number) => ({
    ...({ event: 'enquiry', text: `Enquiry ${number}`, path: '/admin/leads', email: asked.email } as const),
  }));
  return [
    ...(await mailsOf(services)),
    await noticeMail(owner.email, lines, services.env.SITE_URL),
    await switchedOffMail(owner.email, { way: 'Slack', why: '404', siteUrl: services.env.SITE_URL }),
    await testMail(owner.email, services.env.SITE_URL),
    { to: owner.email, ...(await serverTestMail(services.env.SITE_URL)) },
    await refusedMail(owner.email, {
      number: 7,
      why: ['‘CRM’ was published in another version.'],
      siteUrl: services.env.SITE_URL,
    }),
    await webhookOffMail(owner.email, { id: 'crm', name: 'CRM', why: '410', siteUrl: services.env.SITE_URL }),
    await resetMail(owner, { link, at: services.clock.now(), from: '192.0.2.1' }),
    await invitationMail({ email: 'new@example.com', by: 'Owner', link }),
  ];
}

describe('every e-mail', () => {
  let services: TestServices;
  let mails: Written[];
  beforeAll(async () => {
    services = await testServices('sqlite');
    mails = await everyMail(services);
    // SHOW_MAILS=<file> keeps them, to be looked at.
    if (process.env.SHOW_MAILS) writeFileSync(process.env.SHOW_MAILS, JSON.stringify(mails));
  });
  afterAll(() => services.dispose());

  test('is among those looked at here', () => {
    const headings = mails.map(({ html }) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
    expect([...new Set(headings)].sort()).toEqual([
      '2 new enquiries',
      'A scheduled change of the website did not go out',
      'A test from Foreshore',
      'A video call has no link',
      'An answer is due soon',
      'Booking Confirmed!',
      'Choose a new password',
      'Complaint about data',
      'Could we talk at another time?',
      'Discovery call requested',
      'Google refused a calendar entry',
      'In quarantine',
      'Join Foreshore in the owner’s area',
      'Monday 23 November 2026',
      'New discovery call',
      'New enquiry',
      'New quote request',
      'Please confirm your address',
      'Shall we try again?',
      'Slack: your notices are switched off',
      'The mail server was changed',
      'The mail server works',
      'The webhook ‘CRM’ is switched off',
      'To be answered by 19 December 2026',
      'We could not confirm that time',
      'We have your complaint about personal data',
      'We have your message',
      'We have your quote request',
      'Your call has moved',
      'Your call is cancelled',
      'Your call is coming up',
      'Your password was changed',
    ]);
  });

  test('has the mark, one heading, one button at most, both palettes, and who sent it in its foot', () => {
    for (const { subject, html, text } of mails) {
      expect(html.match(/<h1/g), subject).toHaveLength(1);
      expect(html.match(/background-color:#fb7033/g)?.length ?? 0, subject).toBeLessThanOrEqual(1);
      expect(html, subject).toContain('name="color-scheme"');
      expect(html, subject).toContain('prefers-color-scheme:dark');
      expect(html, subject).toContain(`href="mailto:${site.email}"`);
      expect(html, subject).toContain(`href="tel:${site.phone.dial}"`);
      expect(text, subject).toContain(`${site.email}, ${site.phone.display}`);
    }
  });

  test('tells no tag of an address by its name, and links only to pages, addresses and numbers', () => {
    for (const { subject, html, text } of mails) {
      expect(text, subject).not.toMatch(/utm_|undefined|null|NaN|\[object/);
      for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g))
        expect(href, subject).toMatch(/^(https?:\/\/[^/ ]+\/|mailto:\S+@|tel:\+?\d+$)/);
    }
  });

  test('says when a call is as its largest words, by both clocks where they differ', () => {
    const confirmed = mails.find(({ subject }) => subject.startsWith('Your discovery call on Wednesday'));
    const moved = mails.find(({ html }) => html.includes('Your call has moved'));
    expect(confirmed?.html).toMatch(/font-size:40px[^>]*>10:00 AM/);
    expect(moved?.html).toMatch(/font-size:24px[^>]*>3:00 PM/);
    expect(moved?.html).toMatch(/font-size:40px[^>]*>10:00 AM/);
    expect(moved?.text).toContain('When: Tuesday, November 24th, 2026 at 3:00 PM (Greenwich Mean Time)');
    expect(moved?.text).toContain(
      'Your time: Tuesday, November 24th, 2026 at 10:00 AM (Eastern Standard Time)',
    );
  });

  test('tells the agency by when an answer is promised', () => {
    const told = mails.find(({ subject }) => subject === 'Enquiry: Example Ltd');
    expect(told?.text).toContain('An answer is promised by Monday 23 November 2026, 9:00 AM');
  });
});
