import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { daySlots, publicSlots } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import type { Services } from '#server/ports/services.ts';
import { asked, at, freeOn, mailsTo, monday, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('claiming a time on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const many = (
    count: number,
    request: (index: number) => Record<string, string>,
    using: Services = services,
  ) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        book(using, { ...asked, email: `visitor${index}@example.com`, ...request(index) }),
      ),
    );
  const won = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.filter((one) => one.status === 'fulfilled');
  const stored = () => services.db.query.selectFrom('bookings').selectAll().orderBy('starts_at').execute();

  test('of 200 at once for one slot one wins, and each of the others is told the fresh slots', async () => {
    const outcomes = await many(200, () => ({}));
    expect(won(outcomes)).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'conflict' });
      const slots = outcome.reason.details.slots;
      expect(slots.find((slot: { start: string }) => slot.start === '10:00:00').available).toBe(false);
      expect(slots.filter((slot: { available: boolean }) => slot.available)).toHaveLength(12);
    }
    expect(await stored()).toHaveLength(1);
    expect(await mailsTo(services, 'hello@foreshore.example')).toHaveLength(1);
  });

  test('overlapping starts of different length: whoever came first stands, nothing overlaps', async () => {
    await useRules(services, { slotMinutes: 60, stepMinutes: 15 });
    const starts = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45', '11:00'];
    const first = many(45, (index) => ({ selectedTime: starts[index % starts.length] ?? '' }));
    await useRules(services, { slotMinutes: 30, stepMinutes: 15 });
    const second = many(45, (index) => ({ selectedTime: starts[(index * 4) % starts.length] ?? '' }));
    const outcomes = [...(await first), ...(await second)];
    expect(won(outcomes).length).toBeGreaterThan(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason.code).toMatch(/conflict|invalid/);
    const rows = await stored();
    expect(rows).toHaveLength(won(outcomes).length);
    for (const [index, row] of rows.entries())
      expect(rows[index + 1]?.starts_at ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(row.ends_at);
  });

  test('the daily limit holds under 60 at once over all starts of the day', async () => {
    await useRules(services, { dailyLimit: 3 });
    const starts = await freeOn(services);
    const outcomes = await many(60, (index) => ({ selectedTime: starts[index % starts.length] ?? '' }));
    expect(won(outcomes)).toHaveLength(3);
    expect(await freeOn(services)).toEqual([]);
    expect((await book(services, { ...asked, selectedDate: '2026-11-24' })).status).toBe('confirmed');
  });

  test('buffers keep their distance under 40 at once', async () => {
    await useRules(services, { bufferBeforeMinutes: 15, bufferAfterMinutes: 15 });
    const outcomes = await many(40, (index) => ({ selectedTime: index % 2 ? '10:00' : '10:30' }));
    expect(won(outcomes)).toHaveLength(1);
  });

  test.each([
    ['off the grid', { selectedTime: '10:10' }, 'invalid'],
    ['outside the hours', { selectedTime: '20:00' }, 'invalid'],
    ['in a buffer', { selectedTime: '09:30' }, 'conflict'],
    ['in the past', { selectedDate: '2026-11-20', selectedTime: '09:00' }, 'conflict'],
    ['under the notice', { selectedDate: '2026-11-20', selectedTime: '13:00' }, 'conflict'],
    ['yesterday', { selectedDate: '2026-11-19', selectedTime: '10:00' }, 'conflict'],
    ['beyond the horizon', { selectedDate: '2026-12-24', selectedTime: '10:00' }, 'invalid'],
    ['not a time', { selectedTime: '25:00' }, 'invalid'],
  ])('a start %s is refused', async (_, change, code) => {
    await useRules(services, { bufferAfterMinutes: 10, bufferBeforeMinutes: 10 });
    await book(services, { ...asked, email: 'first@example.com' });
    services.setNow(at('12:00', '2026-11-20'));
    await expect(book(services, { ...asked, ...change })).rejects.toMatchObject({ code });
    expect(await stored()).toHaveLength(1);
  });

  test('what the calendar says is read afresh before a booking, and busy is busy', async () => {
    let reads = 0;
    const busySource: Services['busySource'] = async (_window, { fresh }) => {
      if (fresh) reads += 1;
      const taken = { startAt: at('10:00'), endAt: at('10:30') };
      return { mode: 'live', busy: fresh ? [taken] : [] };
    };
    const connected = { ...services, busySource };
    await expect(book(connected, asked)).rejects.toMatchObject({ code: 'conflict' });
    expect(reads).toBe(1);
    expect((await book(connected, { ...asked, selectedTime: '10:30' })).status).toBe('confirmed');
  });

  test('while bookings are closed nothing is free and nothing is taken', async () => {
    const busySource: Services['busySource'] = async () => ({ mode: 'closed', busy: [] });
    const closed = { ...services, busySource };
    expect((await daySlots(closed, monday)).some((slot) => slot.available)).toBe(false);
    const refused = { code: 'conflict', details: { mode: 'closed' } };
    await expect(book(closed, asked)).rejects.toMatchObject(refused);
  });

  test('the second pass of an hour that repeats is not shown, so that no name stands twice', async () => {
    const sunday = '2027-10-31';
    await useRules(services, {
      zone: 'Europe/Berlin',
      overrides: [{ date: sunday, ranges: [{ start: '00:00', end: '06:00' }] }],
    });
    services.setNow(Date.parse('2027-10-29T09:00:00Z'));
    const slots = await daySlots(services, sunday);
    expect(slots.some((slot) => slot.reason === 'repeated')).toBe(true);
    const starts = publicSlots(slots).map((slot) => slot.start);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toContain('02:30:00');
  });
});
