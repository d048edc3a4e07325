/**
 * The large one of a row of two and the smaller one beside it, a third of a row, or the whole of the last one; on middle
 * screens large ones have a row for themselves, and so has a last card that would stand alone.
 */
export type CardPlace = 'lead' | 'side' | 'third' | 'last' | 'whole';

/** How many of the cards stand two in a row: as many as make the thirds below them fill their rows. */
const inPairs = (count: number) => [0, 4, 2][count % 3] ?? 0;

/** One of the cards is as wide as the page where all of them would be thirds. */
const endsWhole = (count: number) => count % 3 === 0 && count > 3;

/** Pairs first, the large one on the left and in the next row on the right; thirds below them. */
export function cardPlace(index: number, count: number): CardPlace {
  if (count < 3) return 'whole';
  if (endsWhole(count)) return index === count - 1 ? 'whole' : cardPlace(index, count - 1);
  const pairs = inPairs(count);
  if (index < pairs) return index % 4 === 0 || index % 4 === 3 ? 'lead' : 'side';
  return index === count - 1 && (count - pairs / 2) % 2 === 1 ? 'last' : 'third';
}
