import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { confirmRequest } from '#server/bookings/decide.ts';
import { markBooking } from '#server/bookings/mark.ts';
import { backgroundMs, withPatience } from '#server/db/patience.ts';
import { makePerson } from '#server/inbox/sort/make-person.ts';
import { releaseLead } from '#server/leads/release.ts';
import { setLeadStatus } from '#server/leads/set-status.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import { doubtedUnder } from '#server/people/doubted.ts';
import { asked, owner, ownerConfirms } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, quoteAnswers } from '#tests/support/leads.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const { email } = contactAnswers;

describe.each(engines)('people on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const people = () => services.db.query.selectFrom('people').selectAll().orderBy('name').execute();
  const person = async () => {
    const all = await people();
    expect(all).toHaveLength(1);
    return all[0] as (typeof all)[number];
  };
  /** What happened but for mails, which go out meanwhile. */
  const told = async () => {
    const rows = await services.db.query.selectFrom('timeline').selectAll().orderBy('at').execute();
    return rows
      .filter((row) => !row.kind.startsWith('mail-'))
      .map((row) => [row.kind, row.actor.replace(/:.*/, ''), JSON.parse(row.payload)]);
  };
  const kinds = async () => (await told()).map(([kind]) => kind);
  const later = () => services.setNow(services.clock.now() + 1000);

  test('enquiries, calls and the newsletter of one address are one person’s, whatever its case', async () => {
    await subscribe(services, { email });
    expect(await people()).toEqual([]);
    later();
    await submitContact(services, bySelf(contactAnswers));
    later();
    await submitQuote(
      services,
      bySelf({ ...quoteAnswers, fullName: 'Ada Example', email: 'ADA@Example.com' }),
    );
    later();
    await book(services, { ...asked, name: 'Ada Example', email: 'Ada@example.com' });
    expect(await person()).toMatchObject({
      ...{ name: 'Ada Example', company: 'Example Ltd', status: 'new' },
      ...{ waiting_since: fridayMorning + 1000, last_at: fridayMorning + 3000 },
    });
    expect(await kinds()).toEqual(['newsletter-asked', 'enquiry', 'enquiry', 'call-booked']);
    for (const table of ['leads', 'bookings', 'newsletter_subscriptions'] as const) {
      const rows = await services.db.query.selectFrom(table).select('person_id').execute();
      expect(new Set(rows.map((row) => row.person_id)), table).toEqual(new Set([(await person()).id]));
    }
  });

  test('a stranger with the address of somebody known fills in at most; what is claimed stays with the enquiry', async () => {
    await submitContact(services, bySelf(contactAnswers));
    later();
    await submitQuote(
      services,
      bySelf({ ...quoteAnswers, email, fullName: 'Mallory', phone: '01723 111222', companyName: 'Evil Ltd' }),
    );
    expect(await person()).toMatchObject({ name: 'Ada Example', company: 'Example Ltd' });
    const [, second] = await told();
    const claimed = expect.objectContaining({ name: 'Mallory' });
    expect(second).toEqual(['enquiry', 'visitor', { kind: 'quote', claimed }]);
  });

  test('several who make a person of one letter at the same moment make one, who waits since it came', async () => {
    const at = fridayMorning - 1000;
    const letter = {
      in_reply_to: null,
      refs: '',
      from_name: 'Bob',
      from_email: 'bob@new.example',
      to_emails: '[]',
    };
    await services.db.query
      .insertInto('messages')
      .values({
        ...{ ...letter, id: 'm1', message_id: '<m1@x>', subject: 'Our site', text: 'Hello' },
        ...{ direction: 'in', kind: 'letter', state: 'unsorted', person_id: null, at, created_at: at },
      })
      .execute();
    const made = await Promise.all(Array.from({ length: 6 }, () => makePerson(services, owner, 'm1')));
    expect(new Set(made).size).toBe(1);
    expect(await person()).toMatchObject({ id: made[0], name: 'Bob', waiting_since: at });
    expect(await kinds()).toEqual(['letter-in']);
  });

  test('what is in quarantine makes and touches nobody, until it is released', async () => {
    await submitQuote(
      services,
      bySelf({ ...quoteAnswers, fullName: 'Real Person', email: 'real@example.com' }),
    );
    const before = await person();
    later();
    const held = await submitContact(
      services,
      bySelf({ ...contactAnswers, email: 'real@example.com', name: 'Spam', homepage: 'x' }),
    );
    await submitContact(services, bySelf({ ...contactAnswers, email: 'other@example.com', homepage: 'x' }));
    expect(await person()).toEqual(before);
    const underTheirs = () => doubtedUnder(services.db.query, ['real@example.com']);
    expect(await underTheirs()).toMatchObject({ leads: [{ id: held.id }], calls: [] });
    later();
    await Promise.all([releaseLead(services, owner, held.id), releaseLead(services, owner, held.id)]);
    expect(await person()).toMatchObject({ name: 'Real Person', last_at: fridayMorning + 2000 });
    expect(await kinds()).toEqual(['enquiry', 'enquiry']);
    expect(await underTheirs()).toEqual({ leads: [], calls: [] });
  });

  test('a call that looks odd is nobody’s until the owner says yes', async () => {
    const odd = await book(services, { ...asked, homepage: 'https://spam.example' });
    expect(odd.doubted).toBe(true);
    expect(await people()).toEqual([]);
    const under = (address: string) => doubtedUnder(services.db.query, [address]);
    expect(await under(asked.email)).toMatchObject({ leads: [], calls: [{ id: odd.id }] });
    expect(await under('ann+other@example.com')).toEqual({ leads: [], calls: [] });
    later();
    await confirmRequest(services, owner, odd.id);
    expect(await under(asked.email)).toEqual({ leads: [], calls: [] });
    expect(await person()).toMatchObject({ name: asked.name, waiting_since: null });
    expect(await kinds()).toEqual(expect.arrayContaining(['call-requested', 'call-confirmed']));
  });

  test('somebody who asks for a call waits for the owner’s answer; a call that was held makes a contact', async () => {
    await ownerConfirms(services);
    const { id, endsAt } = await book(services, asked);
    expect(await person()).toMatchObject({ waiting_since: fridayMorning, status: 'new' });
    later();
    await confirmRequest(services, owner, id);
    expect(await person()).toMatchObject({ waiting_since: null, status: 'new' });
    services.setNow(endsAt);
    await markBooking(services, owner, id, 'done');
    expect(await person()).toMatchObject({ status: 'contacted' });
    later();
    await markBooking(services, owner, id, 'unmark');
    expect((await kinds()).filter((kind) => kind.startsWith('call-'))).toEqual([
      ...['call-requested', 'call-confirmed', 'call-done', 'call-unmarked'],
    ]);
    expect(new Set((await told()).map(([, actor]) => actor))).toEqual(new Set(['visitor', 'staff']));
  });

  test('the newsletter and delivered mails are told, and a call called off by staff', async () => {
    await submitContact(services, bySelf(contactAnswers));
    await subscribe(services, { email });
    const { id } = await services.db.query
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    await confirmSubscription(services, newsletterToken(services.keys, 'confirm', { id, generation: 0 }));
    await unsubscribe(services, newsletterToken(services.keys, 'unsubscribe', { id, generation: 0 }));
    const call = await book(services, { ...asked, email });
    await cancelBooking(services, owner, call.id);
    await deliverAll(services);
    const all = await kinds();
    for (const kind of ['newsletter-asked', 'newsletter-confirmed', 'newsletter-left', 'call-cancelled'])
      expect(
        all.filter((one) => one === kind),
        kind,
      ).toHaveLength(1);
    const mails = services.db.query.selectFrom('timeline').select('payload').where('kind', '=', 'mail-sent');
    expect((await mails.execute()).length).toBeGreaterThanOrEqual(3);
  });

  test('a new enquiry makes somebody lost new again; who was won stays, and spam stays spam', async () => {
    const lead = await submitContact(services, bySelf(contactAnswers));
    const outcomes = [];
    for (const status of ['lost', 'won', 'spam']) {
      later();
      await setLeadStatus(services, owner, lead.id, status);
      const { waiting_since: waits } = await person();
      later();
      await submitQuote(services, bySelf({ ...quoteAnswers, email }));
      outcomes.push([status, waits, (await person()).status]);
    }
    expect(outcomes).toEqual([
      ['lost', null, 'new'],
      ['won', null, 'won'],
      ['spam', null, 'spam'],
    ]);
    const marks = await services.db.query
      .selectFrom('leads')
      .select('status')
      .orderBy('created_at')
      .execute();
    expect(marks.map(({ status }) => status)).toEqual(['spam', 'spam', 'spam', 'new']);
  });

  test('forty arrivals of one address at once make one person, and none fails', async () => {
    const times = ['09:00', '10:00', '11:00', '13:00'];
    const arrive = () => {
      const arrivals = Array.from({ length: 36 }, (_, index) =>
        submitContact(services, bySelf({ ...contactAnswers, message: `Number ${index} of many.` })),
      );
      const calls = times.map((selectedTime, index) =>
        book(services, { ...asked, email, selectedDate: `2026-11-${24 + index}`, selectedTime }),
      );
      return Promise.all<unknown>([...arrivals, ...calls]);
    };
    // They wait for each other's rows, on a busy machine for longer than a visitor would.
    await withPatience(backgroundMs, arrive);
    await person();
    expect(await kinds()).toHaveLength(40);
  });
});
