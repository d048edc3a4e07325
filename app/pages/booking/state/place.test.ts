import { expect, test } from 'vitest';
import { addressOf, levelOf, placeIn, upTo } from './place.ts';

const page = 'https://foreshore.test/book-discovery-call?from=a.b&time=09:00#details';
const date = '2026-11-26';

test.each([
  [{ date: null, time: null }, 0, '/book-discovery-call?from=a.b'],
  [{ date, time: null }, 1, '/book-discovery-call?from=a.b&date=2026-11-26#times'],
  [{ date, time: '10:00:00' }, 2, '/book-discovery-call?from=a.b&date=2026-11-26&time=10:00#details'],
])('the address of %o', (place, level, address) => {
  expect(addressOf(page, place)).toBe(address);
  expect(levelOf(place)).toBe(level);
  const read = placeIn(new URL(address, page).search);
  expect(read).toEqual({ ...place, time: place.time && '10:00' });
});

test('a time without its date is no place, and fewer choices are the first ones', () => {
  expect(placeIn('?time=10:00')).toEqual({ date: null, time: null });
  const chosen = { date, time: '10:00' };
  expect([0, 1, 2].map((level) => upTo(level, chosen))).toEqual([
    { date: null, time: null },
    { date, time: null },
    chosen,
  ]);
});
