import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultRules } from '#domain/availability/rules.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { previewRules } from '#server/availability/preview.ts';
import { book } from '#server/bookings/book.ts';
import { asked, freeOn, monday, owner, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('the preview of unsaved hours on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  test('shows 14 weekdays with bookings and blocked dates, and saves nothing', async () => {
    await book(services, asked);
    await blockDate(services, owner, { date: '2026-11-24', reason: '' });
    const days = await previewRules(services, { ...defaultRules, horizonWeekdays: 60 });
    expect(days).toHaveLength(14);
    expect(days.find((day) => day.date === monday)).toMatchObject({
      free: ['9:00 AM', '9:30 AM', '10:30 AM to 11:30 AM', '1:00 PM to 4:00 PM'],
      freeCount: 12,
      taken: 1,
    });
    expect(days.find((day) => day.date === '2026-11-24')).toMatchObject({
      free: [],
      freeCount: 0,
      taken: 13,
    });
    expect(await freeOn(services, '2026-12-10')).toEqual([]);
  });

  test('follows the rules it is given, a shorter horizon and an open weekend too', async () => {
    const saturday = [{ start: '09:00', end: '10:00' }];
    const rules = { ...defaultRules, horizonWeekdays: 2, weekly: { ...defaultRules.weekly, saturday } };
    const days = await previewRules(services, rules);
    expect(days.map((day) => day.date)).toEqual(['2026-11-20', '2026-11-21', monday]);
    expect(days[1]?.free).toEqual(['9:00 AM', '9:30 AM']);
  });

  test('shows what the hours would offer also while booking is closed; visitors are offered none of it', async () => {
    const open = await previewRules(services, defaultRules);
    await savePolicy(services, owner, { ...defaultPolicy, open: false });
    expect(await previewRules(services, defaultRules)).toEqual(open);
    expect(open[1]).toMatchObject({ date: monday, freeCount: 13, taken: 0 });
    expect(await freeOn(services)).toEqual([]);
  });

  test('what is saved holds for the next question', async () => {
    await useRules(services, {
      weekly: { ...defaultRules.weekly, monday: [{ start: '20:00', end: '21:00' }] },
    });
    expect(await freeOn(services)).toEqual(['20:00', '20:30']);
    expect((await book(services, { ...asked, selectedTime: '20:00' })).status).toBe('confirmed');
  });
});
