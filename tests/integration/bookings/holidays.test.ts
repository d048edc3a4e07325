import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { setHolidayOpen } from '#server/availability/opened-holidays.ts';
import { loadPolicy, savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import { writeSetting } from '#server/db/settings.ts';
import { asked, freeOn, owner, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

const [christmas, boxing] = ['2026-12-25', '2026-12-28'];

describe.each(engines)('bank holidays on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    await useRules(services, { horizonWeekdays: 40 });
  });
  afterEach(() => services.dispose());

  const free = async (date = christmas) => (await freeOn(services, date)).length;

  test('are closed from the start, the day that stands in for one too, and cannot be booked', async () => {
    expect(await free()).toBe(0);
    expect(await free(boxing)).toBe(0);
    expect(await free('2026-12-24')).toBe(13);
    await expect(book(services, { ...asked, selectedDate: christmas })).rejects.toMatchObject({
      code: 'conflict',
      details: { slots: expect.arrayContaining([expect.objectContaining({ available: false })]) },
    });
  });

  test('open one by one, by hours of their own, or all with the switch, each at once', async () => {
    await setHolidayOpen(services, owner, christmas, true);
    expect([await free(), await free(boxing)]).toEqual([13, 0]);
    await setHolidayOpen(services, owner, christmas, false);
    expect(await free()).toBe(0);
    const overrides = [{ date: christmas, ranges: [{ start: '10:00', end: '11:00' }] }];
    await useRules(services, { horizonWeekdays: 40, overrides });
    expect(await free()).toBe(2);
    await useRules(services, { horizonWeekdays: 40 });
    await savePolicy(services, owner, { ...defaultPolicy, closeBankHolidays: false });
    expect([await free(), await free(boxing)]).toEqual([13, 13]);
    expect((await book(services, { ...asked, selectedDate: boxing })).status).toBe('confirmed');
    await expect(setHolidayOpen(services, owner, 'christmas', true)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('are closed for whoever saved a policy before there was the switch', async () => {
    const { closeBankHolidays: _, ...former } = defaultPolicy;
    await writeSetting(services.db.query, 'bookings', former, services.clock.now());
    expect((await loadPolicy(services.db.query)).closeBankHolidays).toBe(true);
    expect(await free()).toBe(0);
  });
});
