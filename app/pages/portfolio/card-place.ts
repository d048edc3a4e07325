/**
 * The large one of a row of two and the smaller one beside it; one as tall as the two flat ones beside it; or the whole
 * of the last row. On middle screens large ones have a row for themselves, and so has a last card that would stand alone.
 */
export type CardPlace = 'lead' | 'side' | 'tall' | 'flat' | 'last' | 'whole';

/** How many of the cards stand two in a row: as many as leave threes below them. */
const inPairs = (count: number) => [0, 4, 2][count % 3] ?? 0;

/** One of the cards is as wide as the page where all of them would stand in threes. */
const endsWhole = (count: number) => count % 3 === 0 && count > 3;

/** Pairs first, the large one on the left and in the next row on the right; threes below them. */
export function cardPlace(index: number, count: number): CardPlace {
  if (count < 3) return 'whole';
  if (endsWhole(count)) return index === count - 1 ? 'whole' : cardPlace(index, count - 1);
  const pairs = inPairs(count);
  if (index < pairs) return index % 4 === 0 || index % 4 === 3 ? 'lead' : 'side';
  if ((index - pairs) % 3 === 0) return 'tall';
  return index === count - 1 && (count - pairs / 2) % 2 === 1 ? 'last' : 'flat';
}
