import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDay } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import { holdMs, holdTime, releaseHold } from '#server/bookings/hold.ts';
import { asked, freeOn, monday, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

const annsForm = 'anns-form-0123456789';
const bobsForm = 'bobs-form-0123456789';

describe.each(engines)('holding a time on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const hold = (holdToken: string, selectedTime = '10:00', clientAddress = '192.0.2.1') =>
    holdTime(services, { holdToken, selectedDate: monday, selectedTime }, { clientAddress });
  const release = (holdToken: string) => releaseHold(services.db.query, holdToken, services.clock.now());

  test('its owner sees and books it, others neither', async () => {
    expect(await hold(annsForm)).toEqual({ heldUntil: fridayMorning + holdMs });
    expect(await freeOn(services)).not.toContain('10:00');
    const own = await readDay(services, monday, { holdToken: annsForm });
    expect(own.slots.find((slot) => slot.start === '10:00:00')?.available).toBe(true);
    await expect(hold(bobsForm, '10:00', '192.0.2.2')).rejects.toMatchObject({
      code: 'conflict',
      details: { slots: expect.arrayContaining([{ start: '10:00:00', end: '10:30:00', available: false }]) },
    });
    await expect(book(services, asked)).rejects.toMatchObject({ code: 'conflict' });
    await expect(book(services, { ...asked, holdToken: bobsForm })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await book(services, { ...asked, holdToken: annsForm })).status).toBe('confirmed');
  });

  test('its buffers are kept as those of a call, so that it can be booked', async () => {
    await useRules(services, { bufferBeforeMinutes: 30, bufferAfterMinutes: 0 });
    await hold(annsForm);
    await expect(book(services, { ...asked, selectedTime: '09:30' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await book(services, { ...asked, holdToken: annsForm })).status).toBe('confirmed');
  });

  test('going back releases it, and choosing another time moves it', async () => {
    await hold(annsForm);
    await hold(annsForm, '11:00');
    expect(await freeOn(services)).toContain('10:00');
    expect(await freeOn(services)).not.toContain('11:00');
    await release(annsForm);
    expect(await freeOn(services)).toContain('11:00');
    expect((await book(services, { ...asked, selectedTime: '11:00' })).status).toBe('confirmed');
  });

  test('it expires, to the millisecond, and its form can still book what nobody took', async () => {
    await hold(annsForm);
    services.setNow(fridayMorning + holdMs - 1);
    expect(await freeOn(services)).not.toContain('10:00');
    services.setNow(fridayMorning + holdMs);
    expect(await freeOn(services)).toContain('10:00');
    expect((await book(services, { ...asked, holdToken: annsForm })).status).toBe('confirmed');
  });

  test('one client cannot keep a time for ever by holding it again', async () => {
    await hold(annsForm);
    services.setNow(fridayMorning + holdMs / 2);
    await release(annsForm);
    // The same client under another name, the same ten minutes.
    expect(await hold(bobsForm)).toEqual({ heldUntil: fridayMorning + holdMs });
    services.setNow(fridayMorning + holdMs);
    expect(await hold(annsForm)).toEqual({ heldUntil: null });
    expect(await freeOn(services)).toContain('10:00');
    expect(await hold(bobsForm, '10:00', '192.0.2.9')).toMatchObject({ heldUntil: expect.any(Number) });
    services.setNow(fridayMorning + 61 * 60_000);
    expect(await hold(annsForm)).toMatchObject({ heldUntil: expect.any(Number) });
  });

  test('one client holds three times at most, the oldest gives way', async () => {
    for (const [index, time] of ['09:00', '09:30', '10:00', '10:30', '11:00'].entries()) {
      services.setNow(fridayMorning + index * 1000);
      await hold(`form-number-${index}-0123456789`, time);
    }
    const free = await freeOn(services);
    expect(['09:00', '09:30', '10:00', '10:30', '11:00'].filter((time) => !free.includes(time))).toEqual([
      '10:00',
      '10:30',
      '11:00',
    ]);
  });

  test('of 20 forms that want one time at once, one holds it', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        hold(`form-number-${index}-0123456789`, '10:00', `192.0.2.${index}`),
      ),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  test('a held time counts for no daily limit', async () => {
    await useRules(services, { dailyLimit: 1 });
    await hold(annsForm);
    expect((await book(services, { ...asked, selectedTime: '14:00' })).status).toBe('confirmed');
    await expect(book(services, { ...asked, holdToken: annsForm })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('a time that is not offered, or taken, is not held', async () => {
    await expect(hold(annsForm, '10:10')).rejects.toMatchObject({ code: 'invalid' });
    await expect(hold('short')).rejects.toMatchObject({ code: 'invalid' });
    await book(services, asked);
    await expect(hold(annsForm)).rejects.toMatchObject({ code: 'conflict' });
  });
});
