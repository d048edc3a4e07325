/**
 * Half or a third of a row on wide screens, or the whole of the last one; on middle ones a last card that stands alone
 * has a row for itself.
 */
export type CardPlace = 'half' | 'third' | 'last' | 'whole';

/** Halves first, as many as make the thirds below them fill their rows; where these would all be thirds, one is as wide as the page. */
export function cardPlace(index: number, count: number): CardPlace {
  if (count % 3 === 0 && count > 3) return index === count - 1 ? 'whole' : cardPlace(index, count - 1);
  const halves = count === 1 ? 1 : [0, 4, 2][count % 3];
  if (index < (halves ?? 0)) return 'half';
  return index === count - 1 && count % 2 === 1 ? 'last' : 'third';
}
