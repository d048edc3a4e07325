import { expect, test } from 'vitest';
import { marksOfMinute } from './marks-of-minute.ts';

test('the tide is worked out once a minute, and what somebody chose is hers alone', () => {
  let read = 0;
  const words = {
    get high() {
      read += 1;
      return 'High water';
    },
    low: 'Low water',
    inMetres: (height: string) => `${height} m`,
  };
  const marksAt = marksOfMinute(words);
  const at = Date.UTC(2026, 10, 23, 12);
  const first = marksAt(at, 'night');
  const once = read;
  const later = marksAt(at + 59_999);
  expect(read).toBe(once);
  expect([first.night, later.night, later.sun]).toEqual(['true', 'false', 'true']);
  expect({ ...later, night: 'true', sun: 'false' }).toEqual(first);
  const next = marksAt(at + 60_000);
  expect(read).toBeGreaterThan(once);
  expect(next.at).toBe(`${at + 60_000}`);
});
