import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { noNumberMessage, numberMessage } from '#domain/forms/phone.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking, cancelByLink } from '#server/bookings/cancel.ts';
import { findBooking } from '#server/bookings/find.ts';
import { giveNumber } from '#server/bookings/give-number.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { asked, at, entriesOf, mailsTo, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const phone = '01723 496 000';

describe.each(engines)('what a visitor adds on the page of a call on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, { RATE_LIMITS: 'on' });
  });
  afterEach(() => services.dispose());

  const token = (booking: Booking) => manageToken(services.keys, booking);
  const give = (booking: Booking, number: string) => giveNumber(services, token(booking), { phone: number });
  const toAgency = async (subject: string) =>
    (await mailsTo(services, site.email)).filter((mail) => mail.subject.startsWith(subject));

  test('the number to ring, which the agency is told once and every later mail repeats', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    await give(booking, ` ${phone} `);
    await give(booking, phone);
    expect(await findBooking(services, booking.id)).toMatchObject({ phone, sequence: booking.sequence });
    const [news, ...more] = await toAgency('Number for a discovery call');
    expect(more).toEqual([]);
    expect(news?.text).toContain(phone);
    expect(await entriesOf(services, 'booking-changed')).toHaveLength(2);
    expect(await entriesOf(services, 'booking-reminder')).toHaveLength(2);
    services.setNow(at('10:00') - 60 * 60_000);
    await services.drainOutbox();
    const [reminder] = (await mailsTo(services, asked.email)).filter((mail) =>
      /^Reminder/.test(mail.subject),
    );
    expect(reminder?.text).toContain(call.told.ring.replace('{{number}}', phone));
    // It can be given until the call is over.
    services.setNow(at('10:00') + 1);
    await give(booking, '01723 496 111');
    services.setNow(at('10:30'));
    await expect(give(booking, phone)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a call under way takes nothing in once its person is erased', async () => {
    const booking = await book(services, asked);
    // An email that is being sent holds up an erasure.
    await services.drainOutbox();
    services.setNow(at('10:00') + 1);
    await erasePerson(services, owner, asked.email);
    await expect(give(booking, phone)).rejects.toMatchObject({ code: 'not-found' });
    expect(await findBooking(services, booking.id)).toMatchObject({ email: '', phone: '' });
  });

  test('no number is taken that nobody could ring, for a call that is off, or without end', async () => {
    const booking = await book(services, asked);
    for (const typed of ['', 'call me', '12345'])
      await expect(give(booking, typed)).rejects.toMatchObject({ fields: { phone: numberMessage } });
    for (const last of [1, 2, 3, 4, 5]) await give(booking, `01723 496 00${last}`);
    await expect(give(booking, phone)).rejects.toMatchObject({ code: 'conflict' });
    expect(await findBooking(services, booking.id)).toMatchObject({ phone: '01723 496 005' });
    await cancelBooking(services, owner, booking.id);
    await expect(give(booking, phone)).rejects.toMatchObject({ code: 'conflict' });
    await expect(giveNumber(services, `${token(booking)}x`, { phone })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('a call is not booked with words in place of a number, and may be without one', async () => {
    await expect(book(services, { ...asked, phone: 'call me' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { phone: noNumberMessage },
    });
    expect(await book(services, { ...asked, phone: `${phone}, ask for Ann` })).toMatchObject({
      phone: `${phone}, ask for Ann`,
    });
  });

  test('why it was cancelled, for the owner only', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    const reason = 'We chose <b>another</b> agency.\nSorry!';
    await expect(cancelByLink(services, token(booking), { reason: 'a'.repeat(1001) })).rejects.toMatchObject({
      fields: { reason: 'Please keep this to 1,000 characters at most' },
    });
    await cancelByLink(services, token(booking), { reason });
    expect(await findBooking(services, booking.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: reason,
    });
    const [told] = await toAgency('Discovery call cancelled');
    expect(told?.text).toContain('We chose <b>another</b> agency.');
    const [toAnn] = (await mailsTo(services, asked.email)).filter((mail) => /^Cancelled/.test(mail.subject));
    expect(JSON.stringify(toAnn)).not.toContain('another</b> agency');
    for (const { payload } of await entriesOf(services, 'booking-changed'))
      expect(payload).not.toContain('another');
  });
});
