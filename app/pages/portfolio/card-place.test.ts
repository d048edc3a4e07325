import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

/** In columns of twelve; a tall one and the two flat ones beside it take two rows. */
const onDesks = { lead: 7, side: 5, tall: 2 * 5, flat: 7, last: 7, whole: 12 } as const;
const onTablets = { lead: 2, side: 1, tall: 1, flat: 1, last: 2, whole: 2 } as const;

test('the cards fill whole rows, however many there are', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => cardPlace(index, count));
  expect(places(1)).toEqual(['whole']);
  expect(places(2)).toEqual(['whole', 'whole']);
  expect(places(5)).toEqual(['lead', 'side', 'tall', 'flat', 'flat']);
  expect(places(6)).toEqual([...places(5), 'whole']);
  expect(places(4)).toEqual(['lead', 'side', 'side', 'lead']);
  expect(places(8).at(-1)).toBe('last');
  for (const [widths, columns] of [
    [onDesks, 12],
    [onTablets, 2],
  ] as const)
    for (let count = 1; count <= 30; count++) {
      let filled = 0;
      let room: number = columns;
      for (const place of places(count)) {
        if (filled === 0) room = place === 'tall' && widths === onDesks ? 2 * columns : columns;
        filled += widths[place];
        expect(filled, `a row of ${count} cards`).toBeLessThanOrEqual(room);
        filled %= room;
      }
      expect(filled, `${count} cards`).toBe(0);
    }
});
