import { contact, phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { at, clipBox, drawing, ellipse, group, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cap, cargo, cloth, hoodie, tee, trainer } from '#art/scenes/yards-garments.ts';

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
const drop = () =>
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

type Shape = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly phone: readonly [x: number, y: number, width: number];
  readonly hoodie: readonly [x: number, y: number, size: number];
};

/** The phone cut by the frame, and the hoodie of the drop before its edge. */
function poster({ id, width, height, phone: [x, y, wide], hoodie: [left, top, size] }: Shape): string {
  const middle = `${x + wide / 2} ${y + phoneHeight(wide) / 2}`;
  return drawing(
    width,
    height,
    rect(0, 0, width, height, c.lime),
    clipBox(
      `${id}-word`,
      0,
      0,
      width,
      height,
      0,
      text(-22, height * 0.33, 'BACK', height * 0.36, '#bcd93a', { family: 'poster', tracking: -6 }),
    ),
    group(
      { transform: `rotate(5 ${middle})` },
      shadow(`${id}-s`, x, y, wide, phoneHeight(wide), 92, '#2b3400', 1),
      phone({ id: `${id}-p`, x, y, width: wide, screen: drop(), statusInk: c.lime, timeless: true }),
    ),
    contact(`${id}-c`, left + 14, top + 122 * size, 92 * size, 18, '#1d2400', 0.45),
    group({ transform: `rotate(-5 ${left} ${top})` }, at(left, top, size, hoodie(cloth.coal))),
  );
}

/** The streetwear shop’s drop on one large phone. */
export const yardsPoster = (): string =>
  poster({ id: 'py', width: 1200, height: 900, phone: [498, 56, 640], hoodie: [292, 452, 2.3] });

/** The same in a card that is taller than wide. */
export const yardsPosterUpright = (): string =>
  poster({ id: 'pu', width: 1120, height: 1190, phone: [430, 70, 640], hoodie: [250, 880, 2.06] });
