import { describe, expect, test } from 'vitest';
import { type AvailabilityRules, defaultRules } from './rules.ts';
import { checkStart, findSlot, slotsForDate } from './slots.ts';
import {
  at,
  described,
  everyDay,
  freeInstants,
  freeStarts,
  query,
  ranges,
  rulesWith,
  slots,
} from './test-helpers.ts';

/** Cases 7 to 12 of the slot engine's list, for 2026-11-25, a Wednesday in winter (London is on UTC). */

const date = '2026-11-25';
const dayRules = (changes: Partial<AvailabilityRules> = {}) =>
  rulesWith({ weekly: everyDay('09:00-12:00'), ...changes });

function period(from: string, to: string, kind?: 'booking' | 'hold' | 'calendar') {
  return { startAt: at(`${date}T${from}Z`), endAt: at(`${date}T${to}Z`), ...(kind && { kind }) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

test('the default hours give half-hours from 09:00 with a free noon hour, the last at 16:00', () => {
  const list = slots(defaultRules, date);
  expect(list).toHaveLength(13);
  expect(list.every((slot) => slot.available)).toBe(true);
  expect(freeStarts(list)).toContain('11:30');
  expect(freeStarts(list)).not.toContain('12:00');
  expect(freeStarts(list).at(-1)).toBe('16:00');
  expect(list[0]).toEqual({
    startAt: at(`${date}T09:00Z`),
    endAt: at(`${date}T09:30Z`),
    start: '09:00:00',
    end: '09:30:00',
    available: true,
  });
  expect(slots(defaultRules, '2026-11-28')).toEqual([]);
});

describe('case 7: date overrides', () => {
  const override = (text: string, on = date) => ({ date: on, ranges: ranges(text) });

  test('replace the day', () => {
    const rules = dayRules({ overrides: [override('14:00-15:00')] });
    expect(freeStarts(slots(rules, date))).toEqual(['14:00', '14:30']);
    expect(freeStarts(slots(rules, '2026-11-26'))[0]).toBe('09:00');
  });

  test('close the day', () => {
    expect(slots(dayRules({ overrides: [override('')] }), date)).toEqual([]);
  });

  test('split the day', () => {
    const rules = dayRules({ overrides: [override('09:00-10:00 11:00-12:00')] });
    expect(freeStarts(slots(rules, date))).toEqual(['09:00', '09:30', '11:00', '11:30']);
  });

  test('open a day that is closed otherwise', () => {
    const rules = { ...defaultRules, overrides: [override('10:00-11:00', '2026-11-28')] };
    expect(freeStarts(slots(rules, '2026-11-28'))).toEqual(['10:00', '10:30']);
  });

  test('two on one date are taken together, and a closing one adds nothing', () => {
    const rules = dayRules({ overrides: [override('11:00-12:00'), override(''), override('10:00-11:30')] });
    expect(freeStarts(slots(rules, date))).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });

  test('one that crosses midnight UTC stays on its date in the host zone', () => {
    const rules = dayRules({
      zone: 'America/New_York',
      weekly: everyDay(''),
      overrides: [override('18:00-20:00')],
    });
    const list = slots(rules, date);
    expect(freeStarts(list)).toEqual(['18:00', '18:30', '19:00', '19:30']);
    expect(freeInstants(list)).toEqual([
      '2026-11-25T23:00',
      '2026-11-25T23:30',
      '2026-11-26T00:00',
      '2026-11-26T00:30',
    ]);
    expect(slots(rules, '2026-11-26')).toEqual([]);
  });
});

describe('case 8: hours that meet at midnight are one stretch', () => {
  const late = dayRules({ weekly: everyDay('00:00-02:00 22:00-24:00'), slotMinutes: 60 });

  test('a slot may run over midnight, and the evening ends at 24:00, not 23:59', () => {
    const evening = slots(late, date).slice(-4);
    expect(evening.map((slot) => `${slot.start}-${slot.end}`)).toEqual([
      '22:00:00-23:00:00',
      '22:30:00-23:30:00',
      '23:00:00-00:00:00',
      '23:30:00-00:30:00',
    ]);
    expect(evening.at(-1)?.endAt).toBe(at('2026-11-26T00:30Z'));
  });

  test('the grid goes on over midnight, so no two slots of neighbouring days overlap', () => {
    const rules = { ...late, slotMinutes: 45, stepMinutes: 45 };
    expect(freeStarts(slots(rules, date))).toEqual(['00:15', '01:00', '22:00', '22:45', '23:30']);
  });

  test('an evening whose next day is closed ends at 24:00', () => {
    const rules = { ...late, overrides: [{ date: '2026-11-26', ranges: [] }] };
    expect(freeStarts(slots(rules, date)).at(-1)).toBe('23:00');
  });

  test('a slot that would run into a blocked date is refused as blocked', () => {
    const list = slots(late, date, { blockedDates: ['2026-11-26'] });
    expect(described(list).slice(-2)).toEqual(['23:00', '23:30 blocked']);
  });

  test('a call over midnight is free of the busy time of the next day', () => {
    const busy = [{ startAt: at('2026-11-26T00:15Z'), endAt: at('2026-11-26T00:20Z') }];
    expect(described(slots(late, date, { busy })).at(-1)).toBe('23:30 busy');
  });

  test('open round the clock, a step that divides the day carries on over midnight', () => {
    const list = slots(dayRules({ weekly: everyDay('00:00-24:00'), slotMinutes: 60 }), date);
    expect(list).toHaveLength(48);
    expect(list[0]?.start).toBe('00:00:00');
    expect(list.at(-1)?.start).toBe('23:30:00');
    expect(findSlot(list, '00:00')?.startAt).toBe(list[0]?.startAt);
    expect(findSlot(list, '24:00')).toBeUndefined();
  });

  test('open round the clock, a step that does not divide the day starts anew at midnight', () => {
    const rules = dayRules({ weekly: everyDay('00:00-24:00'), slotMinutes: 50, stepMinutes: 50 });
    const list = slots(rules, date);
    expect(list).toHaveLength(28);
    expect([list[0]?.start, list.at(-1)?.end]).toEqual(['00:00:00', '23:20:00']);
  });

  test('ranges of one day that touch or overlap are one, in any order', () => {
    const rules = dayRules({ weekly: everyDay('10:00-10:45 09:00-10:00 09:30-10:15'), slotMinutes: 35 });
    expect(freeStarts(slots({ ...rules, stepMinutes: 35 }, date))).toEqual(['09:00', '09:35', '10:10']);
  });
});

describe('case 9: busy periods', () => {
  const freeWith = (...busy: ReturnType<typeof period>[]) => freeStarts(slots(dayRules(), date, { busy }));

  test('touching is allowed on both sides', () => {
    expect(freeWith(period('08:00', '09:00'), period('09:30', '10:00'))).toEqual([
      '09:00',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  test('containing, inside and overlapping periods take every slot they touch', () => {
    expect(freeWith(period('08:00', '13:00'))).toEqual([]);
    expect(freeWith(period('09:10', '09:20'))).toEqual(['09:30', '10:00', '10:30', '11:00', '11:30']);
    expect(freeWith(period('09:15', '10:20'), period('10:10', '10:40'))).toEqual(['11:00', '11:30']);
    expect(freeWith(period('09:29', '09:31'))).toEqual(['10:00', '10:30', '11:00', '11:30']);
  });

  test('spanning midnight, they take both days', () => {
    const rules = dayRules({ weekly: everyDay('08:00-09:00 23:00-24:00') });
    const busy = [{ startAt: at('2026-11-25T23:30Z'), endAt: at('2026-11-26T08:30Z') }];
    expect(described(slots(rules, date, { busy }))).toEqual(['08:00', '08:30', '23:00', '23:30 busy']);
    expect(freeStarts(slots(rules, '2026-11-26', { busy }))).toEqual(['08:30', '23:00', '23:30']);
  });

  test('the order does not matter', () => {
    const busy = [period('11:00', '11:30'), period('09:00', '09:30'), period('10:00', '10:30')];
    expect(freeWith(...busy)).toEqual(['09:30', '10:30', '11:30']);
    expect(freeWith(...busy.toReversed())).toEqual(['09:30', '10:30', '11:30']);
  });

  test('an empty period takes nothing, one that ends before it starts is refused', () => {
    expect(freeWith(period('09:10', '09:10'))).toHaveLength(6);
    expect(() => freeWith(period('09:30', '09:00'))).toThrow(RangeError);
    expect(() => slots(dayRules(), date, { busy: [{ startAt: Number.NaN, endAt: Number.NaN }] })).toThrow(
      RangeError,
    );
  });

  test('inputs are not mutated', () => {
    const input = deepFreeze(
      query(dayRules({ overrides: [{ date, ranges: ranges('10:00-11:00 09:00-10:00') }] }), date, {
        busy: [period('10:00', '10:30'), period('09:00', '09:30')],
        blockedDates: ['2026-12-25'],
      }),
    );
    expect(freeStarts(slotsForDate(input))).toEqual(['09:30', '10:30']);
  });

  test('our own bookings show as booked, calendar time as busy', () => {
    const busy = [period('09:00', '09:30', 'booking'), period('09:00', '10:00', 'calendar')];
    expect(described(slots(dayRules(), date, { busy })).slice(0, 3)).toEqual([
      '09:00 booked',
      '09:30 busy',
      '10:00',
    ]);
  });
});

describe('case 10: length and step', () => {
  test('a step shorter than the length gives overlapping choices', () => {
    const rules = dayRules({ weekly: everyDay('09:00-10:30'), slotMinutes: 60, stepMinutes: 15 });
    expect(freeStarts(slots(rules, date))).toEqual(['09:00', '09:15', '09:30']);
  });

  test('a step longer than the length leaves pauses', () => {
    const rules = dayRules({ weekly: everyDay('09:00-10:30'), slotMinutes: 20, stepMinutes: 35 });
    expect(freeStarts(slots(rules, date))).toEqual(['09:00', '09:35', '10:10']);
  });

  test('a length that does not divide the hour', () => {
    const rules = dayRules({ weekly: everyDay('09:00-11:00'), slotMinutes: 25, stepMinutes: 25 });
    expect(freeStarts(slots(rules, date))).toEqual(['09:00', '09:25', '09:50', '10:15']);
  });

  test('the last slot fits exactly, and one minute less drops it', () => {
    const fits = dayRules({ weekly: everyDay('09:00-10:15'), slotMinutes: 25, stepMinutes: 25 });
    expect(freeStarts(slots(fits, date))).toEqual(['09:00', '09:25', '09:50']);
    const short = { ...fits, weekly: everyDay('09:00-10:14') };
    expect(freeStarts(slots(short, date))).toEqual(['09:00', '09:25']);
  });
});

describe('case 11: buffers', () => {
  const rules = dayRules({ bufferBeforeMinutes: 10, bufferAfterMinutes: 25 });

  test.each(['booking', 'calendar'] as const)('differ before and after, against a %s', (kind) => {
    const busy = [period('10:00', '10:30', kind)];
    // 09:30 ends at 10:00 and wants 25 minutes after; 10:30 wants 10 before; 09:00 is free until 09:55.
    expect(freeStarts(slots(rules, date, { busy }))).toEqual(['09:00', '11:00', '11:30']);
  });

  test('between two calls the longer one lies, whichever of them was booked first', () => {
    const long = { bufferBeforeMinutes: 25, bufferAfterMinutes: 10, stepMinutes: 5 };
    const list = (kind: 'booking' | 'hold' | 'calendar') =>
      freeStarts(slots(dayRules(long), date, { busy: [period('10:00', '10:30', kind)] }));
    for (const kind of ['booking', 'hold'] as const) {
      // 09:05 ends at 09:35, which leaves the 25 minutes that the call at 10:00 wants before it.
      expect(
        list(kind)
          .filter((time) => time < '10:00')
          .at(-1),
      ).toBe('09:05');
      expect(list(kind).find((time) => time > '10:00')).toBe('10:55');
    }
    expect(
      list('calendar')
        .filter((time) => time < '10:00')
        .at(-1),
    ).toBe('09:20');
  });

  test('that just fit are allowed', () => {
    const before = [period('09:50', '10:20')];
    expect(freeStarts(slots(rules, date, { busy: before }))).toContain('10:30');
    const after = [period('09:55', '10:20')];
    expect(freeStarts(slots(rules, date, { busy: after }))).toContain('09:00');
    const late = [period('09:54', '10:21')];
    expect(freeStarts(slots(rules, date, { busy: late }))).toEqual(['11:00', '11:30']);
  });

  test('reach outside working hours, and to time on the day before', () => {
    expect(freeStarts(slots(rules, date, { busy: [period('08:40', '08:51')] }))[0]).toBe('09:30');
    const early = { ...rules, weekly: everyDay('00:00-01:00'), bufferBeforeMinutes: 60 };
    const busy = [{ startAt: at('2026-11-24T22:50Z'), endAt: at('2026-11-24T23:10Z') }];
    expect(described(slots(early, date, { busy }))).toEqual(['00:00 busy', '00:30']);
  });
});

describe('case 12: notice, the past and the horizon', () => {
  const today = (now: string, changes: Partial<AvailabilityRules> = {}) =>
    described(slots(dayRules(changes), date, { now: at(`${date}T${now}Z`) })).slice(0, 4);

  test('without notice, a slot that starts now is offered, one that started is past', () => {
    expect(today('09:30')).toEqual(['09:00 past', '09:30', '10:00', '10:30']);
    expect(today('09:30:00.001')).toEqual(['09:00 past', '09:30 past', '10:00', '10:30']);
  });

  test('with notice, a slot that starts exactly then is offered', () => {
    const changes = { minimumNoticeMinutes: 60 };
    expect(today('09:00', changes)).toEqual(['09:00 notice', '09:30 notice', '10:00', '10:30']);
    expect(today('09:00:00.001', changes)).toEqual(['09:00 past', '09:30 notice', '10:00 notice', '10:30']);
  });

  test('the day before is all past', () => {
    const list = slots(dayRules(), date, { now: at('2026-11-26T00:00Z') });
    expect(new Set(list.map((slot) => slot.reason))).toEqual(new Set(['past']));
  });

  test('the last weekday of the horizon is offered, the next is not', () => {
    const now = at('2026-11-25T08:00Z');
    expect(slots(dayRules(), '2026-12-14', { now }).every((slot) => slot.available)).toBe(true);
    const beyond = slots(dayRules(), '2026-12-15', { now });
    expect(beyond).toHaveLength(6);
    expect(new Set(beyond.map((slot) => slot.reason))).toEqual(new Set(['outside-horizon']));
  });

  test('a `now` that is no number is refused, not taken as long ago', () => {
    expect(() => slots(dayRules(), date, { now: Number.NaN })).toThrow(RangeError);
  });
});

describe('blocked dates and the daily limit', () => {
  test.each([
    ['a set', new Set([date])],
    ['a list', [date]],
  ])('a date blocked in %s shows its slots as blocked', (_, blockedDates) => {
    const list = slots(dayRules(), date, { blockedDates });
    expect(list).toHaveLength(6);
    expect(new Set(list.map((slot) => slot.reason))).toEqual(new Set(['blocked']));
    expect(freeStarts(slots(dayRules(), '2026-11-26', { blockedDates }))).toHaveLength(6);
  });

  test('a reached daily limit closes what is left of the day', () => {
    const rules = dayRules({ dailyLimit: 2 });
    expect(freeStarts(slots(rules, date, { bookedCount: 1 }))).toHaveLength(6);
    const full = slots(rules, date, { bookedCount: 2, busy: [period('09:00', '09:30', 'booking')] });
    expect(described(full).slice(0, 2)).toEqual(['09:00 booked', '09:30 daily-limit']);
  });

  test('without a count, bookings that start on the date count, calendar time does not', () => {
    const rules = dayRules({ dailyLimit: 1 });
    const meeting = period('09:00', '09:30', 'calendar');
    const dayBefore = { ...period('09:00', '09:30', 'booking'), startAt: at('2026-11-24T23:00Z') };
    expect(freeStarts(slots(rules, date, { busy: [meeting, dayBefore] }))).toHaveLength(5);
    expect(freeStarts(slots(rules, date, { busy: [period('09:00', '09:30', 'booking')] }))).toEqual([]);
  });
});

describe('case 15: what a visitor sends is checked', () => {
  const rules = dayRules({ bufferAfterMinutes: 15, minimumNoticeMinutes: 60 });
  const now = at(`${date}T09:10Z`);
  const busy = [period('11:40', '12:00', 'booking')];
  const check = (start: string, on = date, more = {}) =>
    checkStart(query(rules, on, { now, busy, ...more }), start);
  const refusal = (start: string, on = date, more = {}) => {
    const answer = check(start, on, more);
    return answer.ok ? 'accepted' : answer.reason;
  };

  test('a genuine start is accepted, with or without seconds', () => {
    expect(check('10:30')).toMatchObject({ ok: true, slot: { startAt: at(`${date}T10:30Z`) } });
    expect(check('10:30:00')).toEqual(check('10:30'));
  });

  test.each([
    ['forged', '03:00'],
    ['unreadable', '10:30 AM'],
    ['empty', ''],
    ['after the last', '12:00'],
    ['24:00', '24:00'],
    ['off the grid', '10:45'],
    ['off by a second', '10:30:01'],
  ])('%s is refused', (_, start) => {
    expect(refusal(start)).toBe('not-offered');
  });

  test.each(['2026-02-30', '25/11/2026', '', '2026-11-25T00:00', '2026-11-28x'])(
    'the date %j is refused, not thrown',
    (on) => {
      expect(refusal('10:30', on)).toBe('not-offered');
    },
  );

  test('buffered, past, under notice, beyond, blocked and full are refused with their reason', () => {
    expect(refusal('11:30')).toBe('booked');
    expect(refusal('11:00', date, { busy: [period('11:44', '12:00')] })).toBe('busy');
    expect(refusal('09:00')).toBe('past');
    expect(refusal('10:00')).toBe('notice');
    expect(refusal('10:30', '2027-03-01')).toBe('outside-horizon');
    expect(refusal('10:30', '2026-11-26', { blockedDates: ['2026-11-26'] })).toBe('blocked');
    expect(
      checkStart(query({ ...rules, dailyLimit: 1 }, date, { now, bookedCount: 1 }), '10:30'),
    ).toMatchObject({
      ok: false,
      reason: 'daily-limit',
      slot: { start: '10:30:00' },
    });
  });
});
