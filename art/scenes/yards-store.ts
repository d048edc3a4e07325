import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { standingSize } from '#art/kit/standing.ts';
import { at, drawing, group } from '#art/kit/svg.ts';
import { drop } from './yards-drop.ts';
import { c, cloth, hoodie, trainer } from './yards-garments.ts';

/** The streetwear shop: its drop on one phone as tall as the picture, and two pieces of it as large as that. */
export function yardsStore(): string {
  const [x, y, wide] = [150, 40, 560];
  const tall = phoneHeight(wide);
  return drawing(
    standingSize.width,
    standingSize.height,
    group(
      { transform: `rotate(-4 ${x + wide / 2} ${y + tall / 2})` },
      shadow('ys-s', x, y, wide, tall, 84, '#000', 0.8),
      phone({ id: 'ys-p', x, y, width: wide, screen: drop(), statusInk: c.lime, timeless: true }),
    ),
    group({ transform: 'rotate(6 1010 500)' }, at(1020, 500, 3.1, hoodie(cloth.lime))),
    group({ transform: 'rotate(-8 1030 1050)' }, at(1010, 1050, 1.9, trainer(cloth.rust))),
  );
}
