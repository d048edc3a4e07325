import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callView } from '#app/pages/booking/manage/call-view.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { findBooking } from '#server/bookings/find.ts';
import { asked, at } from '../support/bookings.ts';
import { engines } from '../support/engines.ts';
import { type GoogleServices, googleServices, owner } from '../support/google.ts';

const awaited = { link: null };

describe.each(engines)('what the page of a call tells on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
  });
  afterEach(() => set.dispose());

  const view = async ({ id }: Booking) => {
    const booking = await findBooking(set.services, id);
    if (!booking) throw new Error('The booking is gone.');
    const { state, meet, changeable } = await callView(set.services, booking);
    return { state, meet, changeable };
  };
  const goTo = (time: number) => set.pass(time - set.services.clock.now());

  test('the Meet link while the call stands, and that it is awaited before', async () => {
    await set.connect();
    const booking = await book(set.services, asked);
    expect(await view(booking)).toEqual({ state: 'confirmed', meet: awaited, changeable: true });
    await set.services.drainOutbox();
    expect((await view(booking)).meet).toEqual(awaited);
    set.pass(5_000);
    await set.services.drainOutbox();
    const meet = { link: expect.stringMatching(/^https:\/\/meet\.google\.com\//) };
    expect(await view(booking)).toEqual({ state: 'confirmed', meet, changeable: true });

    goTo(at('10:00'));
    expect(await view(booking)).toEqual({ state: 'begun', meet, changeable: false });
    goTo(at('10:30'));
    expect(await view(booking)).toEqual({ state: 'over', meet: null, changeable: false });
  });

  test('none without a calendar, once it is cancelled, or when Google makes none', async () => {
    const early = await book(set.services, asked);
    expect((await view(early)).meet).toBeNull();
    await set.connect();
    await set.services.drainOutbox();
    set.pass(5_000);
    await set.services.drainOutbox();
    expect((await view(early)).meet?.link).toMatch(/^https:/);
    await cancelBooking(set.services, owner, early.id);
    expect(await view(early)).toEqual({ state: 'cancelled', meet: null, changeable: false });

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
    expect((await view(failing)).meet).toBeNull();
  });
});
