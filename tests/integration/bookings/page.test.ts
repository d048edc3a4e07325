import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadView } from '#app/pages/booking/load-view.ts';
import { callView } from '#app/pages/booking/manage/call-view.ts';
import { bookingManage } from '#content/booking-manage.ts';
import { call } from '#content/call.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { findBooking } from '#server/bookings/find.ts';
import { markBooking } from '#server/bookings/mark.ts';
import { asked, at, monday, ownerConfirms, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type GoogleServices, googleServices, owner } from '#tests/support/google.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const byPhone = { text: call.told.wanted, link: null };
const awaited = { text: call.told.awaited, link: null };

describe.each(engines)('what the page of a call tells on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
  });
  afterEach(() => set.dispose());

  const view = async ({ id }: Booking) => {
    const booking = await findBooking(set.services, id);
    if (!booking) throw new Error('The booking is gone.');
    const { state, how, allowed } = await callView(set.services, booking);
    const told = how && { text: how.text, link: how.link };
    return { state, how: told, changeable: allowed.includes('move') };
  };
  const goTo = (time: number) => set.pass(time - set.services.clock.now());

  test('a video call, with its link once there is one, while the call stands', async () => {
    await set.connect();
    const booking = await book(set.services, asked);
    expect(await view(booking)).toEqual({ state: 'confirmed', how: awaited, changeable: true });
    await set.services.drainOutbox();
    expect((await view(booking)).how).toEqual(awaited);
    set.pass(5_000);
    await set.services.drainOutbox();
    const how = { text: call.told.link, link: expect.stringMatching(/^https:\/\/meet\.google\.com\//) };
    expect(await view(booking)).toEqual({ state: 'confirmed', how, changeable: true });

    goTo(at('10:00'));
    expect(await view(booking)).toEqual({ state: 'begun', how, changeable: false });
    goTo(at('10:30'));
    expect(await view(booking)).toEqual({ state: 'over', how: null, changeable: false });
  });

  test('a call booked without a calendar stays one by phone; a link that Google does not make is not told', async () => {
    const early = await book(set.services, asked);
    expect((await view(early)).how).toEqual(byPhone);
    await set.connect();
    await set.services.drainOutbox();
    set.pass(5_000);
    await set.services.drainOutbox();
    expect((await view(early)).how).toEqual(byPhone);
    await cancelBooking(set.services, owner, early.id);
    expect(await view(early)).toEqual({ state: 'cancelled', how: null, changeable: false });

    const failing = await book(set.services, { ...asked, selectedTime: '11:00' });
    await set.services.drainOutbox();
    const row = await set.services.db.query
      .selectFrom('calendar_events')
      .select('event_id')
      .where('booking_id', '=', failing.id)
      .executeTakeFirstOrThrow();
    set.google.control.failMeet({ eventId: row.event_id });
    set.pass(5_000);
    await set.services.drainOutbox();
    expect((await view(failing)).how).toEqual(awaited);
  });

  test('a request that nobody answered in time did not go ahead; a missed call is over', async () => {
    const missed = await book(set.services, asked);
    await ownerConfirms(set.services);
    const request = await book(set.services, { ...asked, selectedTime: '11:00' });
    goTo(at('11:00') - 1);
    expect(await view(request)).toEqual({ state: 'requested', how: byPhone, changeable: true });
    goTo(at('11:00'));
    expect(await view(request)).toEqual({ state: 'lapsed', how: null, changeable: false });
    expect(bookingManage.states.lapsed.text).toContain('did not go ahead');
    await markBooking(set.services, owner, missed.id, 'no-show');
    expect(await view(missed)).toEqual({ state: 'over', how: null, changeable: false });
    expect(JSON.stringify(bookingManage.states.over)).not.toContain('taken place');
  });
});

describe.each(engines)('the booking page on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const open = (date: string | null, time: string | null = null) =>
    loadView(services, { date, time, path: '/book-discovery-call' });

  test('says that the date of a link cannot be booked', async () => {
    for (const date of ['2026-11-19', '2026-11-21', '2027-01-04', '2026-02-30', 'monday'])
      expect(await open(date, '10:00'), date).toMatchObject({ date: null, time: null, missed: 'date' });
    expect(await open(monday)).toMatchObject({ date: monday, missed: null });
  });

  test('opens with the first day that has free times', async () => {
    const { first, date, slots } = await open(null);
    expect(date).toBe(first);
    expect(slots.some(({ available }) => available)).toBe(true);
    expect(await open('')).toMatchObject({ date: first, time: null, missed: null });
  });

  test('has the tide of each day, and of a long horizon that of thirty days', async () => {
    const { dates } = await open(null);
    expect(dates.map(({ tide }) => [tide?.from, tide?.heights.length])).toEqual(dates.map(() => [480, 21]));
    await useRules(services, { horizonWeekdays: 60 });
    expect((await open(null)).dates.filter(({ tide }) => tide)).toHaveLength(30);
  });

  test('says that the time of a link cannot be booked, unless the whole day is full', async () => {
    expect(await open(monday, '10:00')).toMatchObject({ time: '10:00:00', missed: null });
    await book(services, asked);
    for (const time of ['10:00', '12:00', '25:99', 'noon'])
      expect(await open(monday, time), time).toMatchObject({ date: monday, time: null, missed: 'time' });
    await useRules(services, { dailyLimit: 1 });
    expect(await open(monday, '11:00')).toMatchObject({ time: null, missed: null });
  });

  test('takes the length of a call and the horizon from the rules in force', async () => {
    expect((await open(null)).text.summary.duration).toBe('Duration: 30 minutes');
    await useRules(services, { slotMinutes: 45, horizonWeekdays: 5 });
    const { text } = await open(null);
    expect(text.summary.duration).toBe('Duration: 45 minutes');
    expect(text.benefits[1]?.text).toContain('5 weekdays');
  });
});
