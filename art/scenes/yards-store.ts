import { standing, standingSize } from '#art/kit/standing.ts';
import { at, box, circle, drawing, ellipse, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, cargo, cloth, hoodie, tee, tote } from './yards-garments.ts';

const tile = (x: number, y: number, w: number, h: number, bg: string, item: string, scale: number) =>
  box(x, y, w, h, 3, bg) +
  ellipse(x + w / 2, y + h * 0.9, w * 0.3, 7, '#000', { opacity: 0.13 }) +
  at(x + w / 2, y + h * 0.51, scale, item);

/** One of the list: the garment on its colour, its name and price beside it. */
const product = (x: number, bg: string, item: string, name: string, price: string, scale: number) =>
  [
    tile(x, 548, 150, 166, bg, item, scale),
    text(x + 166, 624, name, 22, c.coal, { weight: 600 }),
    text(x + 166, 652, price, 20, '#5d6066', { weight: 500 }),
  ].join('');

function page() {
  return [
    rect(0, 0, 1280, 780, c.pale),
    rect(0, 0, 1280, 38, c.lime),
    text(40, 26, 'DROP 03 IS LIVE / FREE RETURNS FOR 30 DAYS', 17, c.coal, { weight: 700, tracking: 1 }),
    text(40, 98, 'YARDS', 46, c.coal, { family: 'poster', tracking: 0.5 }),
    ...['New in', 'Hoodies', 'Tees', 'Bottoms'].map((label, i) =>
      text([222, 318, 426, 500][i] ?? 0, 92, label, 19, c.coal, { weight: 600 }),
    ),
    text(776, 92, 'Bag 1', 19, c.coal, { weight: 600, anchor: 'end' }),
    // hero: the word above, the hoodie below it, so that both are whole
    rect(0, 118, 1280, 404, c.concrete),
    repeat(9, (i) => line(140 + i * 160, 118, 140 + i * 160, 522, '#c3c2bb', 1)),
    text(140, 290, 'BACK', 166, c.coal, { family: 'poster', tracking: 0 }),
    rect(466, 130, 334, 176, c.lime),
    text(786, 290, 'YARD', 166, c.coal, { family: 'poster', tracking: 0, anchor: 'end' }),
    ellipse(463, 508, 130, 9, '#000', { opacity: 0.22 }),
    at(463, 412, 0.84, hoodie(cloth.coal)),
    lines(144, 462, ['Autumn / winter,', 'drop three'], 20, 27, c.coal, { weight: 600 }),
    text(786, 430, 'Backyard hoodie, £78', 20, c.coal, { weight: 600, anchor: 'end' }),
    box(614, 446, 172, 52, 2, c.coal),
    text(700, 479, 'Shop the drop', 20, c.lime, { weight: 600, anchor: 'middle' }),
    product(140, '#dedcd4', tee(cloth.bone), 'Circuit tee', '£38', 0.56),
    product(476, c.lime, cargo(cloth.coal), 'Siding cargo', '£84', 0.56),
  ].join('');
}

function screen() {
  const cell = (i: number, bg: string, item: string, name: string, price: string, scale = 0.66) => {
    const x = 18 + (i % 2) * 181;
    const y = 218 + Math.floor(i / 2) * 258;
    return [
      tile(x, y, 173, 192, bg, item, scale),
      circle(x + 151, y + 22, 14, '#fff', { opacity: 0.9 }),
      path(
        `M${x + 151} ${y + 28}c-8 -5 -8 -11 -4 -12c2 0 3 1 4 3c1 -2 2 -3 4 -3c4 1 4 7 -4 12z`,
        i === 1 ? c.rust : 'none',
        { stroke: c.coal, 'stroke-width': 1.4 },
      ),
      text(x, y + 219, name, 21, c.coal, { weight: 600 }),
      text(x, y + 244, price, 20, '#5d6066', { weight: 500 }),
    ].join('');
  };
  return [
    rect(0, 0, 390, 844, c.pale),
    rect(0, 0, 390, 112, c.lime),
    stroke('M20 80h22M20 89h22', c.coal, 2.6),
    text(195, 96, 'YARDS', 34, c.coal, { family: 'poster', anchor: 'middle' }),
    stroke('M346 74h24l-2.5 22h-19zM352 74a6 6 0 0 1 12 0', c.coal, 2.2),
    text(18, 160, 'DROP 03', 36, c.coal, { family: 'poster' }),
    text(372, 158, '18 pieces', 21, '#5d6066', { anchor: 'end', weight: 500 }),
    ...['All', 'Tops', 'Bottoms'].map((label, i) => {
      const w = [66, 88, 126][i] ?? 80;
      const x = 18 + ([0, 74, 170][i] ?? 0);
      return (
        box(x, 172, w, 36, 18, i === 1 ? c.coal : 'none', { stroke: c.coal, 'stroke-width': 1.3 }) +
        text(x + w / 2, 197, label, 20, i === 1 ? c.lime : c.coal, { weight: 600, anchor: 'middle' })
      );
    }),
    cell(0, '#dedcd4', hoodie(cloth.olive), 'Backyard hoodie', '£78'),
    cell(1, c.concrete, tee(cloth.coal), 'Circuit tee', '£38'),
    cell(2, '#e7cdbf', tote(cloth.bone), 'No fences tote', '£22', 0.7),
    cell(3, '#c9cdd4', hoodie(cloth.lime), 'Backyard hoodie', '£78'),
    rect(0, 742, 390, 102, c.coal),
    text(24, 784, '1 piece in the bag', 19, '#c9cac6', { weight: 500 }),
    text(24, 812, '£78.00', 23, '#fff', { weight: 600 }),
    box(222, 764, 148, 50, 3, c.lime),
    text(296, 796, 'Check out', 21, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
}

/** The streetwear shop: poster type above a hoodie, a dense list on the phone. */
export const yardsStore = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    standing({
      ...{ id: 'ys', address: 'yards-store.example', tone: 'dark', page: page() },
      ...{ screen: screen(), statusInk: c.coal, shade: '#000', phoneOn: 'left' },
    }),
  );
