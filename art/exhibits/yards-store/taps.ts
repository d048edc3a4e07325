import { button, type Look, note, option, row, screen, tick, touch } from '#art/kit/screen.ts';
import { at, circle, ellipse, line, rect, repeat, scatter } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, cloth, hoodie } from '#art/scenes/yards-garments.ts';

const look: Look = {
  ground: c.pale,
  ink: c.coal,
  soft: '#55585e',
  rule: '#c6c5be',
  main: c.coal,
  onMain: c.lime,
  clock: '12:02',
  touch: c.rust,
  head: 'poster',
  headWeight: 400,
  radius: 3,
};
const poster = (y: number, words: string, size = 44) =>
  text(24, y, words, size, c.coal, { family: 'poster' });
const garment = (height: number, item: string, scale: number, ground: string) =>
  rect(0, 0, 390, height, ground) +
  ellipse(195, height - 26, 110, 10, '#000', { opacity: 0.16 }) +
  // Clear of the camera above it.
  at(195, height * 0.56 + 18, scale * 0.94, item);

const sizes = (y: number, on: number, gone: number) =>
  ['S', 'M', 'L', 'XL']
    .map(
      (label, i) =>
        option(look, [24 + i * 87, y, 80, 56], [label], i === on) +
        (i === gone ? line(24 + i * 87, y + 56, 104 + i * 87, y, c.coal, 1.8) : ''),
    )
    .join('');

/** The size that is gone says so. */
export const gone = () =>
  screen(
    look,
    garment(350, hoodie(cloth.coal), 1.16, c.concrete),
    poster(410, 'BACKYARD HOODIE'),
    text(366, 408, '£78', 22, c.coal, { weight: 700, anchor: 'end' }),
    sizes(434, -1, 1),
    rect(24, 512, 342, 88, c.coal),
    text(44, 548, 'M: back in two weeks', 20, c.lime, { weight: 700 }),
    text(44, 579, 'Sold in the shop at 10:04', 17.5, '#e2e2de'),
    text(24, 640, 'Other colours in M', 17.5, look.soft),
    ...[cloth.bone, cloth.olive].map((k, i) =>
      circle(46 + i * 62, 686, 23, k.base, { stroke: c.coal, 'stroke-width': 1.6 }),
    ),
    touch(look, 46, 686, 31),
  );

/** The one that is there, and where. */
export const stone = () =>
  screen(
    look,
    garment(350, hoodie(cloth.bone), 1.16, '#c9cdd4'),
    poster(410, 'BACKYARD HOODIE'),
    text(366, 408, '£78', 22, c.coal, { weight: 700, anchor: 'end' }),
    sizes(434, 1, -1),
    note(look, 530, ['Stone. One left in M, on the rail', 'by the window.'], 18),
    button(look, 590, 'Hold it until three'),
    text(195, 690, 'Or delivered on Tuesday', 17.5, look.soft, { anchor: 'middle' }),
    touch(look, 332, 619),
  );

/** When and where to fetch it. */
export const collect = () =>
  screen(
    look,
    rect(0, 0, 390, 64, c.lime),
    poster(122, 'WHERE SHALL IT GO?', 40),
    option(look, [24, 150, 342, 92], ['Counter, by two today', 'Free, try it on first'], true),
    option(look, [24, 254, 342, 92], ['Delivered on Tuesday', '£4, between 9 and 1']),
    row(look, 398, 'Backyard hoodie, stone, M', '£78'),
    row(look, 446, 'To pay at the counter', '£78', true),
    note(look, 498, ['Ready by two, held until three.', 'Use the side entrance in Mill Yard.'], 17.5),
    button(look, 590, 'Put it aside'),
    text(195, 690, 'Leave what does not fit', 17.5, look.soft, { anchor: 'middle' }),
    touch(look, 332, 619),
  );

/** What the counter scans. */
export const ready = () => {
  const random = scatter(41);
  let x = 66;
  const bars = repeat(46, () => {
    const w = 2 + Math.floor(random() * 4);
    const bar = rect(x, 330, w, 116, c.coal);
    x += w + 2 + Math.floor(random() * 3);
    return x < 326 ? bar : '';
  });
  return screen(
    { ...look, ground: c.lime },
    poster(150, 'IT IS YOURS', 62),
    lines(24, 194, ['Backyard hoodie, stone, M.', 'At the counter until three.'], 19.5, 29, c.coal, {
      weight: 500,
    }),
    rect(24, 264, 342, 268, '#fff'),
    text(195, 306, 'Show this at the till', 18, look.soft, { anchor: 'middle' }),
    bars,
    text(195, 496, 'Y 1142 M', 26, c.coal, { family: 'mono', weight: 500, anchor: 'middle' }),
    tick(40, 582, c.coal),
    text(66, 588, 'The website shows it as held', 18, c.coal, { weight: 600 }),
    tick(40, 626, c.coal),
    text(66, 632, 'So does the till', 18, c.coal, { weight: 600 }),
    rect(24, 678, 342, 58, 'none', { stroke: c.coal, 'stroke-width': 2 }),
    text(195, 714, 'Show me the way', 19, c.coal, { weight: 600, anchor: 'middle' }),
    touch({ ...look, touch: c.coal }, 332, 707),
  );
};
