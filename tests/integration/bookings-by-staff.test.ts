import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/format/durations.ts';
import { book } from '#server/bookings/book.ts';
import { bookAgainState } from '#server/bookings/book-again.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { markBooking } from '#server/bookings/mark.ts';
import { asked, at, entriesOf, owner } from '#tests/support/bookings.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

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
    expect(await againMails()).toMatchObject([{ status: 'done' }]);
    // Undone and marked once more, it has been sent: never twice for one call.
    await mark(booking, 'unmark');
    await mark(booking, 'no-show');
    await passTo(marked + 90 * minuteMs);
    expect(await againMails()).toHaveLength(1);
    expect(await state(booking)).toBe('sent');
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
});
