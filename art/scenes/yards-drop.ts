import { at, ellipse, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cap, cargo, cloth, tee, trainer } from './yards-garments.ts';

const steel = '#4b4e54';

/** One of the drop: the garment on its colour, its name and price below it, large enough for a card on a phone. */
function piece(i: number, ground: string, item: string, size: number, name: string, price: string) {
  const [x, y] = [16 + (i % 2) * 183, 216 + Math.floor(i / 2) * 300];
  return [
    rect(x, y, 175, 206, ground),
    ellipse(x + 87, y + 186, 56, 7, '#000', { opacity: 0.14 }),
    at(x + 87, y + 104, size, item),
    text(x, y + 238, name, 29, c.coal, { weight: 600, tracking: -0.4 }),
    text(x, y + 272, price, 29, steel, { weight: 500 }),
  ].join('');
}

/** The shop on a phone: this week’s drop, two in a row. */
export const drop = () =>
  [
    rect(0, 0, 390, 844, c.pale),
    rect(0, 0, 390, 118, c.coal),
    stroke('M20 80h30M20 92h30', c.lime, 3.4),
    text(195, 104, 'YARDS', 44, c.lime, { family: 'poster', anchor: 'middle' }),
    stroke('M340 76h28l-3 24h-22zM347 76a7 7 0 0 1 14 0', c.lime, 3),
    text(16, 190, 'DROP 03', 58, c.coal, { family: 'poster' }),
    text(374, 186, '18 pieces', 29, steel, { anchor: 'end', weight: 500 }),
    piece(0, '#dedcd4', tee(cloth.bone), 0.68, 'Circuit tee', '£38'),
    piece(1, '#c9cdd4', cap(cloth.navy), 0.66, 'Pitch cap', '£28'),
    piece(2, '#e7cdbf', cargo(cloth.olive), 0.68, 'Siding cargo', '£84'),
    piece(3, c.concrete, trainer(cloth.rust), 0.66, 'Loop trainer', '£96'),
  ].join('');
