import { at, clipTo, drawing, ellipse, group, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c as broken, emblem } from '#art/scenes/broken-goods.ts';
import { arch } from '#art/scenes/buddha-goods.ts';
import { onTable, tableTop, wall } from '#art/scenes/buddha-table.ts';
import { c as chartford, house as home, kinds, tree } from '#art/scenes/chartford-street.ts';
import { barnScene } from '#art/scenes/den-barn.ts';
import {
  cap,
  cargo,
  cloth,
  hems,
  hoodie,
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
    plate('qy-2', [480, 0, 680, foot], yards.lime, hoodie(cloth.coal), 2.45),
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
    plate('qz-1', [0, 0, 590, 892], yards.lime, hoodie(cloth.coal), 1.85),
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

/** A barn that was made a house: the one at dusk is the website’s, at the head of the study. */
export const denPanorama = (): string => drawing(w, h, at(0, 0, 1.875, barnScene()));

/** Its arch and the low room beside it, for phones. */
export const denPanoramaNarrow = (): string => drawing(1200, 900, at(-744, 26, 1.66, barnScene(false)));

/** A street of the developer’s from end to end. */
export const chartfordPanorama = (): string => drawing(w, h, ...wholeStreet());

/** Three of its doors, for phones. */
export const chartfordPanoramaNarrow = (): string => drawing(1200, 900, at(-466, -100, 1, ...wholeStreet()));

/** Its houses lit from the left: a bay, a pair under one roof, a corner plot with its wall. */
function wholeStreet(): string[] {
  const size = 1.72;
  // Left edge and width of each, whether it has a gable, and whether it is turned round.
  const houses = [
    [40, kinds.rose, 220, false, false, 5],
    [510, kinds.honey, 250, true, true, 11],
    [1010, kinds.pale, 178, false, false, 23],
    [1316, kinds.pale, 178, false, true, 29],
    [1760, kinds.rose, 250, true, false, 8],
  ] as const;
  const doorOf = (x: number, width: number, turned: boolean) => x + (turned ? width - 57 : 57) * size;
  const bay = (x: number, width: number) =>
    rect(x + (width - 88) * size, 726, 68 * size, 104, '#f3e5c9') +
    path(
      `M${x + (width - 94) * size} 728L${x + (width - 82) * size} 706H${x + (width - 26) * size}L${x + (width - 14) * size} 728Z`,
      chartford.slate,
    ) +
    repeat(3, (i) =>
      rect(x + (width - 84 + i * 21) * size, 744, 17 * size, 64, '#58707c', {
        stroke: '#f9f7f1',
        'stroke-width': 4,
      }),
    );
  return [
    linear('qc-sky', [0, 0], [0, 1], [0, '#9fc3d6'], [0.6, '#dfe6e2'], [1, '#f8e3c4']),
    linear('qc-light', [0, 0], [1, 0], [0, '#ffcf8a', 0.3], [0.45, '#ffd79a', 0.08], [1, '#2b3a55', 0.2]),
    rect(0, 0, w, h, 'url(#qc-sky)'),
    ...(
      [
        // As low as phones show it whole.
        [760, 206, 1.4],
        [2060, 170, 1.1],
      ] as const
    ).map(([x, y, s]) =>
      at(
        x,
        y,
        s,
        ellipse(0, 0, 130, 15, chartford.cloud) +
          ellipse(-52, -9, 50, 15, chartford.cloud) +
          ellipse(34, -13, 66, 19, chartford.cloud),
      ),
    ),
    path(`M0 560C300 430 560 450 860 490S1420 380 1760 440S2200 400 ${w} 450V820H0Z`, '#b9ccb0'),
    path(`M0 640C380 540 680 590 1050 584S1840 520 ${w} 572V860H0Z`, '#9bb690'),
    repeat(17, (i) => at(60 + i * 144, 770, 0.8, tree(i % 3 ? '#6f9164' : '#8aa86f', '#4c6b47'))),
    rect(0, 760, w, h - 760, '#7fa06d'),
    ...houses.map(([x, kind, width, gable, turned, seed]) => {
      const one = home({ ...kind, width, gable, seed });
      return turned
        ? group({ transform: `translate(${x + width * size} 830) scale(-${size} ${size})` }, one)
        : at(x, 830, size, one);
    }),
    bay(40, 220),
    ...[470, 972, 1690, 2290].map((x, i) =>
      at(x, 846, i % 2 ? 0.84 : 1, tree(i % 2 ? '#7b9a5d' : chartford.leaf, chartford.leafDark)),
    ),
    rect(0, 830, w, 26, '#93b07f'),
    // The last plot lies at a corner: a wall of stone, and its gate.
    rect(2210, 786, w - 2210, 62, '#cdb58d'),
    rect(2202, 776, w - 2202, 12, '#efe2c8'),
    repeat(9, (i) =>
      rect(2216 + (i % 3) * 66 + (i > 2 && i < 6 ? 24 : 0), 794 + Math.floor(i / 3) * 18, 46, 12, '#b3966b', {
        opacity: 0.4,
      }),
    ),
    ...houses.map(([x, , width, , turned]) => {
      const door = doorOf(x, width, turned);
      return path(`M${door - 32} 834H${door + 32}L${door + 52} 912H${door - 42}Z`, '#d8ccb6');
    }),
    rect(0, 912, w, 88, '#c9c2b4'),
    rect(0, 908, w, 7, '#e8e2d4'),
    repeat(13, (i) => rect(40 + i * 190, 954, 90, 5, '#e8e2d4', { opacity: 0.8 })),
    rect(0, 0, w, h, 'url(#qc-light)'),
  ];
}

const gothic = { family: 'gothic', anchor: 'middle' } as const;

/** What stands on the label’s pink, cut from side to side by three slips of a blade at these heights. */
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
    ...[10, -36, 34, -14].map((dx, i) => {
      const [[a, b], [c, d]] = [edges[i] ?? [0, 0], edges[i + 1] ?? [0, 0]];
      return clipTo(`${id}-${i}`, path(`M0 ${a}L${width} ${b}V${d}L0 ${c}Z`, '#000'), name((dx * width) / w));
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
      [330, 180],
      [530, 450],
      [690, 760],
    ],
    (dx) =>
      text(790 + dx, 470, 'Broken', 540, broken.black, gothic) +
      text(790 + dx, 850, 'Society', 540, broken.black, gothic) +
      at(1900 + dx / 2, 500, 1, emblem(640, broken.black)),
  );

/** Its name alone, as wide as a phone. */
export const brokenPanoramaNarrow = (): string =>
  slipped(
    'qn',
    [1200, 900],
    [
      [330, 244],
      [486, 436],
      [630, 672],
    ],
    (dx) =>
      text(600 + dx * 1.5, 424, 'Broken', 436, broken.black, gothic) +
      text(600 + dx * 1.5, 744, 'Society', 436, broken.black, gothic),
  );
