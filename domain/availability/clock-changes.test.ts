import { describe, expect, test } from 'vitest';
import { checkStart, findSlot } from './slots.ts';
import { at, everyDay, freeInstants, freeStarts, query, rulesWith, slots } from './test-helpers.ts';

/** Cases 1, 2, 3 and 5 of the slot engine's list: the days on which the clocks change. */

describe('case 1: a 09:00 slot in Europe/London follows the clocks', () => {
  const rules = rulesWith({ weekly: everyDay('09:00-09:30') });
  test.each([
    ['2027-03-27', '2027-03-27T09:00'],
    ['2027-03-28', '2027-03-28T08:00'],
    ['2026-10-24', '2026-10-24T08:00'],
    ['2026-10-25', '2026-10-25T09:00'],
  ])('%s starts at %sZ', (date, instant) => {
    expect(freeInstants(slots(rules, date))).toEqual([instant]);
  });
});

describe('case 2: other host zones', () => {
  const newYork = rulesWith({
    zone: 'America/New_York',
    weekly: everyDay('13:00-18:00'),
    slotMinutes: 60,
    stepMinutes: 60,
  });
  test.each([
    ['2026-03-08', 17],
    ['2026-11-01', 18],
  ])('New York 13:00 to 18:00 on %s starts at %i:00Z', (date, first) => {
    const list = slots(newYork, date);
    expect(freeInstants(list)).toEqual([0, 1, 2, 3, 4].map((hour) => `${date}T${first + hour}:00`));
    expect(list.at(-1)?.endAt).toBe(at(`${date}T${first + 5}:00Z`));
  });

  const berlin = rulesWith({ zone: 'Europe/Berlin', weekly: everyDay('01:30-04:00') });

  test('Berlin 02:30 on 2027-03-28 does not exist and is not offered', () => {
    const list = slots(berlin, '2027-03-28');
    expect(list.map((slot) => `${slot.start}-${slot.end}`)).toEqual([
      '01:30:00-03:00:00',
      '03:00:00-03:30:00',
      '03:30:00-04:00:00',
    ]);
    expect(checkStart(query(berlin, '2027-03-28'), '02:30')).toEqual({ ok: false, reason: 'not-offered' });
  });

  test('hours that begin in the skipped hour begin after it', () => {
    const rules = rulesWith({ zone: 'Europe/Berlin', weekly: everyDay('02:30-04:00') });
    expect(freeStarts(slots(rules, '2027-03-28'))).toEqual(['03:00', '03:30']);
  });

  test('hours that lie in the skipped hour give nothing', () => {
    const rules = rulesWith({ zone: 'Europe/Berlin', weekly: everyDay('02:00-03:00') });
    expect(slots(rules, '2027-03-28')).toEqual([]);
  });

  test('Berlin 02:30 on 2027-10-31 occurs twice and is offered once, at the first', () => {
    const list = slots(berlin, '2027-10-31');
    expect(list.map((slot) => [slot.start, slot.startAt, slot.reason])).toEqual([
      ['01:30:00', at('2027-10-30T23:30Z'), undefined],
      ['02:00:00', at('2027-10-31T00:00Z'), undefined],
      ['02:30:00', at('2027-10-31T00:30Z'), undefined],
      ['02:00:00', at('2027-10-31T01:00Z'), 'repeated'],
      ['02:30:00', at('2027-10-31T01:30Z'), 'repeated'],
      ['03:00:00', at('2027-10-31T02:00Z'), undefined],
      ['03:30:00', at('2027-10-31T02:30Z'), undefined],
    ]);
    expect(findSlot(list, '02:30')?.startAt).toBe(at('2027-10-31T00:30Z'));
  });

  test('a taken first pass does not turn the second into the one that is meant', () => {
    const busy = [{ startAt: at('2027-10-31T00:30Z'), endAt: at('2027-10-31T01:00Z') }];
    expect(checkStart(query(berlin, '2027-10-31', { busy }), '02:30')).toMatchObject({
      ok: false,
      reason: 'busy',
      slot: { startAt: at('2027-10-31T00:30Z') },
    });
  });

  test('hours that end in the repeated hour are worked in both passes, without the time between', () => {
    const rules = rulesWith({ zone: 'Europe/Berlin', weekly: everyDay('01:30-02:30') });
    const list = slots(rules, '2027-10-31');
    expect(list.map((slot) => new Date(slot.startAt).toISOString().slice(11, 16))).toEqual([
      '23:30',
      '00:00',
      '01:00',
    ]);
    expect(freeStarts(list)).toEqual(['01:30', '02:00']);
  });
});

describe('case 3: all-day half-hours on transition days', () => {
  test.each([
    ['Europe/Berlin', '2027-03-27', 48, 48],
    ['Europe/Berlin', '2027-03-28', 46, 46],
    ['Europe/Berlin', '2027-10-31', 50, 48],
    ['Australia/Lord_Howe', '2026-10-04', 47, 47],
    ['Australia/Lord_Howe', '2027-04-04', 49, 48],
    ['Asia/Kolkata', '2027-03-28', 48, 48],
  ])('%s on %s has %i, of which %i distinct wall times are offered', (zone, date, count, offered) => {
    const list = slots(rulesWith({ zone, weekly: everyDay('00:00-24:00') }), date);
    expect(list).toHaveLength(count);
    const free = freeStarts(list);
    expect(free).toHaveLength(offered);
    expect(new Set(free).size).toBe(offered);
    const instants = list.map((slot) => slot.startAt);
    expect(instants).toEqual(instants.map((_, index) => (instants[0] ?? 0) + index * 1_800_000));
  });

  test('a zone that changes at midnight starts its day with the first instant', () => {
    const rules = rulesWith({ zone: 'America/Santiago', weekly: everyDay('00:00-02:00') });
    // 2026-09-06 begins at 01:00: at midnight the clocks go forward.
    const list = slots(rules, '2026-09-06');
    expect(freeStarts(list)).toEqual(['01:00', '01:30']);
    expect(list[0]?.startAt).toBe(at('2026-09-06T04:00Z'));
    const evening = slots({ ...rules, weekly: everyDay('23:00-24:00') }, '2026-09-05');
    expect(evening.map((slot) => slot.end)).toEqual(['23:30:00', '01:00:00']);
  });
});

describe('case 5: minimum notice is elapsed time', () => {
  const rules = rulesWith({ weekly: everyDay('00:00-06:00'), minimumNoticeMinutes: 120 });

  test('over the skipped hour, 00:30 plus two hours is 03:30', () => {
    const list = slots(rules, '2027-03-28', { now: at('2027-03-28T00:30Z') });
    expect(freeStarts(list)[0]).toBe('03:30');
    expect(list.find((slot) => slot.start === '03:00:00')?.reason).toBe('notice');
  });

  test('over the repeated hour, 00:30 plus two hours is the second 01:30, so 02:00 is the first offered', () => {
    const list = slots(rules, '2026-10-25', { now: at('2026-10-24T23:30Z') });
    expect(freeStarts(list)[0]).toBe('02:00');
    expect(freeInstants(list)[0]).toBe('2026-10-25T02:00');
  });
});
