import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingOfEventId, eventIdFor } from './event-id.ts';

const bookingIds = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' });
const generations = fc.nat({ max: 1000 });

test('an id is 5 to 1024 characters of a to v and 0 to 9, and leads back to its booking', () => {
  fc.assert(
    fc.property(bookingIds, generations, (bookingId, generation) => {
      const id = eventIdFor(bookingId, generation);
      expect(id).toMatch(/^[a-v0-9]{5,1024}$/);
      expect(bookingOfEventId(id)).toEqual({ bookingId, generation });
    }),
  );
});

test('different bookings and generations never share an id', () => {
  const pair = fc.tuple(bookingIds, generations);
  fc.assert(
    fc.property(pair, pair, (a, b) => {
      expect(eventIdFor(...a) === eventIdFor(...b)).toBe(a[0] === b[0] && a[1] === b[1]);
    }),
  );
});

test('it is the same in every run: retries must meet their own event', () => {
  expect(eventIdFor('booking-1')).toBe('60t64rrfddkmsppd64');
});

test.each(['', 'x'.repeat(700)])('a booking id that is empty or too long is refused', (bookingId) => {
  expect(() => eventIdFor(bookingId)).toThrow(RangeError);
});

test.each([
  '',
  'ownerentry1',
  '_60q30c1g60o30e1i60o4ac1g60rj8gpl88rj2c1h84s34h9g60s30c1g60o30c1g',
  'a'.repeat(1025),
])('an event that is not ours has no booking', (eventId) => {
  expect(bookingOfEventId(eventId)).toBeNull();
});
