import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hourMs } from '#domain/format/durations.ts';
import { book } from '#server/bookings/book.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { changeStatus } from '#server/people/change-status.ts';
import { todaysCalls } from '#server/today/agenda.ts';
import { answersDue, mostDue, proposalsDue, stepsDue } from '#server/today/due.ts';
import { lately, mostLately } from '#server/today/lately.ts';
import { sendMorningDigest } from '#server/today/morning-digest.tsx';
import { warnOfPromises } from '#server/today/promise-warning.tsx';
import { asked, at, mailsTo, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('what is due today on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const contact = (changes: Record<string, string> = {}) =>
    submitContact(services, bySelf({ ...contactAnswers, ...changes }));
  const setStatus = (id: string, status: 'contacted' | 'proposal') =>
    services.db.query.transaction().execute((trx) =>
      changeStatus(
        trx,
        owner,
        { id, from: 'new', at: services.clock.now() },
        {
          ...{ status, reason: '', valuePence: null },
        },
      ),
    );
  const told = async (subject: RegExp) =>
    (await mailsTo(services, agencyAddress(services.env))).filter((mail) => subject.test(mail.subject));

  test('an enquiry is owed an answer and a proposal, a quote an answer; weekends do not count', async () => {
    await contact();
    await submitQuote(services, bySelf(quoteAnswers));
    const owed = (await answersDue(services.db.query)).shown;
    expect(owed.map(({ person, at: due }) => [person.name, due])).toEqual([
      ['Ada Example', at('09:00')],
      ['Quentin Quote', at('09:00', '2026-11-24')],
    ]);
    const [proposal, ...others] = (await proposalsDue(services.db.query)).shown;
    expect([proposal?.person.name, proposal?.at]).toEqual(['Ada Example', at('09:00', '2026-11-24')]);
    expect(others).toEqual([]);
  });

  test('what visitors and colleagues did since then is news, one’s own doings and those of the site are not', async () => {
    await contact({ email: 'before@example.com' });
    services.setNow(fridayMorning + 2 * hourMs);
    await contact();
    const since = fridayMorning + hourMs;
    const news = async (me = 'somebody else') =>
      (await lately(services.db.query, { since, me })).map(({ kind, person }) => [kind, person.name]);
    expect(await news()).toEqual([['enquiry', 'Ada Example']]);
    const [owed] = (await answersDue(services.db.query)).shown.slice(-1);
    services.setNow(fridayMorning + 3 * hourMs);
    await setStatus(owed?.person.id ?? '', 'contacted');
    expect(await news()).toEqual([
      ['status', 'Ada Example'],
      ['enquiry', 'Ada Example'],
    ]);
    expect(await news(owner.id)).toEqual([['enquiry', 'Ada Example']]);
    for (let n = 0; n < mostLately; n += 1) await contact({ email: `n${n}@example.com` });
    expect(await news()).toHaveLength(mostLately);
  });

  test('the first promise holds when somebody writes again; contact ends one, a proposal both', async () => {
    await contact();
    services.setNow(fridayMorning + hourMs);
    await contact({ message: 'One thing more, which I forgot to say.' });
    const [owed] = (await answersDue(services.db.query)).shown;
    expect(owed?.at).toBe(at('09:00'));
    await setStatus(owed?.person.id ?? '', 'contacted');
    expect((await answersDue(services.db.query)).shown).toEqual([]);
    expect((await proposalsDue(services.db.query)).shown).toHaveLength(1);
    await setStatus(owed?.person.id ?? '', 'proposal');
    expect((await proposalsDue(services.db.query)).shown).toEqual([]);
  });

  test('next steps come on their day; what does not fit is counted', async () => {
    await contact();
    await services.db.query
      .updateTable('people')
      .set({ next_step: 'Send the figures', next_step_on: '2026-11-23' })
      .execute();
    expect((await stepsDue(services.db.query, '2026-11-22')).shown).toEqual([]);
    expect((await stepsDue(services.db.query, '2026-11-23')).shown).toMatchObject([
      { step: 'Send the figures', on: '2026-11-23' },
    ]);
    for (let n = 0; n < mostDue + 1; n += 1) await contact({ email: `a${n}@example.com` });
    const { shown, more } = await answersDue(services.db.query);
    expect([shown.length, more]).toEqual([mostDue, 2]);
  });

  test('the agenda holds the calls of the day and how each is held', async () => {
    await book(services, { ...asked, phone: '01723 555 0142' });
    expect(await todaysCalls(services, 'Europe/London')).toEqual([]);
    services.setNow(at('10:05'));
    const [row, ...others] = await todaysCalls(services, 'Europe/London');
    expect(row).toMatchObject({ phase: 'running', booking: { name: asked.name }, talk: { kind: 'ring' } });
    expect(row?.person).toMatchObject({ status: 'new', step: '' });
    expect(others).toEqual([]);
  });

  test('before a promise breaks the agency is told once, of all in one e-mail, and not of the answered', async () => {
    await contact();
    await contact({ name: 'Bea Example', email: 'bea@example.com' });
    services.setNow(at('04:59') - 1);
    await warnOfPromises(services);
    expect(await told(/due soon/)).toEqual([]);
    services.setNow(at('05:00'));
    await Promise.all([warnOfPromises(services), warnOfPromises(services)]);
    await warnOfPromises(services);
    const [mail, ...others] = await told(/due soon/);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 answers are due soon');
    expect(mail?.text).toMatch(/Ada Example[\s\S]+ada@example.com[\s\S]+4 hours left[\s\S]+Bea Example/);
    await contact({ name: 'Cy Example', email: 'cy@example.com' });
    const cy = (await answersDue(services.db.query)).shown.find(({ person }) => person.name === 'Cy Example');
    await setStatus(cy?.person.id ?? '', 'contacted');
    services.setNow(at('04:00', '2026-11-24'));
    await warnOfPromises(services);
    expect(await told(/due soon/)).toHaveLength(1);
  });

  test('the digest comes once on the morning of a working day that holds anything', async () => {
    services.setNow(at('08:00', '2026-11-24'));
    await sendMorningDigest(services);
    services.setNow(fridayMorning);
    await contact();
    await book(services, { ...asked, phone: '01723 555 0142' });
    for (const time of [at('08:00', '2026-11-21'), at('07:29'), at('11:00')]) {
      services.setNow(time);
      await sendMorningDigest(services);
    }
    expect(await told(/^Today/)).toEqual([]);
    services.setNow(at('07:30'));
    await sendMorningDigest(services);
    services.setNow(at('08:30'));
    await sendMorningDigest(services);
    const [mail, ...others] = await told(/^Today/);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Today: 1 call, 1 answer due');
    expect(mail?.text).toMatch(/10:00 AM[\s\S]+Ann Visitor[\s\S]+Ada Example[\s\S]+1 hour left/);
  });
});
