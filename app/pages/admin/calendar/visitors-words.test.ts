import { expect, test } from 'vitest';
import { visitorsWords } from './visitors-words.ts';

test.each([
  ['at-once', 'live', /^book a time at once$/],
  ['at-once', 'unknown', /^ask for a time.* because the calendar is not known just now$/],
  ['owner-confirms', 'live', /^ask for a time.* as chosen at Availability$/],
  ['owner-confirms', 'unknown', /^ask for a time.* as chosen at Availability; the calendar is not known/],
  ['closed', 'live', /^cannot book just now/],
  ['closed', 'unknown', /^cannot book just now/],
] as const)('bookings %s with a calendar that is %s', (booking, mode, words) => {
  expect(visitorsWords({ booking, mode })).toMatch(words);
});
