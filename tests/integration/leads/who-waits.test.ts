import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourMs } from '#domain/format/durations.ts';
import { type Mood, type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { sendLetter } from '#server/inbox/send/send-letter.ts';
import { takeBack } from '#server/inbox/send/take-back.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { resend } from '#server/outbox/resend.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markWaiting } from '#server/people/waiting.ts';
import { answersDue } from '#server/today/due.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers } from '#tests/support/leads.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

let smtp: SmtpStandIn;
let mood: Mood = 'take';
/** What the mail server says against every receiver, after 550. */
let against: string | null = null;
beforeAll(async () => {
  smtp = await startSmtp(
    () => mood,
    undefined,
    undefined,
    () => against,
  );
});
afterAll(() => smtp.stop());

describe.each(engines)('who waits for an answer that did not go, on %s', (engine) => {
  let services: TestServices;
  let bea: CurrentStaff;
  beforeEach(async () => {
    mood = 'take';
    against = null;
    services = await testServices(engine, { SMTP_URL: smtp.url, AGENCY_EMAIL: 'hello@agency.example' });
    const email = 'bea@agency.example';
    bea = { id: await addStaff(services, { email, name: 'Bea' }), name: 'Bea', email, role: 'staff' };
    await contact();
  });
  afterEach(() => services.dispose());

  const contact = (changes: Record<string, string> = {}) =>
    submitContact(services, bySelf({ ...contactAnswers, ...changes }));
  const ada = () => services.db.query.selectFrom('people').selectAll().executeTakeFirstOrThrow();
  const waits = async () => {
    const { waiting_since, answer_due_at } = await ada();
    return { since: waiting_since, dueAt: answer_due_at };
  };
  const nobody = { since: null, dueAt: null };
  const due = async () => (await answersDue(services.db.query)).shown.map(({ person }) => person.name);
  const pass = (ms: number) => services.setNow(services.clock.now() + ms);
  const send = async (changes: Record<string, string> = {}) => {
    const words = { to: contactAnswers.email, subject: 'Your enquiry', text: 'Dear Ada', answers: '' };
    const input = { key: crypto.randomUUID(), seen: '', ...words, ...changes };
    return sendLetter(services, bea, { personId: (await ada()).id, input, files: [] });
  };
  const letter = (id: string) =>
    services.db.query.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entryOf = (id: string) =>
    services.db.query
      .selectFrom('outbox')
      .select(['id', 'status'])
      .where('dedupe_key', '=', `letter:${id}`)
      .executeTakeFirstOrThrow();
  const address = () =>
    services.db.query.selectFrom('person_addresses').selectAll().executeTakeFirstOrThrow();

  /** Writes to Ada an hour after her enquiry, with what the mail server does to it. */
  const sendInVain = async () => {
    pass(hourMs);
    const id = await send();
    expect(await waits()).toEqual(nobody);
    pass(60_000);
    await services.drainOutbox();
    expect((await entryOf(id)).status).toBe('dead');
    return id;
  };

  test('a letter that is taken back gives whoever wrote by a form the promise that it ended', async () => {
    const before = await waits();
    expect(before.since).toBe(fridayMorning);
    pass(hourMs);
    const id = await send();
    expect(await waits()).toEqual(nobody);
    pass(10_000);
    await takeBack(services, id);
    expect(await waits()).toEqual(before);
    expect(await due()).toEqual(['Ada Example']);
  });

  test('one that answered a letter gives back the earlier promise, not one counted from that letter', async () => {
    const before = await waits();
    pass(hourMs);
    const { id: person_id } = await ada();
    const at = services.clock.now();
    await services.db.query
      .insertInto('messages')
      .values({
        ...{ id: 'in', person_id, direction: 'in', kind: 'letter', state: 'sorted', message_id: '<in@x>' },
        ...{ in_reply_to: null, refs: '', from_name: '', from_email: contactAnswers.email, subject: 'More' },
        ...{ text: '', to_emails: '[]', at, created_at: at },
      })
      .execute();
    await services.db.query
      .transaction()
      .execute((trx) => markWaiting(trx, person_id, { what: 'letter', at }));
    await takeBack(services, await send({ answers: 'in', seen: 'in' }));
    expect(await waits()).toEqual(before);
  });

  test('who asked again meanwhile is held to the first promise; who was answered meanwhile waits no more', async () => {
    const before = await waits();
    pass(hourMs);
    const first = await send();
    pass(1000);
    await contact({ message: 'One thing more, which I forgot to say.' });
    await takeBack(services, first);
    expect(await waits()).toEqual(before);

    const second = await send();
    pass(1000);
    const third = await send({ seen: second });
    await takeBack(services, second);
    expect(await waits()).toEqual(nobody);
    // Neither has gone, whichever was taken back first.
    await takeBack(services, third);
    expect(await waits()).toEqual(before);

    const fourth = await send();
    const fifth = await send({ seen: fourth });
    await takeBack(services, fifth);
    expect(await waits()).toEqual(nobody);
    await takeBack(services, fourth);
    expect(await waits()).toEqual(before);

    const last = await send();
    pass(1000);
    const { id: personId } = await ada();
    const actor = `staff:${bea.id}` as const;
    await services.db.query
      .transaction()
      .execute((trx) =>
        addToTimeline(trx, { personId, at: services.clock.now(), kind: 'call-confirmed', actor }),
      );
    await takeBack(services, last);
    expect(await waits()).toEqual(nobody);
  });

  test('a letter refused for good has its person wait, marks the address, and answers once it goes', async () => {
    against = '5.1.1 No such user';
    const id = await sendInVain();
    const failedAt = services.clock.now();
    expect((await waits()).since).toBe(failedAt);
    expect(await due()).toEqual(['Ada Example']);
    const reason = expect.stringContaining('550, RCPT TO');
    expect(await letter(id)).toMatchObject({ bounce_reason: reason, sent_at: null });
    expect(await address()).toMatchObject({ bounced_at: failedAt, bounce_reason: reason });
    const lines = await services.db.query
      .selectFrom('timeline')
      .select('kind')
      .where('subject', '=', `message:${id}`)
      .orderBy('at')
      .execute();
    expect(lines.map(({ kind }) => kind)).toEqual(['letter-out', 'mail-failed']);

    against = null;
    await resend(services, bea, (await entryOf(id)).id);
    await services.drainOutbox();
    expect(await letter(id)).toMatchObject({ bounce_reason: null, sent_at: failedAt });
    expect(await waits()).toEqual(nobody);
  });

  test('a mail of the site that is refused for its address marks the address, and is told', async () => {
    against = '5.1.1 No such user';
    const before = await waits();
    await services.drainOutbox();
    const reason = expect.stringContaining('550, RCPT TO');
    expect(await address()).toMatchObject({ bounced_at: fridayMorning, bounce_reason: reason });
    expect(await waits()).toEqual(before);
    const lines = await services.db.query.selectFrom('timeline').select('kind').execute();
    expect(lines.map(({ kind }) => kind)).toContain('mail-failed');
  });

  test.each([
    { why: 'our server’s name', says: '5.7.1 Blocked' },
    { why: 'a full mailbox', says: '5.2.2 Over quota' },
  ])('a mail of the site that is refused for $why leaves the address as it is', async ({ says }) => {
    against = says;
    await services.drainOutbox();
    expect((await address()).bounced_at).toBeNull();
  });

  test('one that goes after all does not answer what was asked since', async () => {
    against = '5.1.1 No such user';
    const id = await sendInVain();
    against = null;
    pass(hourMs);
    await contact({ message: 'One thing more, which I forgot to say.' });
    const before = await waits();
    await resend(services, bea, (await entryOf(id)).id);
    await services.drainOutbox();
    expect((await entryOf(id)).status).toBe('done');
    expect(await waits()).toEqual(before);
  });

  test.each([
    { why: 'our server’s name', says: '5.7.1 Blocked' },
    { why: 'a full mailbox', says: '5.2.2 Over quota' },
    { why: 'its words', says: null },
  ])('one refused for $why has its person wait and leaves the address as it is', async ({ says }) => {
    against = says;
    if (says === null) mood = 'refuse';
    const id = await sendInVain();
    expect((await waits()).since).toBe(services.clock.now());
    expect((await letter(id)).bounce_reason).toContain('did not accept it');
    expect((await address()).bounced_at).toBeNull();
  });
});
