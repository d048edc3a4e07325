import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking, cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { findBooking } from '#server/bookings/find.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleBooking, rescheduleByLink } from '#server/bookings/reschedule.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import { asked, at, entriesOf, monday, owner, ownerConfirms } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type GoogleServices, googleServices } from '#tests/support/google.ts';

describe.each(engines)('what other programs hear of a call on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    const secret = Buffer.alloc(32, 7).toString('base64');
    // Nothing answers there: what is read is what would be sent.
    const environment = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: secret };
    set = await googleServices(engine, { environment });
  });
  afterEach(() => set.dispose());

  const told = async (): Promise<WebhookEvent[]> =>
    (await entriesOf(set.services, 'webhook')).map(({ payload }) => JSON.parse(payload));
  const inShort = async () => (await told()).map(({ type, data }) => `${type} ${data.startsAt}`).sort();
  const stored = async ({ id }: Booking) => (await findBooking(set.services, id)) as Booking;
  const token = async (booking: Booking) => manageToken(set.services.keys, await stored(booking));
  const to = (selectedTime: string) => ({ selectedDate: monday, selectedTime });
  const iso = (time: string) => new Date(at(time)).toISOString();

  test('moved and cancelled by its visitor, each told once', async () => {
    const { services } = set;
    const booking = await book(services, asked);
    const first = await token(booking);
    await rescheduleByLink(services, first, { ...to('11:00'), moveKey: 'one' });
    await rescheduleByLink(services, first, { ...to('11:00'), moveKey: 'one' });
    await cancelByLink(services, await token(booking), { reason: 'Not now' });
    await cancelByLink(services, await token(booking));
    expect(await inShort()).toEqual([
      `booking.cancelled ${iso('11:00')}`,
      `booking.created ${iso('10:00')}`,
      `booking.moved ${iso('11:00')}`,
    ]);
    const all = await told();
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    for (const event of all) {
      expect(event).toMatchObject({ data: { id: booking.id, way: 'phone' } });
      expect(event.id).not.toContain('.');
      expect(JSON.stringify(event)).not.toContain('Not now');
    }
    const off = all.find(({ type }) => type === 'booking.cancelled');
    expect(off).toMatchObject({ data: { status: 'cancelled', endedBy: 'visitor' } });
    expect(off?.text).toMatch(/^Discovery call with Ann Visitor on .* cancelled by the visitor$/);
  });

  test('moved and cancelled by the owner', async () => {
    const { services } = set;
    const booking = await book(services, asked);
    await rescheduleBooking(services, owner, booking.id, to('11:00'));
    await rescheduleBooking(services, owner, booking.id, to('14:00'));
    await cancelBooking(services, owner, booking.id);
    expect(await inShort()).toEqual([
      `booking.cancelled ${iso('14:00')}`,
      `booking.created ${iso('10:00')}`,
      `booking.moved ${iso('11:00')}`,
      `booking.moved ${iso('14:00')}`,
    ]);
  });

  test('moved and deleted in Google', async () => {
    const { services, google } = set;
    await set.connect();
    const [moved, gone] = [
      await book(services, asked),
      await book(services, { ...asked, ...to('14:00'), email: 'bo@example.com' }),
    ];
    await set.settle();
    const [calendar] = google.control.state().calendars;
    const calendarId = calendar?.id ?? '';
    google.control.moveEvent({
      calendarId,
      eventId: eventIdFor(moved.id, 0),
      startAt: at('15:00'),
      endAt: at('15:30'),
    });
    google.control.deleteEvent({ calendarId, eventId: eventIdFor(gone.id, 0) });
    set.pass(60_000);
    await set.settle();
    await set.settle();
    expect(await inShort()).toEqual([
      `booking.cancelled ${iso('14:00')}`,
      `booking.created ${iso('10:00')}`,
      `booking.created ${iso('14:00')}`,
      `booking.moved ${iso('15:00')}`,
    ]);
  });

  test('a request that is moved, confirmed and declined; nothing of one that looked odd until it is confirmed', async () => {
    const { services } = set;
    await ownerConfirms(services);
    const booking = await book(services, asked);
    await rescheduleByLink(services, await token(booking), to('11:00'));
    await confirmRequest(services, owner, booking.id);
    const other = await book(services, { ...asked, ...to('14:00'), email: 'bo@example.com' });
    await declineRequest(services, owner, other.id);
    expect(await inShort()).toEqual([
      `booking.cancelled ${iso('14:00')}`,
      `booking.confirmed ${iso('11:00')}`,
      `booking.created ${iso('10:00')}`,
      `booking.created ${iso('14:00')}`,
      `booking.moved ${iso('11:00')}`,
    ]);
    const yes = (await told()).find(({ type }) => type === 'booking.confirmed');
    expect(yes).toMatchObject({ data: { id: booking.id, status: 'confirmed' } });
    expect(yes?.text).toMatch(/ confirmed by the agency$/);
    // Moved back into a request, and confirmed again: that is other news, under another id.
    await rescheduleByLink(services, await token(booking), to('10:00'));
    await confirmRequest(services, owner, booking.id);
    expect((await told()).filter(({ type }) => type === 'booking.confirmed')).toHaveLength(2);
    const odd = await book(services, { ...asked, ...to('15:00'), email: 'cy@example.com' });
    await services.db.query.deleteFrom('outbox').where('kind', '=', 'webhook').execute();
    await services.db.query.updateTable('bookings').set({ doubted: 1 }).where('id', '=', odd.id).execute();
    await rescheduleByLink(services, await token(odd), to('16:00'));
    await declineRequest(services, owner, odd.id);
    expect(await told()).toEqual([]);
  });
});
