import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chosenAgain } from '#app/pages/booking/details/chosen-again.ts';
import { DomainError } from '#server/base/errors.ts';
import { book } from '#server/bookings/book.ts';
import { findBooking } from '#server/bookings/find.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleByLink } from '#server/bookings/reschedule.ts';
import { asked, monday, ownerConfirms, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const shown = { shownZone: 'Europe/London', shownMinutes: '30', shownMode: 'live' };
const terms = { zone: 'Europe/London', minutes: 30, mode: 'live' };

describe.each(engines)('a form shown under other rules on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const refused = (message: RegExp, changed: object) => ({
    code: 'conflict',
    message: expect.stringMatching(message),
    details: { terms: { ...terms, ...changed } },
  });

  test('books nothing, says what has changed, and books once it says what holds', async () => {
    const attempt = (more: Record<string, string> = {}) => book(services, { ...asked, ...shown, ...more });
    await useRules(services, { slotMinutes: 45 });
    await expect(attempt()).rejects.toMatchObject(refused(/takes 45 minutes/, { minutes: 45 }));
    await useRules(services, { zone: 'Europe/Paris' });
    await expect(attempt()).rejects.toMatchObject(refused(/Europe\/Paris/, { zone: 'Europe/Paris' }));
    await useRules(services, {});
    await ownerConfirms(services);
    await expect(attempt()).rejects.toMatchObject(
      refused(/confirmed by a person/, { mode: 'owner-confirms' }),
    );
    expect(await services.db.query.selectFrom('bookings').selectAll().execute()).toEqual([]);
    expect((await attempt({ shownMode: 'owner-confirms' })).status).toBe('requested');
  });

  test('is none of a program that tells nothing, nor of a request repeated under its key', async () => {
    const first = await book(services, { ...asked, ...shown, idempotencyKey: 'form-1' });
    await useRules(services, { slotMinutes: 45 });
    expect((await book(services, { ...asked, ...shown, idempotencyKey: 'form-1' })).id).toBe(first.id);
    expect((await book(services, { ...asked, selectedTime: '14:30' })).endsAt).toBeGreaterThan(0);
  });

  test('moves nothing, and a settled time is not given up for a request in silence', async () => {
    const booking = await book(services, asked);
    const token = manageToken(services.keys, booking);
    const move = (more: Record<string, string> = {}) =>
      rescheduleByLink(services, token, { selectedDate: monday, selectedTime: '14:00', ...shown, ...more });
    await ownerConfirms(services);
    await expect(move()).rejects.toMatchObject(refused(/has not been moved/, { mode: 'owner-confirms' }));
    expect(await findBooking(services, booking.id)).toMatchObject({ startsAt: booking.startsAt });
    expect((await move({ shownMode: 'owner-confirms' })).status).toBe('requested');
  });
});

test('shown again, the form has the same moment on the new clock', () => {
  const refusal = (zone: string) => new DomainError('conflict', '', { details: { terms: { zone } } });
  const sent = { selectedDate: '2026-11-24', selectedTime: '10:00', shownZone: 'Europe/London' };
  const there = (zone: string) => chosenAgain(sent, refusal(zone));
  expect(there('Europe/Paris')).toEqual({ date: '2026-11-24', time: '11:00:00' });
  expect(there('Pacific/Honolulu')).toEqual({ date: '2026-11-24', time: '00:00:00' });
  expect(there('Pacific/Auckland')).toEqual({ date: '2026-11-24', time: '23:00:00' });
  expect(there('Europe/London')).toEqual({ date: '2026-11-24', time: '10:00' });
  expect(chosenAgain({ ...sent, selectedTime: 'noon' }, refusal('Europe/Paris')).time).toBe('noon');
  expect(chosenAgain({}, refusal('Europe/Paris'))).toEqual({ date: null, time: null });
});
