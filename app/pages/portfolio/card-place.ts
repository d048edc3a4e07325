/** Half or a third of a row on wide screens; on middle ones a last card that stands alone has a row for itself. */
export type CardPlace = 'half' | 'third' | 'last';

/** Halves first, as many as make the thirds below them fill their rows: two of five, none of six, four of seven. */
export function cardPlace(index: number, count: number): CardPlace {
  const halves = count === 1 ? 1 : [0, 4, 2][count % 3];
  if (index < (halves ?? 0)) return 'half';
  return index === count - 1 && count % 2 === 1 ? 'last' : 'third';
}
