import { describe, expect, test } from 'vitest';
import { busyWindow, hostDatesOfVisitorDay } from './busy-window.ts';
import { defaultRules } from './rules.ts';
import { at, everyDay, rulesWith, slots } from './test-helpers.ts';
import { groupByVisitorDay } from './visitor-days.ts';
import { dayBounds } from './zone-day.ts';

/** Case 6 of the slot engine's list. */

describe('case 6: a visitor one calendar day ahead or behind', () => {
  const monday = slots(defaultRules, '2026-11-23');
  const tuesday = slots(defaultRules, '2026-11-24');

  test('Auckland: a London afternoon is the next morning, with the same instants', () => {
    const days = groupByVisitorDay([...monday, ...tuesday], 'Pacific/Auckland');
    expect(days.map((day) => [day.date, day.slots.length])).toEqual([
      ['2026-11-23', 4],
      ['2026-11-24', 13],
      ['2026-11-25', 9],
    ]);
    expect(days[0]?.slots[0]).toEqual({ ...monday[0], visitorStart: '22:00:00', visitorEnd: '22:30:00' });
    expect(days[0]?.slots.at(-1)).toMatchObject({ start: '10:30:00', visitorEnd: '00:00:00' });
    expect(days[1]?.slots[0]).toMatchObject({ start: '11:00:00', visitorStart: '00:00:00' });
    expect(days.flatMap((day) => day.slots.map((slot) => slot.startAt))).toEqual(
      [...monday, ...tuesday].map((slot) => slot.startAt),
    );
  });

  test('Honolulu: a London morning is the evening before', () => {
    const days = groupByVisitorDay(tuesday, 'Pacific/Honolulu');
    expect(days.map((day) => [day.date, day.slots.length])).toEqual([
      ['2026-11-23', 2],
      ['2026-11-24', 11],
    ]);
    expect(days[0]?.slots[0]?.visitorStart).toBe('23:00:00');
    expect(days[1]?.slots[0]).toMatchObject({ visitorStart: '00:00:00', start: '10:00:00' });
  });

  test('slots given in any order come in order, and are not changed', () => {
    const given = Object.freeze([...tuesday, ...monday]);
    const days = groupByVisitorDay(given, 'Europe/London');
    expect(days.map((day) => day.date)).toEqual(['2026-11-23', '2026-11-24']);
    expect(given[0]).toBe(tuesday[0]);
  });

  test("a visitor's day lies on two dates of the host", () => {
    expect(hostDatesOfVisitorDay('Europe/London', 'Pacific/Auckland', '2026-11-24')).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(hostDatesOfVisitorDay('Europe/London', 'Pacific/Honolulu', '2026-11-24')).toEqual([
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(hostDatesOfVisitorDay('Europe/London', 'Europe/London', '2026-11-24')).toEqual(['2026-11-24']);
  });

  test('busy time of the edge days is fetched', () => {
    const dates = hostDatesOfVisitorDay('Europe/London', 'Pacific/Auckland', '2026-11-24');
    const window = busyWindow(defaultRules, dates[0] as string, dates.at(-1));
    const visitorDay = dayBounds('Pacific/Auckland', '2026-11-24');
    expect(window.startAt).toBeLessThanOrEqual(visitorDay.startAt);
    expect(window.endAt).toBeGreaterThanOrEqual(visitorDay.endAt);
  });
});

describe('the window of busy time', () => {
  test('covers the days in the host zone, widened by buffers and a call over midnight', () => {
    const rules = rulesWith({ bufferBeforeMinutes: 15, bufferAfterMinutes: 20, slotMinutes: 45 });
    expect(busyWindow(rules, '2027-03-27', '2027-03-28')).toEqual({
      startAt: at('2027-03-26T23:45Z'),
      endAt: at('2027-03-29T00:05Z'),
    });
  });

  test('covers everything that can take a slot of the date', () => {
    const rules = rulesWith({
      weekly: everyDay('00:00-24:00'),
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 30,
      slotMinutes: 60,
    });
    const window = busyWindow(rules, '2026-11-24');
    const outside = [
      { startAt: 0, endAt: window.startAt },
      { startAt: window.endAt, endAt: window.endAt + 86_400_000 },
    ];
    expect(slots(rules, '2026-11-24', { busy: outside }).every((slot) => slot.available)).toBe(true);
  });

  test('refuses dates in the wrong order', () => {
    expect(() => busyWindow(defaultRules, '2026-11-24', '2026-11-23')).toThrow(RangeError);
  });

  test('day bounds follow the clocks: 23 and 25 hours', () => {
    const hours = (date: string) => {
      const { startAt, endAt } = dayBounds('Europe/London', date);
      return (endAt - startAt) / 3_600_000;
    };
    expect([hours('2027-03-28'), hours('2027-03-29'), hours('2026-10-25')]).toEqual([23, 24, 25]);
    expect(dayBounds('Europe/London', '2027-03-29').startAt).toBe(at('2027-03-28T23:00Z'));
  });
});
