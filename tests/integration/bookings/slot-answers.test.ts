import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockDate, unblockDate } from '#server/availability/blocked-dates.ts';
import { createSlotAnswers, type SlotAnswer } from '#server/availability/slot-answers.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { holdMs, holdTime } from '#server/bookings/hold.ts';
import { asked, at, monday, owner, useRules } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';
import { startSites } from '#tests/support/site-store.ts';

const form = 'anns-form-0123456789';

// Many ask for the free times of a date at once: one reading serves them, and none of them sees what is past.
describe.each(engines)('the kept answers for free times on %s', (engine) => {
  let services: TestServices;
  let ticks: number;
  let ask: (date?: string) => Promise<string>;
  beforeEach(async () => {
    services = await testServices(engine);
    ticks = 0;
    const answers = createSlotAnswers(services, () => ticks);
    ask = (date = monday) => answers(date);
  });
  afterEach(() => services.dispose());

  const isFree = async (time: string) => {
    const { slots } = JSON.parse(await ask()) as SlotAnswer;
    return slots.find(({ start }) => start === `${time}:00`)?.available ?? false;
  };

  test('are read once for all who ask in the same quarter of a second', async () => {
    // The work in the background writes when it likes: here nobody does.
    const quiet = { ...services, db: { ...services.db, changes: () => 0 } };
    const answers = createSlotAnswers(quiet, () => ticks);
    const first = answers(monday);
    expect(answers(monday)).toBe(first);
    await first;
    ticks = 249;
    expect(answers(monday)).toBe(first);
    expect(answers('2026-11-24')).not.toBe(first);
    ticks = 250;
    expect(answers(monday)).not.toBe(first);
  });

  test('end with every write of this process: booking, cancelling, blocking, holding, new hours', async () => {
    expect(await isFree('10:00')).toBe(true);
    const booking = await book(services, asked);
    expect(await isFree('10:00')).toBe(false);
    await cancelBooking(services, owner, booking.id);
    expect(await isFree('10:00')).toBe(true);
    await blockDate(services, owner, { date: monday, reason: '' });
    expect(await isFree('10:00')).toBe(false);
    await unblockDate(services, owner, monday);
    expect(await isFree('10:00')).toBe(true);
    const wanted = { holdToken: form, selectedDate: monday, selectedTime: '10:00' };
    await holdTime(services, wanted, { clientAddress: '192.0.2.1' });
    expect(await isFree('10:00')).toBe(false);
    services.setNow(fridayMorning + holdMs);
    expect(await isFree('10:00')).toBe(true);
    await useRules(services, { minimumNoticeMinutes: 7 * 24 * 60 });
    expect(await isFree('10:00')).toBe(false);
  });

  test('an answer that was begun before a write is not given to who asks after it', async () => {
    const before = ask();
    await book(services, asked);
    const after = JSON.parse(await ask()) as SlotAnswer;
    expect(after.slots.find(({ start }) => start === '10:00:00')?.available).toBe(false);
    await before;
    expect(await isFree('10:00')).toBe(false);
  });

  test('end when time moves on without anybody writing', async () => {
    services.setNow(at('08:00'));
    const free = async () => (JSON.parse(await ask()) as SlotAnswer).slots.filter((slot) => slot.available);
    const early = (await free()).length;
    services.setNow(at('14:00'));
    expect((await free()).length).toBeLessThan(early);
  });

  test('a failure is told and not kept', async () => {
    await expect(ask('2026-02-30')).rejects.toMatchObject({ code: 'invalid' });
    await expect(ask('2026-02-30')).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('the same answer for everybody, with or without a hold, and errors in JSON', async () => {
  const { sites, stop } = await startSites('sqlite', 1);
  try {
    const slots = `${sites[0]?.url}/api/calendar/slots`;
    const shared = await fetch(`${slots}/${monday}`);
    const own = await fetch(`${slots}/${monday}`, { headers: { 'Hold-Token': form } });
    expect(await shared.json()).toEqual(await own.json());
    const common = ['content-type', 'cache-control', 'x-content-type-options', 'referrer-policy'];
    for (const name of common) expect(shared.headers.get(name), name).toBe(own.headers.get(name));
    expect(shared.headers.get('cache-control')).toBe('no-store');
    for (const [path, status] of [
      ['2026-02-30', 400],
      ['nonsense', 400],
    ] as const) {
      const answer = await fetch(`${slots}/${path}`);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        error: { code: 'invalid', fields: { date: expect.stringContaining('real date') } },
      });
    }
    expect((await fetch(`${slots}/${monday}`, { method: 'POST' })).status).toBe(405);
  } finally {
    await stop();
  }
});
