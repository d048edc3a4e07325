import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findAbsence, listAbsences } from '#server/availability/absences.ts';
import { blockDate, unblockDate } from '#server/availability/blocked-dates.ts';
import { offeredDays } from '#server/availability/offered-days.ts';
import { askToMove, leaveCall } from '#server/bookings/absences/answer.ts';
import { countHits, hitsOf } from '#server/bookings/absences/hits.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { holdTime } from '#server/bookings/hold.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import { asked, at, freeOn, mailsTo, monday, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const zone = 'Europe/London';
const tuesday = '2026-11-24';
const wednesday = '2026-11-25';
const holiday = { date: monday, until: wednesday, reason: 'Skiing' };

describe.each(engines)('absences on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const away = (input: Partial<Parameters<typeof blockDate>[2]>) =>
    blockDate(services, owner, { date: monday, reason: '', ...input });
  const hits = async () => {
    const { absences } = await listAbsences(services.db.query, {});
    const now = services.clock.now();
    const found = await hitsOf(services.db.query, { absences, zone, now });
    return [...found].map(([key, calls]) => [
      key,
      calls.map((hit) => [hit.booking.email, hit.answer?.answer]),
    ]);
  };
  const waiting = () => countHits(services.db.query, services.clock.now());
  const requests = async (email: string) =>
    (await mailsTo(services, email)).filter(({ subject }) => subject.startsWith('Please choose another'));

  test('several dates are one entry, closed at once for slots, holds and bookings', async () => {
    expect(await away(holiday)).toBe(monday);
    const { absences } = await listAbsences(services.db.query, {});
    expect(absences.filter(({ first }) => first > '2026')).toEqual([
      { key: monday, first: monday, last: wednesday, hours: null, reason: 'Skiing' },
    ]);
    for (const date of [monday, tuesday, wednesday]) expect(await freeOn(services, date)).toEqual([]);
    expect(await freeOn(services, '2026-11-26')).not.toEqual([]);
    const { days } = await offeredDays(services);
    const open = days.filter(({ slots }) => slots.some((slot) => slot.available)).map(({ date }) => date);
    expect(open.slice(0, 2)).toEqual(['2026-11-20', '2026-11-26']);
    const inside = { ...asked, selectedDate: tuesday };
    await expect(book(services, inside)).rejects.toMatchObject({ code: 'conflict' });
    const hold = { holdToken: 'a'.repeat(20), selectedDate: tuesday, selectedTime: '10:00' };
    await expect(holdTime(services, hold, { clientAddress: '192.0.2.1' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await unblockDate(services, owner, monday);
    expect(await freeOn(services, tuesday)).not.toEqual([]);
  });

  test('hours of one date close those hours alone', async () => {
    await away({ from: '10:00', to: '11:15' });
    expect((await freeOn(services)).slice(0, 4)).toEqual(['09:00', '09:30', '11:30', '13:00']);
    await expect(book(services, { ...asked, selectedTime: '10:30' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(away({ from: '11:00', to: '12:00' })).rejects.toMatchObject({
      fields: { from: expect.stringContaining('Part of this is already blocked') },
    });
    await away({ from: '11:15', to: '12:00' });
    await away({});
    expect(await freeOn(services)).toEqual([]);
    await expect(away({ from: '14:00', to: '15:00' })).rejects.toMatchObject({
      fields: { date: 'Date is already blocked' },
    });
  });

  test('what cannot be meant is said beside its field, and changes nothing', async () => {
    const refusals: [Partial<Parameters<typeof blockDate>[2]>, Record<string, unknown>][] = [
      [{ date: '' }, { date: 'Please select a date' }],
      [{ until: '2026-02-30' }, { until: expect.stringContaining('Please select a date') }],
      [{ until: '2026-11-22' }, { until: 'The last date lies before the first' }],
      [{ until: '2027-11-24' }, { until: 'Please keep an absence to 366 days at most' }],
      [{ until: '9999-12-31' }, { until: 'Please keep an absence to 366 days at most' }],
      [{ until: tuesday, from: '09:00', to: '10:00' }, { from: expect.stringContaining('single day') }],
      [{ from: '9', to: '10:00' }, { from: expect.stringContaining('time') }],
      [{ from: '09:00' }, { to: expect.stringContaining('time') }],
      [{ from: '10:00', to: '10:00' }, { to: 'The end must be later than the beginning' }],
      [{ date: '2026-10-01', until: '2026-10-09' }, { date: expect.stringContaining('has passed') }],
      [{ reason: 'x'.repeat(201) }, { reason: expect.anything() }],
    ];
    const before = await listAbsences(services.db.query, {});
    for (const [input, fields] of refusals) await expect(away(input)).rejects.toMatchObject({ fields });
    expect(await listAbsences(services.db.query, {})).toEqual(before);
  });

  test('what overlaps is named, and becomes one absence when that is wanted', async () => {
    await away(holiday);
    await expect(away({ date: tuesday })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Date is already blocked',
    });
    const longer = { date: tuesday, until: '2026-11-27' };
    await expect(away(longer)).rejects.toMatchObject({
      fields: { join: expect.stringMatching(/Monday 23 .* to Wednesday 25 .*Skiing.*to Friday 27/) },
    });
    expect(await away({ ...longer, join: true })).toBe(monday);
    expect(await findAbsence(services.db.query, monday)).toMatchObject({
      last: '2026-11-27',
      reason: 'Skiing',
    });
    await expect(away({ date: '2026-11-27', until: '2027-11-27', join: true })).rejects.toMatchObject({
      fields: { until: expect.stringContaining('more than 366 days') },
    });
  });

  test('of two that overlap and are entered at once, one stands', async () => {
    const both = await Promise.allSettled([away(holiday), away({ date: tuesday, until: wednesday })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('calls that lie there are named until each is moved, called off, or left', async () => {
    const ann = await book(services, asked);
    const bob = await book(services, { ...asked, email: 'bob@example.com', selectedDate: tuesday });
    const cy = await book(services, { ...asked, email: 'cy@example.com', selectedDate: wednesday });
    await book(services, { ...asked, email: 'dot@example.com', selectedDate: '2026-11-26' });
    await away(holiday);
    expect(await hits()).toEqual([
      [monday, ['ann', 'bob', 'cy'].map((name) => [`${name}@example.com`, undefined])],
    ]);
    expect(await waiting()).toBe(3);
    await rescheduleBooking(services, owner, ann.id, { selectedDate: '2026-11-26', selectedTime: '11:00' });
    await cancelBooking(services, owner, bob.id, '');
    await leaveCall(services, owner, monday, cy.id);
    expect(await hits()).toEqual([[monday, [['cy@example.com', 'left']]]]);
    expect(await waiting()).toBe(0);
    await unblockDate(services, owner, monday);
    await away({ date: wednesday });
    expect(await waiting()).toBe(1);
  });

  test('their visitors are asked with one click, once each, with their own link; a moved call is left alone', async () => {
    // Nothing is sent meanwhile.
    const quiet = { ...services, wakeOutbox: () => undefined };
    const ann = await book(quiet, asked);
    const bob = await book(quiet, { ...asked, email: 'bob@example.com', selectedDate: tuesday });
    await away(holiday);
    const shown = [ann.id, bob.id];
    const twice = [askToMove(quiet, owner, monday, shown), askToMove(quiet, owner, monday, shown)];
    expect((await Promise.all(twice)).reduce((sum, one) => sum + one)).toBe(2);
    expect(await askToMove(quiet, owner, monday, ann.id)).toBe(0);
    for (const email of [asked.email, 'bob@example.com']) expect(await requests(email)).toHaveLength(1);
    const [mail] = await requests(asked.email);
    expect(mail?.html).toMatch(/href="http:\/\/foreshore\.test\/booking\/[^"]+\/reschedule"/);
    expect(mail?.text).not.toContain('Skiing');
    expect(await waiting()).toBe(0);
    // Moved before the mail went: nobody is asked any more.
    await rescheduleBooking(services, owner, ann.id, { selectedDate: '2026-11-26', selectedTime: '11:00' });
    expect(await requests(asked.email)).toHaveLength(0);
    await expect(askToMove(quiet, owner, monday, ann.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(leaveCall(services, owner, 'gone', ann.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('what was decided about calls stays decided when the absence is made longer', async () => {
    const ann = await book(services, { ...asked, selectedDate: tuesday });
    const bob = await book(services, { ...asked, email: 'bob@example.com', selectedDate: wednesday });
    const cy = await book(services, { ...asked, email: 'cy@example.com', selectedDate: '2026-11-26' });
    const all = [ann.id, bob.id, cy.id];
    await away({ date: tuesday, until: wednesday });
    await leaveCall(services, owner, tuesday, bob.id);
    expect(await askToMove(services, owner, tuesday, all)).toBe(1);
    await away({ until: '2026-11-27', join: true });
    const decided = [
      ['ann@example.com', 'asked'],
      ['bob@example.com', 'left'],
    ];
    expect(await hits()).toEqual([[monday, [...decided, ['cy@example.com', undefined]]]]);
    expect(await askToMove(services, owner, monday, all)).toBe(1);
    expect(await requests('ann@example.com')).toHaveLength(1);
    expect(await requests('cy@example.com')).toHaveLength(1);
    await unblockDate(services, owner, monday);
    await away(holiday);
    expect(await waiting()).toBe(2);
  });

  test('those alone are asked whom the page showed', async () => {
    const ann = await book(services, asked);
    await book(services, { ...asked, email: 'bob@example.com', selectedDate: tuesday });
    await away({});
    await away({ until: tuesday, join: true });
    expect(await askToMove(services, owner, monday, [ann.id])).toBe(1);
    expect(await hits()).toEqual([
      [
        monday,
        [
          ['ann@example.com', 'asked'],
          ['bob@example.com', undefined],
        ],
      ],
    ]);
    expect(await requests('bob@example.com')).toHaveLength(0);
  });

  test('ten thousand of them are a page of 200, and a day is still read at once', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const date = new Date(at('00:00') + (index + 30) * 86_400_000).toISOString().slice(0, 10);
      return { date, reason: 'Away', created_at: 0 };
    });
    for (let from = 0; from < rows.length; from += 2000)
      await services.db.query
        .insertInto('blocked_dates')
        .values(rows.slice(from, from + 2000))
        .execute();
    const { absences, more } = await listAbsences(services.db.query, { from: monday });
    expect([absences.length, more]).toEqual([200, true]);
    expect(await freeOn(services)).not.toEqual([]);
  });
});
