import { at, clipBox, drawing, ellipse, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cap, cargo, cloth, hoodie, trainer } from './yards-garments.ts';

/** The store tile of the home page: four garments on colour fields, cut like a lookbook spread. */
export function storeTile(): string {
  const cell = (
    i: number,
    x: number,
    y: number,
    w: number,
    h: number,
    bg: string,
    item: string,
    scale: number,
  ) =>
    clipBox(
      `st-${i}`,
      x,
      y,
      w,
      h,
      0,
      rect(x, y, w, h, bg),
      text(x + 24, y + h - 26, `0${i}`, 30, c.coal, { family: 'poster', opacity: 0.85 }),
      ellipse(x + w / 2, y + h * 0.88, w * 0.3, 14, '#000', { opacity: 0.14 }),
      at(x + w / 2, y + h * 0.5, scale, item),
    );
  return drawing(
    1200,
    1200,
    rect(0, 0, 1200, 1200, c.coal),
    cell(1, 0, 0, 716, 760, c.lime, hoodie(cloth.coal), 2.55),
    cell(2, 724, 0, 476, 480, c.concrete, cap(cloth.navy), 1.7),
    cell(3, 724, 488, 476, 712, '#d98b68', cargo(cloth.bone), 2.15),
    cell(4, 0, 768, 716, 432, '#c9cdd4', trainer(cloth.rust), 2.2),
    text(688, 56, 'YARDS', 44, c.coal, { family: 'poster', anchor: 'end' }),
  );
}
