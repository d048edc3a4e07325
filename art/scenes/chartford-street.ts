import { circle, line, path, rect, repeat, scatter } from '#art/kit/svg.ts';

export const c = {
  wine: '#5b1f33',
  wineDeep: '#3d1221',
  sky: '#c9dfe8',
  cloud: '#f4f8f8',
  butter: '#e9b872',
  stone: '#d9c19b',
  stoneDark: '#b3966b',
  slate: '#4b5661',
  leaf: '#5f7d4f',
  leafDark: '#41603d',
  paper: '#fdfaf5',
  ink: '#2b1a20',
  grey: '#75666a',
};

export type House = {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly door: string;
  readonly width: number;
  readonly gable: boolean;
  readonly seed: number;
};

function sash(x: number, y: number, w: number, h: number) {
  return [
    rect(x - 5, y - 9, w + 10, 9, '#efe2c8'),
    rect(x - 6, y + h, w + 12, 6, '#efe2c8'),
    rect(x, y, w, h, '#f9f7f1'),
    rect(x + 4, y + 4, w - 8, h - 8, '#58707c'),
    path(`M${x + 4} ${y + h - 4}L${x + w * 0.7} ${y + 4}H${x + 4}Z`, '#8fabb6', { opacity: 0.75 }),
    rect(x + w / 2 - 1.5, y + 4, 3, h - 8, '#f9f7f1'),
    rect(x + 4, y + h / 2 - 1.5, w - 8, 3, '#f9f7f1'),
  ].join('');
}

/** A stone house with its foot on y = 0, 250 units high to the ridge. */
export function house(h: House) {
  const random = scatter(h.seed);
  const w = h.width;
  const blocks = repeat(34, () => {
    const x = 8 + random() * (w - 50);
    const y = -148 + Math.floor(random() * 12) * 12;
    return rect(x, y, 20 + random() * 22, 9, random() > 0.5 ? h.shade : '#f0dfbf', { opacity: 0.32 });
  });
  const roof = h.gable
    ? path(`M-14 -150L${w / 2} -252L${w + 14} -150Z`, h.roof) +
      path(`M10 -150L${w / 2} -238L${w - 10} -150Z`, h.wall) +
      circle(w / 2, -182, 14, '#f9f7f1') +
      circle(w / 2, -182, 10, '#58707c')
    : path(`M-12 -150L22 -236H${w - 22}L${w + 12} -150Z`, h.roof) +
      repeat(6, (i) =>
        line(-8 + i * 6, -160 - i * 13, w + 8 - i * 6, -160 - i * 13, '#2c343c', 1.2, { opacity: 0.35 }),
      );
  return [
    rect(w - 66, -276, 34, 116, h.shade),
    rect(w - 70, -282, 42, 8, h.wall),
    rect(w - 60, -296, 9, 16, '#a4553a'),
    rect(w - 46, -296, 9, 16, '#a4553a'),
    rect(0, -152, w, 152, h.wall),
    blocks,
    rect(0, -152, 12, 152, '#f3e5c9', { opacity: 0.7 }),
    rect(w - 12, -152, 12, 152, h.shade, { opacity: 0.7 }),
    roof,
    rect(-12, -154, w + 24, 6, '#f9f7f1'),
    sash(28, -132, 44, 50),
    sash(w - 72, -132, 44, 50),
    w > 220 ? sash(w / 2 - 22, -132, 44, 50) : '',
    sash(w - 84, -64, 60, 52),
    path(`M20 -78H${92}L${98} -66H14Z`, h.roof),
    rect(34, -62, 46, 62, '#f9f7f1'),
    rect(38, -58, 38, 58, h.door),
    rect(44, -52, 26, 16, '#8fabb6'),
    circle(69, -26, 2.6, '#e8c980'),
    rect(30, -3, 54, 5, '#c9b48c'),
    circle(16, -8, 12, c.leafDark),
    circle(98, -7, 11, c.leaf),
  ].join('');
}

export const tree = (leaf: string, dark: string) =>
  rect(-5, -54, 10, 54, '#6b4b35') +
  circle(0, -92, 48, leaf) +
  circle(-28, -72, 30, leaf) +
  circle(30, -70, 32, leaf) +
  path('M-8 -50C30 -44 62 -60 60 -84C52 -62 20 -54 -8 -62Z', dark, { opacity: 0.6 }) +
  circle(-12, -108, 15, '#fff', { opacity: 0.14 });

export const kinds = {
  honey: { wall: '#dcc39a', shade: '#b8996b', roof: '#56626d', door: c.wine },
  pale: { wall: '#e6d6b8', shade: '#c2aa80', roof: '#48525c', door: '#2f5a5e' },
  rose: { wall: '#d2ae86', shade: '#a9835c', roof: '#4b5158', door: '#22394f' },
} as const;
