import { describe, expect, test } from 'vitest';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { dateOfDayNumber, requireDayNumber } from '#domain/format/iso-date.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { callTide } from './call-tide.ts';
import { curveOf, type DayHeights, heightAt, inMetres, isRising, turnsOf } from './day-heights.ts';
import { tideThen } from './tide-then.ts';

const days = Array.from({ length: 28 }, (_, day) => dateOfDayNumber(requireDayNumber('2026-11-23') + day));
const minutesOf = (start: string) => Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5));
const dayOf = (date: string): DayHeights => {
  const day = callTide(date, usualSlots(), agencyZone);
  if (!day) throw new Error(`${date} has no heights.`);
  return day;
};

describe('the heights of a day with calls', () => {
  test('say of each time what its booked call says', () => {
    for (const date of days)
      for (const { start } of usualSlots()) {
        const { level, rising } = tideThen(zonedInstant(date, start, agencyZone));
        const [day, minute] = [dayOf(date), minutesOf(start)];
        expect([date, start, inMetres(heightAt(day, minute)), isRising(day, minute)]).toEqual([
          date,
          start,
          level,
          rising,
        ]);
      }
  });

  test('reach from an hour before the first time to an hour after the last one', () => {
    const { from, heights } = dayOf('2026-11-26');
    expect([from, heights.length]).toEqual([8 * 60, 2 * (18 - 8) + 1]);
    const night = callTide('2026-11-26', [{ start: '00:20:00', end: '00:00:00' }], agencyZone);
    expect([night?.from, night?.heights.length]).toEqual([-60, 2 * 26 + 1]);
    expect(callTide('2026-11-26', [], agencyZone)).toBeUndefined();
  });

  test('are those of the instant, whatever clock the times are read on', () => {
    const at = zonedInstant('2026-11-26', '09:00', 'Asia/Tokyo');
    const day = callTide('2026-11-26', usualSlots(), 'Asia/Tokyo');
    expect(day && inMetres(heightAt(day, 9 * 60))).toBe(tideThen(at).level);
  });

  test('bend between half-hours as the sea does', () => {
    for (const date of days)
      for (const minute of [605, 615, 640]) {
        const at = zonedInstant(date, `10:${minute - 600}`.replace(/:(\d)$/, ':0$1'), agencyZone);
        expect(Math.abs(heightAt(dayOf(date), minute) / 100 - Number(tideThen(at).level))).toBeLessThan(
          0.065,
        );
      }
  });

  test('are drawn as one curve through every full hour, of as many pieces for days of one length', () => {
    const [one, other] = [dayOf('2026-11-26'), dayOf('2026-11-27')].map((day) => curveOf(day, 640));
    expect(one?.replaceAll(/[\d.-]+/g, '')).toBe(other?.replaceAll(/[\d.-]+/g, ''));
    const { heights } = dayOf('2026-11-26');
    const ends = [...(one ?? '').matchAll(/ (\d+) (\d+)(?=S|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(ends).toEqual(
      Array.from({ length: 10 }, (_, hour) => [(hour + 1) * 60, 640 - (heights[(hour + 1) * 2] ?? 0)]),
    );
  });

  test('tell when the water turns, six hours apart, with no higher or lower water around it', () => {
    const apart: number[] = [];
    for (const date of days) {
      const day = dayOf(date);
      const turns = turnsOf(day);
      expect(turns.length).toBeGreaterThan(0);
      for (const { minute, isHigh } of turns) {
        const near = [-60, -30, 30, 60].map((by) => heightAt(day, minute + by) - heightAt(day, minute));
        expect(near.every((by) => (isHigh ? by <= 0 : by >= 0))).toBe(true);
      }
      apart.push(...turns.slice(1).map(({ minute }, place) => (minute - (turns[place]?.minute ?? 0)) / 60));
    }
    expect(apart.length).toBeGreaterThan(days.length / 2);
    for (const hours of apart) expect(Math.abs(hours - 6.2)).toBeLessThan(1.2);
  });
});
