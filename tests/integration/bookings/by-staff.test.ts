import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/format/durations.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import type { DomainError } from '#server/base/errors.ts';
import { book } from '#server/bookings/book.ts';
import { bookAgainState } from '#server/bookings/book-again.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookForSomebody } from '#server/bookings/by-staff/book-for.ts';
import { inCalendars } from '#server/bookings/in-calendars.ts';
import { markBooking } from '#server/bookings/mark.ts';
import { asked, at, entriesOf, mailsTo, monday, owner } from '#tests/support/bookings.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

const tuesday = '2026-11-24';

describe.each(engines)('what staff do for a visitor on %s', (engine) => {
  let services: TestServices;
  let store: TestStore;
  beforeEach(async () => {
    store = await createStore(engine);
    services = await servicesOn(store, {}, at('06:00'));
    await addStaff(services, owner);
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  const againMails = async () =>
    (await entriesOf(services, 'email')).filter(({ payload }) => payload.includes('We missed each other'));
  const state = async (booking: Booking) =>
    (await bookAgainState(services.db.query, booking, services.clock.now())).state;
  const mark = (booking: Booking, as: 'no-show' | 'unmark' | 'done') =>
    markBooking(services, owner, booking.id, as, { bookAgain: true });
  const passTo = async (time: number) => {
    services.setNow(time);
    await services.drainOutbox();
  };

  test('a no-show leads to one mail to book again, ten minutes later, and none when the mark is taken back', async () => {
    const booking = await book(services, asked);
    const marked = at('10:31');
    services.setNow(marked);
    await markBooking(services, owner, booking.id, 'no-show');
    expect(await againMails()).toEqual([]);
    await mark(booking, 'unmark');
    await mark(booking, 'no-show');
    expect(await againMails()).toMatchObject([{ status: 'pending', dueAt: marked + 10 * minuteMs }]);
    expect(await state(booking)).toBe('planned');
    await passTo(marked + 9 * minuteMs);
    await mark(booking, 'unmark');
    expect(await againMails()).toEqual([]);
    await Promise.all([mark(booking, 'no-show'), mark(booking, 'no-show')]);
    await passTo(marked + 30 * minuteMs);
    expect(await againMails()).toMatchObject([{ status: 'kept' }]);
    // Undone and marked once more, it has been sent: never twice for one call.
    await mark(booking, 'unmark');
    await mark(booking, 'no-show');
    await passTo(marked + 90 * minuteMs);
    expect(await againMails()).toHaveLength(1);
    expect(await state(booking)).toBe('kept');
  });

  test('nobody is asked to book again who has done so, nor weeks later', async () => {
    const booking = await book(services, asked);
    const other = await book(services, { ...asked, selectedTime: '14:00' });
    services.setNow(at('10:31'));
    expect(await state(booking)).toBe('booked');
    await mark(booking, 'no-show');
    services.setNow(at('14:31') + 15 * 86_400_000);
    expect(await state(other)).toBe('never');
    await mark(other, 'no-show');
    expect(await againMails()).toEqual([]);
  });

  const call = {
    ...asked,
    phone: '01723 496 000',
    way: 'phone',
    notes: 'Rang us',
    invite: 'yes',
    key: 'k-1',
  };
  const bookFor = (changes: Record<string, unknown> = {}) =>
    bookForSomebody(services, owner, { ...call, selectedDate: tuesday, ...changes });
  const mailsToAnn = async () => (await mailsTo(services, asked.email)).map(({ subject }) => subject);
  const refusedBy = async (changes: Record<string, unknown>): Promise<Record<string, string>> =>
    bookFor(changes).then(
      () => ({}),
      (error: DomainError) => error.fields ?? {},
    );

  test('a call booked for somebody is confirmed, theirs, and told as ours; twice is once', async () => {
    const [booking, twin] = await Promise.all([bookFor(), bookFor()]);
    expect(twin.id).toBe(booking.id);
    expect(booking).toMatchObject({
      status: 'confirmed',
      way: 'phone',
      notes: 'Rang us',
      bookedBy: owner.id,
    });
    const { query } = services.db;
    expect(await query.selectFrom('bookings').select(['source', 'attribution', 'lead_id']).execute()).toEqual(
      [{ source: 'booked by us', attribution: null, lead_id: null }],
    );
    expect(await query.selectFrom('timeline').select(['kind', 'actor']).execute()).toContainEqual({
      kind: 'call-booked',
      actor: `staff:${owner.id}`,
    });
    expect(await mailsToAnn()).toEqual([expect.stringContaining('Your discovery call on')]);
    expect(await entriesOf(services, 'booking-reminder')).toHaveLength(2);
    expect(await entriesOf(services, 'booking-changed')).toHaveLength(1);
    expect(await mailsTo(services, 'hello@foreshore.example')).toEqual([]);
    await expect(bookFor({ selectedTime: '11:00' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('without the invitation nothing is sent but the reminders', async () => {
    const { invite: _, ...silent } = call;
    const booking = await bookForSomebody(services, owner, { ...silent, selectedDate: tuesday });
    expect(booking.invites).toBe(false);
    await services.drainOutbox();
    expect(await mailsToAnn()).toEqual([]);
    expect(await entriesOf(services, 'booking-reminder')).toHaveLength(2);
    expect(await inCalendars(services.db.query, booking)).toMatchObject({ byGoogle: false });
  });

  test('any other time will do, but not one that is taken, has passed, or does not exist', async () => {
    const early = await bookFor({ otherTime: '07:15', selectedTime: '' });
    expect(early.startsAt).toBe(at('07:15', tuesday));
    const overlapping = { key: 'k-2', email: 'bob@example.com', otherTime: '07:30' };
    expect(await refusedBy(overlapping)).toEqual({
      selectedTime: 'Another call is already confirmed at this time.',
    });
    expect(await refusedBy({ key: 'k-3', selectedDate: monday, otherTime: '05:00' })).toEqual({
      otherTime: 'This time has passed',
    });
    expect(await refusedBy({ key: 'k-4', selectedDate: '2027-03-28', otherTime: '01:30' })).toEqual({
      otherTime: expect.stringContaining('there is no such time'),
    });
    expect(await refusedBy({ key: 'k-4b', selectedDate: '2027-10-31', otherTime: '01:30' })).toEqual({
      otherTime: expect.stringContaining('this time comes twice'),
    });
    expect(await refusedBy({ key: 'k-5', selectedDate: '2028-03-28' })).toHaveProperty('selectedTime');
    expect(await refusedBy({ key: 'k-6', selectedTime: '' })).toHaveProperty('selectedTime');
    expect(await refusedBy({ key: 'k-7', otherTime: '25:99' })).toHaveProperty('otherTime');
    expect(await refusedBy({ key: 'k-8', email: 'x', phone: '12' })).toMatchObject({
      email: 'Please enter a valid email address',
      phone: expect.stringContaining('number'),
    });
    expect(await refusedBy({ key: 'k-9', way: 'video' })).toEqual({
      way: expect.stringContaining('For a call by video'),
    });
    expect((await services.db.query.selectFrom('bookings').select('id').execute()).length).toBe(1);
  });

  test('what speaks against a time is said first, and booked once it is meant', async () => {
    await blockDate(services, owner, { date: tuesday, reason: 'A fair' });
    const { sure = '' } = await refusedBy({});
    expect(sure).toBe('You are away: Tuesday 24 November 2026 (A fair).');
    expect(await refusedBy({ sure: 'yes' })).toEqual({ sure });
    expect((await bookFor({ sure })).status).toBe('confirmed');
    const sunday = { key: 'k-2', email: 'bob@example.com', selectedDate: '2026-11-29' };
    expect(await refusedBy(sunday)).toEqual({ sure: 'This time is outside your hours.' });
    expect(await refusedBy({ ...sunday, selectedTime: '', otherTime: '10:00' })).toEqual({});
    const boxing = { key: 'k-3', email: 'cy@example.com', selectedDate: '2026-12-25' };
    expect((await refusedBy(boxing)).sure).toContain('It is a bank holiday.');
  });
});
