import { at, clipTo, drawing, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c as broken, emblem } from '#art/scenes/broken-goods.ts';
import { arch } from '#art/scenes/buddha-goods.ts';
import { onTable, tableTop, wall } from '#art/scenes/buddha-table.ts';
import {
  cap,
  cargo,
  cloth,
  hems,
  hoodieBack,
  plate,
  tee,
  trainer,
  c as yards,
} from '#art/scenes/yards-garments.ts';

/** Size of a picture that goes across the page; nothing in it comes near its edges. */
export const panoramaSize = { width: 2400, height: 1000 } as const;
const { width: w, height: h } = panoramaSize;

/** All that the shop sells of an evening, on one table before the sunrise. */
export function buddhaPanorama(): string {
  return drawing(
    w,
    h,
    wall({ id: 'qb', width: w, height: h, lines: { top: 20, count: 22 } }),
    at(720, 800, 1, arch('qb-a', 960, 730)),
    tableTop({
      ...{ id: 'qb', width: w, height: h, edge: 790, bow: 38, bends: [400, 2000] },
      grain: { count: 5, below: 36, gap: 34, bends: [700, 1700], weight: 1.8 },
    }),
    onTable(
      'qb',
      [
        ['candle', 440, 850, 2.3, 150],
        ['tin', 790, 846, 3, 160],
        ['dropper', 1180, 884, 3.6, 190],
        ['jar', 1620, 876, 2.9, 230],
        ['cup', 2020, 866, 2.5, 170],
      ],
      true,
    ),
  );
}

/** What hangs in the shop, a colour each, with its stock of that minute; below them the page goes on in the lime of one. */
export function yardsPanorama(): string {
  const foot = h - 10;
  const tag = (x: number, y: number, name: string, stock: string) =>
    text(x, y, name, 62, yards.coal, { family: 'poster' }) +
    text(x, y + 52, stock, 40, yards.coal, { weight: 600 });
  return drawing(
    w,
    h,
    rect(0, 0, w, h, yards.coal),
    plate('qy-1', [0, 0, 470, foot], '#b8bda2', tee(cloth.navy), 1.72),
    plate('qy-2', [480, 0, 680, foot], yards.lime, hoodieBack(cloth.coal), 2.45),
    plate('qy-3', [1170, 0, 620, 490], yards.concrete, trainer(cloth.rust), 2.05, hems.trainer),
    plate('qy-4', [1170, 500, 620, foot - 500], '#c9cdd4', cap(cloth.navy), 1.8, hems.cap),
    plate('qy-5', [1800, 0, 600, foot], '#d98b68', cargo(cloth.bone), 2.5),
    tag(96, 908, 'CIRCUIT TEE', 'Nineteen left'),
    tag(520, 908, 'BACKYARD HOODIE', 'M sold at 10:04'),
    text(1204, 462, 'LOOP TRAINER', 46, yards.coal, { family: 'poster' }),
    text(1756, 460, 'Pairs in 42, 44', 36, yards.coal, { weight: 600, anchor: 'end' }),
    text(1204, 962, 'PITCH CAP', 46, yards.coal, { family: 'poster' }),
    text(1756, 960, 'Two left', 36, yards.coal, { weight: 600, anchor: 'end' }),
    tag(1840, 908, 'SIDING CARGO', 'S, M and XL'),
  );
}

/** Four of them for phones. */
export function yardsPanoramaNarrow(): string {
  const name = (x: number, y: number, words: string, size = 44) =>
    text(x, y, words, size, yards.coal, { family: 'poster' });
  const stock = (x: number, y: number, words: string) => text(x, y, words, 37, yards.coal, { weight: 600 });
  return drawing(
    1200,
    900,
    rect(0, 0, 1200, 900, yards.coal),
    plate('qz-1', [0, 0, 590, 892], yards.lime, hoodieBack(cloth.coal), 1.85),
    plate('qz-2', [598, 0, 602, 400], yards.concrete, trainer(cloth.rust), 1.5, hems.trainer),
    plate('qz-3', [598, 408, 296, 484], '#d98b68', cargo(cloth.bone), 0.9),
    plate('qz-4', [902, 408, 298, 484], '#c9cdd4', cap(cloth.navy), 0.95, hems.cap),
    name(52, 800, 'BACKYARD HOODIE', 66),
    stock(52, 852, 'M sold at 10:04'),
    name(624, 374, 'LOOP TRAINER'),
    text(1176, 372, 'Pairs in 42, 44', 37, yards.coal, { weight: 600, anchor: 'end' }),
    name(622, 820, 'SIDING CARGO'),
    stock(622, 866, 'S, M and XL'),
    name(926, 820, 'PITCH CAP'),
    stock(926, 866, 'Two left'),
  );
}

const gothic = { family: 'gothic', anchor: 'middle' } as const;

/** What stands on the label’s pink, cut from side to side by slips of a blade at these heights. */
function slipped(
  id: string,
  [width, height]: readonly [number, number],
  slips: ReadonlyArray<readonly [left: number, right: number]>,
  name: (dx: number) => string,
) {
  const edges = [[0, 0], ...slips, [height, height]] as const;
  return drawing(
    width,
    height,
    rect(0, 0, width, height, broken.pink),
    ...[17, -17, 17, -17, 17].slice(0, edges.length - 1).map((dx, i) => {
      const [[a, b], [c, d]] = [edges[i] ?? [0, 0], edges[i + 1] ?? [0, 0]];
      return clipTo(`${id}-${i}`, path(`M0 ${a}L${width} ${b}V${d}L0 ${c}Z`, '#000'), name(dx));
    }),
    ...slips.map(([left, right]) => stroke(`M0 ${left}L${width} ${right}`, broken.bone, 4)),
  );
}

/** The label’s name and its sign. */
export const brokenPanorama = (): string =>
  slipped(
    'qk',
    [w, h],
    [
      [346, 210],
      [548, 452],
      [704, 820],
    ],
    (dx) =>
      text(760 + dx, 436, 'Broken', 524, broken.black, gothic) +
      text(760 + dx, 868, 'Society', 524, broken.black, gothic) +
      at(1930 + dx, 512, 1, emblem(656, broken.black)),
  );

/** Taller than the others: name and sign stand below each other. */
export const brokenNarrowSize = { width: 1200, height: 1400 } as const;

/** Its name across a phone, and the sign below it as wide as both. */
export const brokenPanoramaNarrow = (): string =>
  slipped(
    'qn',
    [brokenNarrowSize.width, brokenNarrowSize.height],
    [
      [322, 250],
      [474, 420],
      [606, 660],
      [1236, 896],
    ],
    (dx) =>
      text(600 + dx, 376, 'Broken', 404, broken.black, gothic) +
      text(600 + dx, 712, 'Society', 404, broken.black, gothic) +
      at(600 + dx, 1082, 1, emblem(500, broken.black)),
  );
