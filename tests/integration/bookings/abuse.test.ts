import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minimumFillMs } from '#domain/leads/abuse.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest } from '#server/bookings/decide.ts';
import { findBooking } from '#server/bookings/find.ts';
import { holdTime } from '#server/bookings/hold.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleByLink } from '#server/bookings/reschedule.ts';
import { newForm } from '#server/leads/new-form.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import {
  asked,
  at,
  entriesOf,
  freeOn,
  mailsTo,
  monday,
  owner,
  readInvitation,
  useRules,
} from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30'];
const hour = 60 * 60_000;
const agency = 'hello@foreshore.example';

describe.each(engines)('bookings under attack on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
    // Nothing is delivered until a test says so.
    services.wakeOutbox = () => undefined;
  });
  afterEach(() => services.dispose());

  const filledIn = (more: object) => {
    const form = newForm(services);
    services.setNow(services.clock.now() + 60_000);
    return { ...asked, ...form, ...more };
  };
  const start = (index: number) => ({
    selectedDate: days[Math.floor(index / times.length)] ?? '',
    selectedTime: times[index % times.length] ?? '',
  });
  /** One after another, each person with an address of their own. */
  async function rush(count: number, clientAddress: (index: number) => string, email?: string) {
    const outcomes: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const input = { ...asked, ...start(index), email: email ?? `person${index}@example.com` };
      const made = await book(services, input, { clientAddress: clientAddress(index) }).catch(
        (error) => error,
      );
      outcomes.push(made.status ?? made.code);
    }
    return Object.fromEntries(
      Object.entries(Object.groupBy(outcomes, (one) => one)).map(([name, all]) => [name, all?.length]),
    );
  }
  const moveTo = (booking: Booking, selectedTime: string, selectedDate = monday) =>
    rescheduleByLink(services, manageToken(services.keys, booking), { selectedDate, selectedTime });

  test('the specified fields alone are confirmed, and a form that was filled in has nothing against it', async () => {
    const program = await book(services, asked, { clientAddress: '192.0.2.1' });
    expect(program).toMatchObject({ status: 'confirmed', reasons: [{ code: 'no-form' }] });
    const form = await book(services, filledIn({ email: 'bo@example.com', selectedTime: '11:00' }));
    expect(form).toMatchObject({ status: 'confirmed', reasons: [] });
  });

  test('what looks odd is a request that blocks no time, told to the agency alone until the owner says yes', async () => {
    const fresh = () => ({ ...asked, ...newForm(services) });
    const odd: Array<[string, object]> = [
      ['disposable-address', filledIn({ email: 'x@mailinator.com' })],
      ['honeypot', filledIn({ email: 'a@example.com', homepage: 'https://x.example' })],
      ['link-in-name', filledIn({ email: 'b@example.com', name: 'Win at https://x.example' })],
      ['forged-form', filledIn({ email: 'c@example.com', formToken: '1.forged' })],
      ['doubtful-address', { ...asked, email: 'ann@gmial.com' }],
      ['too-fast', { ...fresh(), email: 'd@example.com' }],
    ];
    for (const [code, input] of odd) {
      const booking = await book(services, input, { clientAddress: '192.0.2.1' });
      expect(booking).toMatchObject({ status: 'requested', doubted: true });
      expect(booking.reasons.map((reason) => reason.code)).toContain(code);
      expect(await mailsTo(services, booking.email)).toEqual([]);
      expect((await findBooking(services, booking.id))?.reasons).toEqual(booking.reasons);
    }
    expect(await freeOn(services)).toContain('10:00');
    const told = await mailsTo(services, agency);
    expect(told).toHaveLength(odd.length);
    expect(told.map((mail) => mail.text).join()).toContain('mailinator.com gives out throwaway addresses.');
    expect(await entriesOf(services, 'booking-changed')).toEqual([]);
  });

  test('a doubted request stays one when it is moved, and goes on as any call after the owner’s yes', async () => {
    const booking = await book(services, filledIn({ homepage: 'x' }));
    const moved = await moveTo(booking, '11:00');
    expect(moved).toMatchObject({ status: 'requested', doubted: true });
    expect(await mailsTo(services, asked.email)).toEqual([]);
    await confirmRequest(services, owner, moved.id);
    const [mail] = await mailsTo(services, asked.email);
    expect(readInvitation(mail?.calendar?.content ?? '')).toMatchObject({ startAt: at('11:00') });
    const again = await findBooking(services, moved.id);
    expect(again).toMatchObject({ status: 'confirmed', doubted: false });
    if (again) expect(await moveTo(again, '14:00')).toMatchObject({ status: 'confirmed' });
  });

  test('one mailbox has three calls ahead, however it is spelt; the next gets telephone and e-mail', async () => {
    const spellings = ['ann.b@gmail.com', 'annb@GMAIL.com', 'a.n.n.b+2@googlemail.com', 'annb+3@gmail.com'];
    for (const [index, email] of spellings.entries()) {
      const made = book(
        services,
        { ...asked, ...start(index), email },
        { clientAddress: `198.51.${index}.1` },
      );
      if (index < 3) expect((await made).status).toBe('confirmed');
      else
        await expect(made).rejects.toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(/ring .+ or write to .+@/),
        });
    }
  });

  test('booking and cancelling in a loop ends as well', async () => {
    let made = 0;
    for (; made < 12; made += 1) {
      const booking = await book(services, { ...asked, ...start(made) }).catch(() => null);
      if (!booking) break;
      await services.drainOutbox();
      await cancelByLink(services, manageToken(services.keys, booking));
    }
    expect(made).toBe(6);
    expect((await mailsTo(services, asked.email)).length).toBeLessThanOrEqual(8);
  });

  test('six people of one office and twenty of a campus are booked', async () => {
    expect(await rush(6, () => '203.0.113.7')).toEqual({ confirmed: 6 });
    const campus = await rush(40, (index) => `2001:db8:7:${index}::${index}`);
    // The first six times are the office's.
    expect(campus).toMatchObject({ conflict: expect.any(Number) });
    expect(campus.confirmed).toBeGreaterThanOrEqual(20);
  });

  test('one network cannot fill the diary: beyond its share it asks, beyond that it is sent to the telephone', async () => {
    const outcome = await rush(50, (index) => `2001:db8:${7}:${(index * 7).toString(16)}::1`);
    expect(outcome.confirmed).toBe(22);
    expect(outcome.requested).toBe(12);
    expect(outcome.conflict).toBe(16);
    for (const date of days) expect((await freeOn(services, date)).length).toBeGreaterThan(0);
    expect((await mailsTo(services, agency)).length).toBeLessThanOrEqual(22 + 10);
  });

  test('nor a day with a limit', async () => {
    await useRules(services, { dailyLimit: 4 });
    const client = { clientAddress: '203.0.113.7' };
    const statuses: string[] = [];
    for (const [index, selectedTime] of ['09:00', '10:00', '11:00', '13:00'].entries()) {
      const email = `person${index}@example.com`;
      statuses.push((await book(services, { ...asked, email, selectedTime }, client)).status);
    }
    expect(statuses).toEqual(['confirmed', 'confirmed', 'requested', 'requested']);
    expect(await freeOn(services)).toContain('14:00');
  });

  test('one network holds a few times at once, and none for ever by taking turns', async () => {
    const hold = (index: number, selectedTime: string, clientAddress: string, selectedDate = monday) =>
      holdTime(
        services,
        { holdToken: `form-number-${index}-0123456789`, selectedDate, selectedTime },
        { clientAddress },
      );
    let held = 0;
    for (let index = 0; index < 40; index += 1) {
      const { selectedDate, selectedTime } = start(index);
      const { heldUntil } = await hold(index, selectedTime, `2001:db8:7:${index}::1`, selectedDate);
      if (heldUntil) held += 1;
    }
    expect(held).toBe(8);
    let turns = 0;
    for (; turns < 12; turns += 1) {
      services.setNow(fridayMorning + turns * 10 * 60_000 + 1);
      const turn = await hold(100 + turns, '16:00', `203.0.113.${turns + 1}`).catch(() => ({
        heldUntil: null,
      }));
      if (!turn.heldUntil) break;
    }
    expect(turns).toBe(3);
  });

  test('a call is moved by its visitor three times a day and six in all; then a person does it', async () => {
    let booking = await book(services, { ...asked, selectedDate: '2026-12-01' });
    const moves = async () => {
      let moved = 0;
      for (const time of ['09:00', '11:00', '13:00', '15:00']) {
        const next = await moveTo(booking, time, '2026-12-01').catch((error) => error.message as string);
        if (typeof next === 'string') return [moved, next];
        booking = next;
        moved += 1;
      }
      return [moved, ''];
    };
    const sentence = expect.stringMatching(/moved several times.+ring .+ or write to .+@/);
    expect(await moves()).toEqual([3, sentence]);
    services.setNow(fridayMorning + 24 * hour);
    expect(await moves()).toEqual([3, sentence]);
    services.setNow(fridayMorning + 48 * hour);
    expect(await moves()).toEqual([0, sentence]);
  });

  test('undelivered mails of one call are replaced, and the agency reads the time that it knows of', async () => {
    let booking = await book(services, asked);
    booking = await moveTo(booking, '11:00');
    const pending = async (to: string) => (await mailsTo(services, to)).map((mail) => mail.subject);
    expect(await pending(asked.email)).toEqual(['Moved: your discovery call on Monday, November 23rd, 2026']);
    expect(await pending(agency)).toEqual([
      'New discovery call: Ann Visitor, Monday, November 23rd, 2026, 11:00 AM',
    ]);
    await services.drainOutbox();
    booking = await moveTo(booking, '14:00');
    // A worker has this one in hand: it stays, and its invitation has the lower sequence.
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'leased' })
      .where('status', '=', 'pending')
      .where('payload', 'like', `%"to":"${asked.email}"%`)
      .execute();
    booking = await moveTo(booking, '15:00');
    const mails = await mailsTo(services, asked.email);
    const sequences = mails.map((mail) => readInvitation(mail.calendar?.content ?? '').sequence);
    expect(sequences.sort()).toEqual([1, 2, 3]);
    const toAgency = await mailsTo(services, agency);
    expect(toAgency).toHaveLength(2);
    const moved = toAgency.find((mail) => mail.subject.startsWith('Discovery call moved'));
    expect(moved?.text).toMatch(/When: .*3:00 PM/);
    expect(moved?.text).toMatch(/Before: .*11:00 AM/);
    await cancelByLink(services, manageToken(services.keys, booking));
    expect((await pending(agency)).map((subject) => subject.split(':')[0])).toEqual([
      'New discovery call',
      'Discovery call cancelled',
    ]);
  });

  test('who uses up an address by forms does not keep the invitation from its owner', async () => {
    while (await mayWriteTo(services, asked.email, 'forms', services.db.query));
    await book(services, asked);
    expect(await mailsTo(services, asked.email)).toHaveLength(1);
  });

  test('a form a moment too quick is doubted, at the limit it is not', async () => {
    const form = newForm(services);
    services.setNow(services.clock.now() + minimumFillMs);
    expect((await book(services, { ...asked, ...form })).status).toBe('confirmed');
  });
});
