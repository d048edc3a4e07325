import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formFailure } from '#app/pages/form-result.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking, cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { findBooking } from '#server/bookings/find.ts';
import { bookingSections, countBookings, listBookings } from '#server/bookings/list.ts';
import { bookingOfLink, manageToken } from '#server/bookings/manage-link.ts';
import { markBooking, saveNotes } from '#server/bookings/mark.ts';
import { rescheduleBooking, rescheduleByLink } from '#server/bookings/reschedule.ts';
import { moveForOwner } from '#server/calendar/sync/owner-changes.tsx';
import type { Services } from '#server/ports/services.ts';
import {
  asked,
  at,
  entriesOf,
  freeOn,
  linksIn,
  mailsTo,
  mailToAnn,
  monday,
  owner,
  ownerConfirms,
  useRules,
} from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const tuesday = '2026-11-24';

describe.each(engines)('changing a booking on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const link = (booking: Booking) => manageToken(services.keys, booking);
  const move = (booking: Booking, time: string, more: Record<string, string> = {}) =>
    rescheduleByLink(services, link(booking), { selectedDate: monday, selectedTime: time, ...more });
  /** Ids on the owner's lists, without those that are empty. */
  const listed = async () => {
    const lists: Record<string, string[]> = {};
    for (const section of bookingSections) {
      const { bookings } = await listBookings(services, section);
      if (bookings.length > 0) lists[section] = bookings.map(({ id }) => id);
    }
    return lists;
  };
  const subjects = async () => (await mailsTo(services, asked.email)).map((mail) => mail.subject);

  test('of overlapping requests only one can be confirmed', async () => {
    await ownerConfirms(services);
    const first = await book(services, asked);
    const second = await book(services, { ...asked, email: 'bob@example.com' });
    expect([first.status, second.status]).toEqual(['requested', 'requested']);
    expect(await freeOn(services)).toContain('10:00');
    const outcomes = await Promise.allSettled([
      confirmRequest(services, owner, first.id),
      confirmRequest(services, owner, second.id),
    ]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Another call is already confirmed at this time.' },
    });
    expect(await freeOn(services)).not.toContain('10:00');
  });

  test('confirming twice is once; declining tells the visitor and frees nothing that was not taken', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    await services.drainOutbox();
    await confirmRequest(services, owner, booking.id);
    await services.drainOutbox();
    await confirmRequest(services, owner, booking.id);
    expect((await subjects()).sort()).toEqual([
      'Request received: discovery call on Monday, November 23rd, 2026',
      'Your discovery call on Monday, November 23rd, 2026',
    ]);
    await expect(declineRequest(services, owner, booking.id)).rejects.toMatchObject({ code: 'conflict' });
    const other = await book(services, { ...asked, selectedTime: '14:00' });
    await services.drainOutbox();
    await declineRequest(services, owner, other.id, 'I am at the dentist.');
    await services.drainOutbox();
    await declineRequest(services, owner, other.id);
    const declined = (await mailsTo(services, asked.email)).filter((mail) =>
      mail.subject.startsWith('We cannot'),
    );
    expect(declined).toHaveLength(1);
    expect(declined[0]?.text).toContain('I am at the dentist.');
    // Why is the owner's to say: nobody else is blamed for it.
    expect(declined[0]?.text).not.toMatch(/not free|taken/i);
    expect((await findBooking(services, other.id))?.status).toBe('declined');
  });

  test('the owner cannot confirm past the daily limit, nor a time that has passed', async () => {
    await ownerConfirms(services);
    await useRules(services, { dailyLimit: 1 });
    const first = await book(services, asked);
    const second = await book(services, { ...asked, selectedTime: '14:00' });
    await services.drainOutbox();
    await confirmRequest(services, owner, first.id);
    await expect(confirmRequest(services, owner, second.id)).rejects.toMatchObject({ code: 'conflict' });
    await services.drainOutbox();
    await cancelBooking(services, owner, first.id);
    services.setNow(at('14:01'));
    await expect(confirmRequest(services, owner, second.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('an unreadable calendar makes requests, even when the source fails outright', async () => {
    const busySource: Services['busySource'] = () => Promise.reject(new Error('down'));
    const booking = await book({ ...services, busySource }, asked);
    expect(booking.status).toBe('requested');
    expect(await entriesOf(services, 'booking-changed')).toEqual([]);
    const [toAgency] = await mailsTo(services, 'hello@foreshore.example');
    expect(toAgency?.html).toContain(`/admin/bookings/${booking.id}#answer`);
  });

  test('cancelling frees the slot at once, and twice is harmless', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    await cancelByLink(services, link(booking));
    expect(await freeOn(services)).toContain('10:00');
    await services.drainOutbox();
    await cancelByLink(services, link(booking));
    await services.drainOutbox();
    await cancelBooking(services, owner, booking.id, 'Sorry!');
    expect((await subjects()).filter((one) => one.startsWith('Cancelled'))).toHaveLength(1);
    expect(await findBooking(services, booking.id)).toMatchObject({
      status: 'cancelled',
      endedBy: 'visitor',
    });
    expect((await book(services, { ...asked, email: 'next@example.com' })).status).toBe('confirmed');
  });

  test('the owner cancels with a few words to the visitor', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    await cancelBooking(services, owner, booking.id, '  The train stands still.\r\nSorry! ');
    const mail = (await mailsTo(services, asked.email)).find((one) => one.subject.startsWith('Cancelled'));
    expect(mail?.text).toContain('The train stands still.\nSorry!');
  });

  test('a move is one step: the new time taken, the old one free, the old link refused', async () => {
    const booking = await book(services, asked);
    await services.drainOutbox();
    const moved = await move(booking, '11:00');
    expect(moved).toMatchObject({
      id: booking.id,
      status: 'confirmed',
      startsAt: at('11:00'),
      linkVersion: 1,
    });
    expect(await freeOn(services)).toContain('10:00');
    expect(await freeOn(services)).not.toContain('11:00');
    await expect(bookingOfLink(services, link(booking))).rejects.toMatchObject({ code: 'gone' });
    await expect(move(booking, '14:00')).rejects.toMatchObject({ code: 'gone' });
    await expect(cancelByLink(services, link(booking))).rejects.toMatchObject({ code: 'gone' });
    expect((await bookingOfLink(services, link(moved))).startsAt).toBe(at('11:00'));
  });

  test('a call may overlap itself when it moves, also where the calendar shows it as busy', async () => {
    await useRules(services, { slotMinutes: 60, stepMinutes: 15, bufferAfterMinutes: 15 });
    const booking = await book(services, asked);
    const own = { startAt: booking.startsAt, endAt: booking.endsAt };
    const other = { startAt: at('13:00'), endAt: at('14:00') };
    services.busySource = async () => ({ mode: 'live', busy: [own, other] });
    await services.drainOutbox();
    const moved = await move(booking, '10:30');
    expect(moved.startsAt).toBe(at('10:30'));
    services.busySource = async () => ({ mode: 'live', busy: [{ ...own, endAt: at('11:30') }, other] });
    await expect(move(moved, '13:30')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a taken time leaves everything as it was', async () => {
    const booking = await book(services, asked);
    await book(services, { ...asked, email: 'bob@example.com', selectedTime: '11:00' });
    await expect(move(booking, '11:00')).rejects.toMatchObject({
      code: 'conflict',
      details: { slots: expect.any(Array) },
    });
    await expect(move(booking, '11:10')).rejects.toMatchObject({ code: 'invalid' });
    expect((await bookingOfLink(services, link(booking))).startsAt).toBe(at('10:00'));
    expect((await subjects()).some((one) => one.startsWith('Moved'))).toBe(false);
  });

  test('the same form sent twice moves once', async () => {
    const booking = await book(services, asked);
    const both = await Promise.all([
      move(booking, '11:00', { moveKey: 'form-1' }),
      move(booking, '11:00', { moveKey: 'form-1' }),
    ]);
    expect(both.map((one) => one.linkVersion)).toEqual([1, 1]);
    expect((await move(booking, '11:00', { moveKey: 'form-1' })).linkVersion).toBe(1);
    await expect(move(booking, '11:00', { moveKey: 'form-2' })).rejects.toMatchObject({ code: 'gone' });
    expect((await subjects()).filter((one) => one.startsWith('Moved'))).toHaveLength(1);
  });

  test('of two pages that move one call at the same moment one does, and the other is told that its link is old', async () => {
    const booking = await book(services, asked);
    const outcomes = await Promise.allSettled([
      move(booking, '11:00', { moveKey: 'form-1' }),
      move(booking, '15:00', { moveKey: 'form-2' }),
    ]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'gone' } });
    expect(await findBooking(services, booking.id)).toMatchObject({ linkVersion: 1 });
    expect((await subjects()).filter((one) => one.startsWith('Moved'))).toHaveLength(1);
  });

  test('a call that staff move while its visitor cancels it is either moved or cancelled', async () => {
    const booking = await book(services, asked);
    const outcomes = await Promise.allSettled([
      rescheduleBooking(services, owner, booking.id, { selectedDate: tuesday, selectedTime: '10:00' }),
      cancelByLink(services, link(booking)),
    ]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const stands = outcomes[0]?.status === 'fulfilled';
    expect((await findBooking(services, booking.id))?.status).toBe(stands ? 'confirmed' : 'cancelled');
  });

  test('30 calls that want one new time at once: one gets it, 29 stay', async () => {
    await useRules(services, { horizonWeekdays: 60 });
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    const starts = (await freeOn(services, tuesday)).slice(0, 10);
    const bookings = await Promise.all(
      days.flatMap((selectedDate) =>
        starts.map((selectedTime) => book(services, { ...asked, selectedDate, selectedTime })),
      ),
    );
    const outcomes = await Promise.allSettled(bookings.map((booking) => move(booking, '15:00')));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await countBookings(services, 'upcoming')).toBe(30);
  });

  test('when calls need the owner’s yes, a moved one is a request and the old time is given up', async () => {
    const booking = await book(services, asked);
    await ownerConfirms(services);
    await services.drainOutbox();
    const moved = await move(booking, '11:00');
    expect(moved.status).toBe('requested');
    expect(await freeOn(services)).toContain('10:00');
    expect(await entriesOf(services, 'booking-reminder')).toEqual([]);
    await services.drainOutbox();
    await confirmRequest(services, owner, moved.id);
    expect((await findBooking(services, moved.id))?.status).toBe('confirmed');
    expect(await freeOn(services)).not.toContain('11:00');
  });

  test('staff move without notice, tell the visitor in their own words, and settle a request with it', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    const today = { selectedDate: '2026-11-20', selectedTime: '10:00', message: 'Today suits us better.' };
    await expect(rescheduleByLink(services, link(booking), today)).rejects.toMatchObject({
      code: 'conflict',
    });
    await services.drainOutbox();
    const moved = await rescheduleBooking(services, owner, booking.id, today);
    expect(moved).toMatchObject({ status: 'confirmed', startsAt: at('10:00', '2026-11-20') });
    const mail = await mailToAnn(services, 'Your discovery call on Friday, November 20th, 2026');
    expect(mail.html).toContain('Confirmed at another time');
    expect(mail.text).toContain(
      'we cannot do the time you asked for, so we have kept this one for you instead',
    );
    expect(mail.text).toContain('Today suits us better.');
    expect(linksIn(mail)).toEqual([`/booking/${link(moved)}/reschedule`, `/booking/${link(moved)}/cancel`]);
    expect((await subjects()).filter((subject) => subject.startsWith('Moved'))).toEqual([]);
    await expect(
      rescheduleBooking(services, owner, booking.id, { selectedDate: monday, selectedTime: '' }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a request that its visitor moves is never told as a time that we could not do', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    await savePolicy(services, owner, defaultPolicy);
    expect((await move(booking, '11:00')).status).toBe('confirmed');
    expect((await mailToAnn(services, 'Moved: your')).text).not.toContain('we cannot do');
  });

  test('a confirmed call that staff move is told as a move, also while calls wait for the owner’s yes', async () => {
    const booking = await book(services, asked);
    await ownerConfirms(services);
    await services.drainOutbox();
    await rescheduleBooking(services, owner, booking.id, { selectedDate: monday, selectedTime: '11:00' });
    const mail = await mailToAnn(services, 'Moved: your discovery call on Monday, November 23rd, 2026');
    expect(mail.html).toContain('Your call has moved');
    expect(mail.text).toContain('your discovery call has been moved to this time');
  });

  test('links that we did not make open nothing', async () => {
    const booking = await book(services, asked);
    const [id, version, signature] = link(booking).split('.');
    for (const token of [
      '',
      'x',
      `${id}.${version}`,
      `${id}.1.${signature}`,
      `${id}.${version}.${signature}x`,
    ])
      await expect(bookingOfLink(services, token)).rejects.toMatchObject({ code: 'not-found' });
    const gone = { ...booking, id: '00000000-0000-4000-8000-000000000000' };
    await expect(bookingOfLink(services, link(gone))).rejects.toMatchObject({ code: 'not-found' });
  });

  test('once it has begun, the visitor can change nothing and the owner marks it', async () => {
    const booking = await book(services, asked);
    await expect(markBooking(services, owner, booking.id, 'done')).rejects.toMatchObject({
      code: 'conflict',
    });
    services.setNow(at('10:00'));
    await expect(cancelByLink(services, link(booking))).rejects.toMatchObject({ code: 'conflict' });
    await expect(move(booking, '15:00')).rejects.toMatchObject({ code: 'conflict' });
    services.setNow(at('10:31'));
    expect(await listed()).toEqual({ unmarked: [booking.id] });
    await markBooking(services, owner, booking.id, 'no-show');
    expect(await listed()).toEqual({ past: [booking.id] });
    await markBooking(services, owner, booking.id, 'unmark');
    await markBooking(services, owner, booking.id, 'done');
    expect((await findBooking(services, booking.id))?.status).toBe('done');
    await saveNotes(services, owner, booking.id, ' Wants a shop. ');
    expect((await findBooking(services, booking.id))?.notes).toBe('Wants a shop.');
  });

  test('a mark is taken back only while no other call stands at its time', async () => {
    const first = await book(services, asked);
    const second = await book(services, { ...asked, email: 'bob@example.com', selectedTime: '14:00' });
    services.setNow(at('10:05'));
    await markBooking(services, owner, first.id, 'done');
    const dragged = { startAt: at('10:15'), endAt: at('10:45'), allDay: false };
    expect(await moveForOwner(services, second, dragged)).toBe(true);
    const refusal = await markBooking(services, owner, first.id, 'unmark').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'conflict',
      message: 'Another call is already confirmed at this time.',
    });
    expect(formFailure(refusal, new FormData()).init?.status).toBe(409);
    expect((await findBooking(services, first.id))?.status).toBe('done');
  });

  test('the list shows what waits for the owner first', async () => {
    const booking = await book(services, asked);
    await ownerConfirms(services);
    const request = await book(services, { ...asked, selectedTime: '14:00' });
    expect(await listed()).toEqual({ requests: [request.id], upcoming: [booking.id] });
  });

  test('a cancelled call that was still ahead is not among the past ones until its time is over', async () => {
    const booking = await book(services, asked);
    await cancelBooking(services, owner, booking.id);
    expect(await listed()).toEqual({ 'called-off': [booking.id] });
    services.setNow(at('10:31'));
    expect(await listed()).toEqual({ past: [booking.id] });
  });

  test('a text of the owner that is too long is refused and nothing is sent', async () => {
    const booking = await book(services, asked);
    const long = 'x'.repeat(2001);
    const refused = { code: 'invalid', fields: { message: 'Please keep this to 2,000 characters at most' } };
    await expect(cancelBooking(services, owner, booking.id, long)).rejects.toMatchObject(refused);
    expect((await findBooking(services, booking.id))?.status).toBe('confirmed');
    await expect(
      blockDate(services, owner, { date: tuesday, reason: 'x'.repeat(201) }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { reason: expect.stringContaining('200') } });
  });
});
