import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest } from '#server/bookings/decide.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { deliverReminder } from '#server/bookings/reminders.ts';
import { rescheduleByLink } from '#server/bookings/reschedule.ts';
import { talkNow } from '#server/bookings/talk.ts';
import { leaseMs } from '#server/outbox/claim.ts';
import {
  asked,
  at,
  entriesOf,
  linksIn,
  mailsTo,
  mailToAnn,
  monday,
  owner,
  ownerConfirms,
  readInvitation,
} from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const fromNewYork = { ...asked, visitorZone: 'America/New_York' };
const hour = 60 * 60_000;

describe.each(engines)('mails about a booking on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const invitationOf = async (subject: string) => {
    const mail = await mailToAnn(services, subject);
    return readInvitation(mail.calendar?.content ?? '');
  };
  const moveTo = (token: string, selectedTime: string) =>
    rescheduleByLink(services, token, { selectedDate: monday, selectedTime });
  const tokenIn = (links: string[]) => links[0]?.split('/')[2] ?? '';
  const reminders = () =>
    mailsTo(services, asked.email).then((all) => all.filter((one) => one.subject.startsWith('Reminder')));
  const goTo = async (now: number) => {
    services.setNow(now);
    await services.drainOutbox();
  };

  test('mail, invitation and calendar links show one instant, each in the right zone', async () => {
    const booking = await book(services, fromNewYork);
    const mail = await mailToAnn(services, 'Your discovery call on Monday, November 23rd, 2026');
    for (const body of [mail.text, mail.html.replaceAll(/<[^>]*>/g, '')]) {
      expect(body).toContain('Monday, November 23rd, 2026 at 10:00 AM (Greenwich Mean Time)');
      expect(body).toContain('Monday, November 23rd, 2026 at 5:00 AM (Eastern Standard Time)');
    }
    const invitation = await invitationOf('Your discovery call');
    expect(invitation).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 0,
      startAt: at('10:00'),
      endAt: at('10:30'),
      attendees: [expect.stringMatching(/^mailto:ann@example\.com$/i)],
    });
    expect(invitation.description).toContain(manageToken(services.keys, booking));
    const links = bookingLinks(services, booking, {
      talk: await talkNow(services.db.query, booking),
      known: { byGoogle: false },
    });
    expect(new URL(links.google ?? '').searchParams.get('dates')).toBe('20261123T100000Z/20261123T103000Z');
    for (const outlook of [links.outlook, links.outlookWork]) {
      expect(new URL(outlook ?? '').searchParams.get('startdt')).toBe('2026-11-23T10:00:00.000Z');
    }
    expect(linksIn(mail)).toEqual([`${links.manage}/reschedule`, `${links.manage}/cancel`]);
  });

  test('the visitor is told who rings whom', async () => {
    await book(services, { ...fromNewYork, phone: '01723 496 000' });
    expect((await mailToAnn(services, 'Your discovery call')).text).toContain(
      'We ring you on 01723 496 000.',
    );
    await book(services, { ...fromNewYork, phone: '', email: 'bo@example.com', selectedTime: '14:00' });
    const [toBo] = await mailsTo(services, 'bo@example.com');
    expect(toBo?.text).toContain(
      'We ring you, and need a number for that. Please tell us which number to ring:',
    );
  });

  test('what is sent carries the invitation as a calendar part and as a file', async () => {
    await book(services, asked);
    await services.drainOutbox();
    const folder = path.join(services.env.DATA_DIR, 'mail');
    const sent = await Promise.all(
      readdirSync(folder).map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
    );
    const mail = sent.find((one) => one.to?.[0]?.address === asked.email);
    const parts = mail?.attachments.filter((one) => /calendar|ics/.test(one.mimeType)) ?? [];
    expect(parts.length).toBeGreaterThan(0);
    for (const { content } of parts) {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(readInvitation(text)).toMatchObject({ method: 'REQUEST', startAt: at('10:00') });
    }
  });

  test('a move updates the same entry, a cancellation removes it', async () => {
    const booking = await book(services, asked);
    const first = await invitationOf('Your discovery call');
    await services.drainOutbox();
    await moveTo(manageToken(services.keys, booking), '11:00');
    const second = await invitationOf('Moved: your');
    expect(second).toMatchObject({ method: 'REQUEST', uid: first.uid, startAt: at('11:00') });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    const token = tokenIn(linksIn(await mailToAnn(services, 'Moved: your')));
    await services.drainOutbox();
    await cancelByLink(services, token);
    const third = await invitationOf('Cancelled');
    expect(third).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: first.uid,
      startAt: at('11:00'),
    });
    expect(third.sequence).toBeGreaterThan(second.sequence);
    expect(second.description).toContain('Move or cancel it: ');
    expect(third.description).toBe(
      `This call is cancelled. Choose another time: ${services.env.SITE_URL}/book-discovery-call`,
    );
  });

  test('a request has no invitation until it is confirmed; given up by a move, its entry goes and comes back', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    expect((await mailToAnn(services, 'Request received')).calendar).toBeUndefined();
    await services.drainOutbox();
    await confirmRequest(services, owner, booking.id);
    const confirmed = await invitationOf('Your discovery call');
    await services.drainOutbox();
    const moved = await moveTo(manageToken(services.keys, booking), '11:00');
    const withdrawn = (await mailsTo(services, asked.email)).find((one) => one.calendar?.method === 'CANCEL');
    const gone = readInvitation(withdrawn?.calendar?.content ?? '');
    expect(gone).toMatchObject({ uid: confirmed.uid });
    expect(gone.sequence).toBeGreaterThan(confirmed.sequence);
    await services.drainOutbox();
    await confirmRequest(services, owner, moved.id);
    const all = (await mailsTo(services, asked.email)).filter((one) => one.calendar?.method === 'REQUEST');
    const back = all
      .map((one) => readInvitation(one.calendar?.content ?? ''))
      .find((one) => one.startAt === at('11:00'));
    expect(back?.sequence).toBeGreaterThan(gone.sequence);
  });

  test('the visitor’s own cancellation and move are told to the agency', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    const moved = await moveTo(manageToken(services.keys, booking), '11:00');
    await services.drainOutbox();
    await cancelByLink(services, manageToken(services.keys, moved));
    const subjects = (await mailsTo(services, 'hello@foreshore.example')).map((one) => one.subject);
    expect(subjects.sort()).toEqual([
      'Discovery call cancelled: Ann Visitor, Monday, November 23rd, 2026, 11:00 AM',
      'Discovery call moved: Ann Visitor, Monday, November 23rd, 2026, 11:00 AM',
      'New discovery call: Ann Visitor, Monday, November 23rd, 2026, 10:00 AM',
    ]);
  });

  test('reminders go out a day and an hour before, each once', async () => {
    await book(services, fromNewYork);
    await goTo(at('10:00') - 24 * hour - 1);
    expect(await reminders()).toHaveLength(0);
    await goTo(at('10:00') - 24 * hour);
    expect(await reminders()).toHaveLength(1);
    await goTo(at('10:00') - hour);
    await goTo(at('10:00') - 1);
    const sent = await reminders();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.text).toContain('5:00 AM (Eastern Standard Time)');
    expect(linksIn(sent[0] ?? (undefined as never))).toHaveLength(2);
  });

  test('reminders move with the call and end with it', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    const moved = await moveTo(manageToken(services.keys, booking), '15:00');
    const due = (await entriesOf(services, 'booking-reminder')).map((one) => Number(one.dueAt));
    expect(due).toEqual([at('15:00') - 24 * hour, at('15:00') - hour]);
    await goTo(at('10:00') - hour);
    expect((await reminders()).map((one) => one.text.includes('3:00 PM'))).toEqual([true]);
    await services.drainOutbox();
    await cancelByLink(services, manageToken(services.keys, moved));
    await goTo(at('15:00') - hour);
    expect(await entriesOf(services, 'booking-reminder')).toHaveLength(1);
    expect(await reminders()).toHaveLength(1);
  });

  test('a reminder that was already leased when the call moved is not sent', async () => {
    const booking = await book(services, asked);
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'leased', next_attempt_at: services.clock.now() + leaseMs })
      .where('kind', '=', 'booking-reminder')
      .execute();
    await services.drainOutbox();
    await moveTo(manageToken(services.keys, booking), '15:00');
    await goTo(at('10:00') - hour + 1);
    const [sent, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(sent?.text).toContain('3:00 PM');
  });

  test('after a night without a server only the later reminder is sent, and none once the call has begun', async () => {
    await book(services, asked);
    await book(services, { ...asked, email: 'bob@example.com', selectedTime: '09:00' });
    await goTo(at('09:30'));
    expect(await reminders()).toHaveLength(1);
    expect(
      (await mailsTo(services, 'bob@example.com')).some((one) => one.subject.startsWith('Reminder')),
    ).toBe(false);
  });

  test('nor is the earlier reminder when the later one was quicker', async () => {
    await book(services, asked);
    services.setNow(at('09:30'));
    const due = await entriesOf(services, 'booking-reminder');
    for (const { payload } of due.toReversed()) {
      await deliverReminder(services, { id: 'once', payload: JSON.parse(payload), attempt: 1 });
      await services.db.query
        .updateTable('outbox')
        .set({ status: 'done' })
        .where('payload', '=', payload)
        .execute();
    }
    expect((await reminders()).map((one) => one.subject)).toHaveLength(1);
  });

  test('the owner chooses when reminders go out; one whose time has passed is left out', async () => {
    await savePolicy(services, owner, { ...defaultPolicy, reminderMinutes: [7 * 24 * 60, 30, 120, 120] });
    await book(services, asked);
    const due = (await entriesOf(services, 'booking-reminder')).map((one) => Number(one.dueAt));
    expect(due).toEqual([at('10:00') - 2 * hour, at('10:00') - hour / 2]);
    await expect(
      savePolicy(services, owner, { ...defaultPolicy, reminderMinutes: [1] }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('each change of a confirmed call is told to the calendar once', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    const moved = await moveTo(manageToken(services.keys, booking), '11:00');
    await services.drainOutbox();
    await cancelByLink(services, manageToken(services.keys, moved));
    const changes = (await entriesOf(services, 'booking-changed')).map((one) => JSON.parse(one.payload));
    expect(changes.map(({ change, sequence }) => `${change} ${sequence}`).sort()).toEqual([
      'confirmed 0',
      'ended 2',
      'moved 1',
    ]);
  });
});
