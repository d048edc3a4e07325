import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { action as actOnCall } from '#app/pages/admin/bookings/booking-page.tsx';
import { action as moveCall } from '#app/pages/admin/bookings/booking-reschedule-page.tsx';
import { loadBookingView } from '#app/pages/admin/bookings/booking-view.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { findBooking } from '#server/bookings/find.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleByCalendar, rescheduleByLink } from '#server/bookings/reschedule.ts';
import { asked, at, mailsTo, monday, owner, ownerConfirms } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

type Answer = Response & {
  data?: { message: string; values: Record<string, string> };
  init?: { status: number };
};

describe.each(engines)('staff change a call as their page showed it, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  async function send(page: typeof actOnCall | typeof moveCall, id: string, body: Record<string, string>) {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(staffContext, { ...owner, role: 'owner' });
    const request = new Request('https://x.test/', { method: 'POST', body: new URLSearchParams(body) });
    const answer = (await page({ params: { id }, request, context } as never)) as Answer;
    return { status: answer.status ?? answer.init?.status, failure: answer.data };
  }
  const act = (id: string, intent: string, more: Record<string, string>) =>
    send(actOnCall, id, { intent, ...more });
  const moveTo = (id: string, selectedTime: string, more: Record<string, string>) =>
    send(moveCall, id, { selectedDate: monday, selectedTime, ...more });
  const seen = async (id: string) => (await loadBookingView(services, id))?.seen ?? '';
  const visitorMoves = (booking: Booking, selectedTime: string) =>
    rescheduleByLink(services, manageToken(services.keys, booking), { selectedDate: monday, selectedTime });
  const state = async (id: string) => {
    const found = await findBooking(services, id);
    return [found?.status, found?.startsAt];
  };
  const mails = async () => (await mailsTo(services, asked.email)).map(({ subject }) => subject);
  const moved = (when: string) => `This call has been moved meanwhile to ${when}. Look again.`;
  const toEleven = moved('Monday 23 November 2026, 11:00 AM');

  test.each(['confirm', 'decline'])('%s: not for a request that was moved since', async (intent) => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    const before = await seen(booking.id);
    await visitorMoves(booking, '11:00');
    const told = await mails();
    for (const old of [{ seen: before }, {}]) {
      const { status, failure } = await act(booking.id, intent, { ...old, message: 'Until soon.' });
      expect([status, failure?.message]).toEqual([409, toEleven]);
      expect(failure?.values.message).toBe('Until soon.');
    }
    expect(await state(booking.id)).toEqual(['requested', at('11:00')]);
    expect(await mails()).toEqual(told);
    const again = { seen: await seen(booking.id) };
    for (const _ of ['once', 'twice']) expect((await act(booking.id, intent, again)).status).toBe(303);
    expect((await state(booking.id))[0]).toBe(intent === 'confirm' ? 'confirmed' : 'declined');
  });

  test('cancel: not for a call that was moved since, by its visitor or in the calendar', async () => {
    const booking = await book(services, asked);
    const first = await seen(booking.id);
    await visitorMoves(booking, '11:00');
    expect((await act(booking.id, 'cancel', { seen: first })).failure?.message).toBe(toEleven);
    const second = await seen(booking.id);
    await rescheduleByCalendar(services, booking.id, { startAt: at('18:10'), endAt: at('18:40') });
    const { status, failure } = await act(booking.id, 'cancel', { seen: second });
    expect([status, failure?.message]).toEqual([409, moved('Monday 23 November 2026, 6:10 PM')]);
    expect(await state(booking.id)).toEqual(['confirmed', at('18:10')]);
    expect((await act(booking.id, 'cancel', { seen: await seen(booking.id) })).status).toBe(303);
    expect((await state(booking.id))[0]).toBe('cancelled');
  });

  test('a call that its visitor cancelled since is cancelled, wherever it stood', async () => {
    const booking = await book(services, asked);
    const before = await seen(booking.id);
    await cancelByLink(services, manageToken(services.keys, await visitorMoves(booking, '11:00')));
    expect((await act(booking.id, 'cancel', { seen: before })).status).toBe(303);
  });

  test('move: not from where a call no longer stands; a form sent twice moves once', async () => {
    const booking = await book(services, asked);
    const before = await seen(booking.id);
    await visitorMoves(booking, '11:00');
    for (const old of [{ seen: before }, {}]) {
      const { status, failure } = await moveTo(booking.id, '14:00', { ...old, message: 'Lunch runs long.' });
      expect([status, failure?.message]).toEqual([409, toEleven]);
      expect(failure?.values).toMatchObject({ message: 'Lunch runs long.', selectedTime: '14:00' });
    }
    expect(await state(booking.id)).toEqual(['confirmed', at('11:00')]);
    const told = await mails();
    const again = { seen: await seen(booking.id) };
    for (const _ of ['once', 'twice']) expect((await moveTo(booking.id, '14:00', again)).status).toBe(303);
    expect(await state(booking.id)).toEqual(['confirmed', at('14:00')]);
    expect(await mails()).toHaveLength(told.length + 1);
  });

  test('a request that was moved to the very time that staff choose is not left unconfirmed in silence', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    const before = await seen(booking.id);
    await visitorMoves(booking, '11:00');
    const { status, failure } = await moveTo(booking.id, '11:00', { seen: before });
    expect([status, failure?.message]).toEqual([409, toEleven]);
  });

  test('notes: those of an older page do not replace what was saved meanwhile, until they are meant', async () => {
    const { id } = await book(services, asked);
    const notesSeen = async () => (await loadBookingView(services, id))?.notesSeen ?? '';
    const before = await notesSeen();
    const first = { notes: 'Ring the mobile only.', seen: before };
    for (const _ of ['once', 'twice']) expect((await act(id, 'notes', first)).status).toBe(303);
    const second = { notes: 'Parking is behind the house.' };
    for (const old of [{ seen: before }, {}]) {
      const { status, failure } = await act(id, 'notes', { ...second, ...old });
      expect(status).toBe(409);
      expect(failure?.message).toContain('Somebody else changed these notes');
      expect(failure?.values.notes).toBe(second.notes);
    }
    expect((await findBooking(services, id))?.notes).toBe(first.notes);
    expect((await act(id, 'notes', { ...second, seen: await notesSeen() })).status).toBe(303);
    expect((await findBooking(services, id))?.notes).toBe(second.notes);
  });

  test('of a move by the visitor and a yes by staff at the same moment the yes is to what was seen', async () => {
    await ownerConfirms(services);
    const booking = await book(services, asked);
    const before = await seen(booking.id);
    const [answer] = await Promise.all([
      act(booking.id, 'confirm', { seen: before }),
      visitorMoves(booking, '11:00'),
    ]);
    // A call that is moved after the yes is a request again.
    expect(await state(booking.id)).toEqual(['requested', at('11:00')]);
    expect([303, 409]).toContain(answer.status);
  });
});
