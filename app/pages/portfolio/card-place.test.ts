import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

test('the cards fill whole rows, however many there are', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => cardPlace(index, count));
  expect(places(5)).toEqual(['half', 'half', 'third', 'third', 'last']);
  for (let count = 2; count <= 30; count++) {
    const widths: number[] = places(count).map((place) => (place === 'half' ? 3 : 2));
    expect(widths.reduce((sum, width) => sum + width) % 6, `${count} cards`).toBe(0);
  }
});
