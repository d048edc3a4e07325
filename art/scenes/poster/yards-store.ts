import { contact, phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { at, drawing, group, rect } from '#art/kit/svg.ts';
import { drop } from '#art/scenes/yards-drop.ts';
import { c, cloth, hoodie } from '#art/scenes/yards-garments.ts';

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

/** The same at the head of its study on phones. */
export const yardsStoreNarrow = (): string =>
  poster({ id: 'yn', width: 800, height: 1000, phone: [292, 38, 456], hoodie: [178, 676, 1.4] });

/** The same in a card that is taller than wide. */
export const yardsPosterUpright = (): string =>
  poster({ id: 'pu', width: 1120, height: 1190, phone: [544, 64, 516], hoodie: [266, 690, 2.1] });
