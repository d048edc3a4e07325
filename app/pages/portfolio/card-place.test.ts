import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

test('the cards fill whole rows, however many there are', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => cardPlace(index, count));
  expect(places(5)).toEqual(['half', 'half', 'third', 'third', 'last']);
  expect(places(6)).toEqual([...places(5), 'whole']);
  for (let count = 2; count <= 30; count++) {
    const widths: number[] = places(count).map((place) => (place === 'whole' ? 6 : place === 'half' ? 3 : 2));
    expect(widths.reduce((sum, width) => sum + width) % 6, `${count} cards`).toBe(0);
  }
});
