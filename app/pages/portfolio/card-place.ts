/**
 * The large one of a row of two and the smaller one beside it, a third of a row, or the whole of the last one; on middle
 * screens a last card that stands alone has a row for itself.
 */
export type CardPlace = 'lead' | 'side' | 'third' | 'last' | 'whole';

/** How many of the cards stand two in a row: as many as make the thirds below them fill their rows. */
const inPairs = (count: number) => (count === 1 ? 0 : ([0, 4, 2][count % 3] ?? 0));

/** One of the cards is as wide as the page where all of them would be thirds. */
const endsWhole = (count: number) => count === 1 || (count % 3 === 0 && count > 3);

/** Pairs first, the large one on the left and in the next row on the right; thirds below them. */
export function cardPlace(index: number, count: number): CardPlace {
  if (endsWhole(count)) return index === count - 1 ? 'whole' : cardPlace(index, count - 1);
  if (index < inPairs(count)) return index % 4 === 0 || index % 4 === 3 ? 'lead' : 'side';
  return index === count - 1 && count % 2 === 1 ? 'last' : 'third';
}

/** Whether a card has its words above its picture: in the middle of three. The first row shows its pictures at once. */
export function isTurned(index: number, count: number): boolean {
  if (endsWhole(count)) return index < count - 1 && isTurned(index, count - 1);
  const pairs = inPairs(count);
  return index >= pairs && (index - pairs) % 3 === 1;
}

/** The places in rows that share their lines: pairs, thirds, and the last one across the page. */
export function cardRows(count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  const kindOf = (index: number) => {
    const place = cardPlace(index, count);
    return place === 'lead' || place === 'side' ? 'pairs' : place === 'whole' ? 'whole' : 'thirds';
  };
  return Object.values(Object.groupBy(all, kindOf)).filter((row) => row !== undefined);
}
