import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { daySlots } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const monday = '2026-11-23';
const request = {
  name: 'Ann Visitor',
  email: 'ann@example.com',
  selectedDate: monday,
  selectedTime: '09:00',
};
const owner = { id: 'owner', name: 'Owner', email: 'owner@example.com' };

describe.each(engines)('bookings on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  test('a booking takes its slot and nothing else', async () => {
    const booking = await book(services, request);
    expect(new Date(booking.startsAt).toISOString()).toBe('2026-11-23T09:00:00.000Z');
    const slots = await daySlots(services, monday);
    expect(slots.filter((slot) => !slot.available).map((slot) => slot.start)).toEqual(['09:00:00']);
  });

  test('of 40 at once for one slot, one wins and the others get fresh slots', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        book(services, { ...request, email: `visitor${index}@example.com` }),
      ),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'conflict' });
      expect(outcome.reason.details.slots[0]).toEqual({
        start: '09:00:00',
        end: '09:30:00',
        available: false,
      });
    }
  });

  test('the same key with the same request is the same booking, with another request a conflict', async () => {
    const once = { ...request, idempotencyKey: 'form-1' };
    const both = await Promise.all([book(services, once), book(services, once)]);
    expect(both[0].id).toBe(both[1].id);
    expect((await book(services, once)).id).toBe(both[0].id);
    const another = { code: 'conflict', details: { sentBefore: true } };
    await expect(book(services, { ...once, selectedTime: '10:00' })).rejects.toMatchObject(another);
    const mails = await services.db.query
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'email')
      .execute();
    expect(mails).toHaveLength(2);
  });

  test('a call that was called off is not given again as if it stood', async () => {
    const once = { ...request, idempotencyKey: 'form-1' };
    const booking = await book(services, once);
    await cancelBooking(services, owner, booking.id);
    const sentBefore = { code: 'conflict', details: { sentBefore: true } };
    await expect(book(services, once)).rejects.toMatchObject(sentBefore);
    expect((await book(services, { ...once, idempotencyKey: 'form-2' })).status).toBe('confirmed');
  });

  test('a blocked date is effective at once, and blocking it twice is refused', async () => {
    await blockDate(services, owner, { date: monday, reason: '' });
    expect((await daySlots(services, monday)).some((slot) => slot.available)).toBe(false);
    await expect(book(services, request)).rejects.toMatchObject({ code: 'conflict' });
    await expect(blockDate(services, owner, { date: monday, reason: '' })).rejects.toMatchObject({
      message: 'Date is already blocked',
    });
    await expect(blockDate(services, owner, { date: '', reason: '' })).rejects.toMatchObject({
      message: 'Please select a date',
    });
  });

  test.each([
    ['a time off the grid', { selectedTime: '09:10' }],
    ['the noon hour', { selectedTime: '12:00' }],
    ['a weekend', { selectedDate: '2026-11-21' }],
    ['a date beyond the horizon', { selectedDate: '2027-06-01' }],
    ['a date that does not exist', { selectedDate: '2026-02-30' }],
    ['a malformed address', { email: 'not an address' }],
    ['a missing name', { name: '  ' }, 'Please fill in all required fields'],
    ['a missing time', { selectedTime: undefined }, 'Please fill in all required fields'],
  ])('refuses %s with a message beside the field', async (_, change, message?: string) => {
    const error = await book(services, { ...request, ...change }).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'invalid' });
    if (message) expect(error.message).toBe(message);
    else expect(error.message).not.toContain('required');
    expect(Object.keys(error.fields)).toHaveLength(1);
    expect(await services.db.query.selectFrom('bookings').selectAll().execute()).toEqual([]);
  });

  test('what was typed never reaches the log', async () => {
    await book(services, { ...request, phone: '01723 111222', message: 'Secret plans' });
    await services.drainOutbox();
    const log = services.logLines.join('\n');
    expect(log).toContain('booking-confirmed');
    for (const typed of ['Ann', 'ann@example.com', '01723', 'Secret']) expect(log).not.toContain(typed);
  });
});
