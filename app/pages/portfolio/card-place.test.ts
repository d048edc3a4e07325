import { expect, test } from 'vitest';
import { cardPlace, cardRows, isTurned } from './card-place.ts';

const widths = { lead: 7, side: 5, third: 4, last: 4, whole: 12 } as const;

test('the cards fill whole rows, however many there are', () => {
  const places = (count: number) => Array.from({ length: count }, (_, index) => cardPlace(index, count));
  expect(places(1)).toEqual(['whole']);
  expect(places(5)).toEqual(['lead', 'side', 'third', 'third', 'last']);
  expect(places(6)).toEqual([...places(5), 'whole']);
  expect(places(4)).toEqual(['lead', 'side', 'side', 'lead']);
  for (let count = 1; count <= 30; count++) {
    let filled = 0;
    for (const place of places(count)) {
      filled += widths[place];
      expect(filled, `a row of ${count} cards`).toBeLessThanOrEqual(12);
      filled %= 12;
    }
    expect(filled, `${count} cards`).toBe(0);
  }
});

test('in the middle of three the words stand above the picture, in the first row never', () => {
  const turned = (count: number) => Array.from({ length: count }, (_, index) => isTurned(index, count));
  expect(turned(1)).toEqual([false]);
  expect(turned(5)).toEqual([false, false, false, true, false]);
  expect(turned(6)).toEqual([...turned(5), false]);
  expect(turned(4)).toEqual([false, false, false, false]);
});

test('thirds share their lines with thirds alone, and every card stands in one row', () => {
  expect(cardRows(6)).toEqual([[0, 1], [2, 3, 4], [5]]);
  expect(cardRows(4)).toEqual([[0, 1, 2, 3]]);
  expect(cardRows(1)).toEqual([[0]]);
  for (let count = 1; count <= 30; count++)
    expect(cardRows(count).flat()).toEqual(Array.from({ length: count }, (_, index) => index));
});
