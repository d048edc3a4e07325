import { expect, test } from 'vitest';
import { shoreOfMinute } from './shore-of-minute.ts';

test('after sunset pages turn to night, at sunrise back to what the device asks for, unless somebody has chosen', () => {
  const at = (time: string, choice: 'day' | 'night' | 'sun') =>
    shoreOfMinute('', Date.parse(`2026-11-23T${time}Z`), choice).palette;
  expect(['07:44', '07:46', '15:49', '15:51'].map((time) => at(time, 'sun'))).toEqual([
    'night',
    null,
    null,
    'night',
  ]);
  expect(at('18:00', 'day')).toBe('day');
  expect(at('12:00', 'night')).toBe('night');
});

test('the end of a page tells daylight by the clocks of the UK, and what was chosen', () => {
  const { end } = shoreOfMinute(
    '%tide-sunrise% %tide-sunset% %tide-day% %tide-sun%',
    Date.UTC(2026, 5, 21),
    'day',
  );
  expect(end).toBe('04:27 21:40 true false');
});
