import { expect, test } from 'vitest';
import { type Order, readPlace } from './keyset.ts';

const order: Order = {
  columns: [
    { ref: 'created_at', type: 'number' },
    { ref: 'id', type: 'text' },
  ],
  direction: 'desc',
};

test('an address names a place in a list', () => {
  const placeOf = (search: string) => readPlace(new URLSearchParams(search), order);
  const key = [1763600000000, 'a1-b2'];
  expect(placeOf('after=1763600000000.a1-b2&kind=quote')).toEqual({ side: 'after', key });
  expect(placeOf('before=1763600000000.a1-b2')).toEqual({ side: 'before', key });
});

test.each([
  '',
  'page=7',
  'after=',
  'after=1763600000000',
  'after=x.a1',
  'after=1e9.a1',
  'after=1.a1.b2',
  "after=1.a'b",
  'after=1.%00',
  `after=1.${'a'.repeat(65)}`,
  `after=${'9'.repeat(40)}.a1`,
])('?%s is the beginning', (search) => {
  expect(readPlace(new URLSearchParams(search), order)).toBeNull();
});
