import { expect, test } from 'vitest';
import { inSentence, nearDate, nearInstant } from './near.ts';

test('days beside today have names, others are short, and only another year is named', () => {
  const near = (date: string) => nearDate(date, '2026-01-01');
  expect(near('2026-01-01')).toBe('Today');
  expect(near('2025-12-31')).toBe('Yesterday');
  expect(near('2026-01-02')).toBe('Tomorrow');
  expect(near('2026-01-03')).toBe('Sat 3 Jan');
  expect(near('2026-09-06')).toBe('Sun 6 Sep');
  expect(near('2025-12-30')).toBe('Tue 30 Dec 2025');
  expect(near('soon')).toBe('soon');
  expect(['Today', 'Sat 3 Jan'].map(inSentence)).toEqual(['today', 'Sat 3 Jan']);
});

test('the day of an instant is that of the owner’s clock', () => {
  const now = Date.UTC(2026, 5, 10, 12);
  const late = Date.UTC(2026, 5, 9, 23, 30);
  expect(nearInstant(late, now, 'Europe/London')).toBe('today, 12:30 AM');
  expect(nearInstant(late, now, 'America/New_York')).toBe('yesterday, 7:30 PM');
});
