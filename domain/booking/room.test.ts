import { expect, test } from 'vitest';
import { defaultRules } from '#domain/availability/rules.ts';
import { networkShare, roomFor } from './room.ts';

const monday = '2026-11-23';

test('an office and a campus fit, and neither closes the diary', () => {
  const room = roomFor(defaultRules, monday);
  expect(room).toEqual({ day: 13, horizon: 13 * 14 });
  const office = networkShare(room, false);
  const campus = networkShare(room, true);
  expect(office.calls).toBeGreaterThanOrEqual(6);
  expect(office.onDay).toBeGreaterThanOrEqual(6);
  expect(campus.calls).toBeGreaterThanOrEqual(20);
  for (const { calls, holds, onDay } of [office, campus]) {
    expect(calls).toBeLessThanOrEqual(room.horizon / 8);
    expect(holds).toBeLessThanOrEqual(room.horizon / 16);
    expect(onDay).toBeLessThanOrEqual(room.day / 2 + 1);
  }
});

test('overlapping starts make no more room, a daily limit makes less', () => {
  expect(roomFor({ ...defaultRules, stepMinutes: 10 }, monday).day).toBeLessThanOrEqual(13);
  const limited = roomFor({ ...defaultRules, dailyLimit: 3, horizonWeekdays: 5 }, monday);
  expect(limited).toEqual({ day: 3, horizon: 15 });
  expect(networkShare(limited, true)).toMatchObject({ calls: 2, onDay: 2, holds: 2 });
});
