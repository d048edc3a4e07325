import { expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { whyNot } from './why-not.ts';

const moment = { now: Date.parse('2026-11-23T10:10:00Z'), noticeMinutes: 120, hostZone: 'Europe/London' };

test.each([
  ['2026-11-23', '09:00:00', 'Gone'],
  ['2026-11-23', '10:00:00', 'Gone'],
  ['2026-11-23', '10:30:00', 'Too soon'],
  ['2026-11-23', '12:00:00', 'Too soon'],
  ['2026-11-23', '12:30:00', 'Booked'],
  ['2026-11-24', '09:00:00', 'Booked'],
])('%s %s is %s', (date, start, word) => {
  expect(whyNot(booking.times, { date, start }, moment)).toBe(word);
});
