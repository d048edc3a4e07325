import { browser, phone, shadow } from '#art/kit/frames.ts';
import {
  at,
  circle,
  clipBox,
  clipTo,
  drawing,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { beanie, c, emblem, jacket, ring, shirt } from './broken-goods.ts';

/** The name in blackletter, cut by three slips of the blade. */
function shattered() {
  const name = (dx: number) =>
    text(640 + dx, 330, 'Broken', 330, c.bone, { family: 'gothic', anchor: 'middle' }) +
    text(640 + dx, 566, 'Society', 330, c.bone, { family: 'gothic', anchor: 'middle' });
  const cuts = [
    ['M0 60L1280 20V190L0 236Z', 0],
    ['M0 236L1280 190V330L0 360Z', 34],
    ['M0 360L1280 330V470L0 450Z', -14],
    ['M0 450L1280 470V650H0Z', 22],
  ] as const;
  return cuts
    .map(([d, dx], i) => clipTo(`bs-cut${i}`, path(d, '#000'), name(dx)))
    .concat(stroke('M0 236L1280 190M0 360L1280 330M0 450L1280 470', c.pink, 2, { opacity: 0.85 }))
    .join('');
}

function cracks(seed: number, w: number, h: number, colour: string) {
  const random = scatter(seed);
  return repeat(7, (i) => {
    let x = random() * w;
    let y = random() * h * 0.3;
    let d = `M${x} ${y}`;
    for (let step = 0; step < 9; step++) {
      x += (random() - 0.5) * 120;
      y += 30 + random() * 70;
      d += `L${Math.round(x)} ${Math.round(y)}`;
    }
    return stroke(d, colour, 1 + (i % 3), { opacity: 0.5 });
  });
}

function page() {
  const item = (x: number, bg: string, art: string, scale: number, name: string, price: string) =>
    [
      rect(x, 722, 281, 264, bg),
      at(x + 140, 856, scale, art),
      text(x, 1016, name, 17, c.bone, { weight: 500 }),
      text(x + 281, 1016, price, 17, c.bone, { weight: 600, anchor: 'end' }),
    ].join('');
  return [
    linear('bs-hero', [0, 0], [0, 1], [0, '#262122'], [1, c.black]),
    radial('bs-spot', [0.5, 0.5], 0.5, [0, '#ff5d8f', 0.85], [0.5, '#b3235a', 0.45], [1, '#7d1440', 0]),
    rect(0, 0, 1280, 1200, c.black),
    clipBox(
      'bs-top',
      0,
      0,
      1280,
      650,
      0,
      rect(0, 0, 1280, 650, 'url(#bs-hero)'),
      circle(640, 360, 430, 'url(#bs-spot)'),
      cracks(12, 1280, 650, '#000'),
      shattered(),
      ellipse(640, 640, 210, 20, '#000', { opacity: 0.5 }),
      at(640, 402, 1.78, shirt('#191716', '#000', '#5d5450', c.pink)),
    ),
    at(66, 46, 0.36, emblem(100, c.bone)),
    ...['Shop', 'Lookbook', 'Manifesto'].map((label, i) =>
      text([104, 168, 272][i] ?? 0, 52, label, 16, c.bone, { weight: 500 }),
    ),
    text(1232, 52, 'Bag 2', 16, c.bone, { weight: 500, anchor: 'end' }),
    text(1150, 52, 'Account', 16, c.bone, { weight: 500, anchor: 'end' }),
    text(48, 618, 'Chapter IV: nothing stays whole', 17, c.bone, { weight: 500 }),
    rect(322, 586, 186, 48, c.pink),
    text(415, 616, 'Enter the chapter', 16.5, c.black, { weight: 600, anchor: 'middle' }),
    text(48, 696, 'Four left of each', 30, c.bone, { family: 'gothic' }),
    text(1222, 694, 'Numbered by hand, never restocked', 15.5, c.dust, { anchor: 'end' }),
    item(48, c.ash, jacket(), 1, 'Fracture jacket', '£165'),
    item(349, c.bone, shirt('#f8f4ec', '#cfc5b5', '#fff', c.black), 0.92, 'Oath long sleeve', '£58'),
    item(650, '#3d2a31', beanie(), 1.05, 'Vigil beanie', '£32'),
    item(951, '#cfc6b9', ring(), 0.98, 'Break ring, silver', '£120'),
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.bone),
    clipBox(
      'bs-pic',
      0,
      0,
      390,
      520,
      0,
      rect(0, 0, 390, 520, c.pink),
      path('M0 310L390 230V0H0Z', '#ec4a7e'),
      cracks(5, 390, 520, '#a31d50'),
      ellipse(195, 486, 120, 14, '#000', { opacity: 0.4 }),
      at(195, 298, 1.42, shirt('#141212', '#000', '#5d5450', c.bone)),
    ),
    stroke('M24 84h24M24 93h16', c.black, 2.6),
    at(195, 88, 0.4, emblem(100, c.black)),
    text(366, 94, 'Bag 2', 16, c.black, { weight: 600, anchor: 'end' }),
    text(24, 570, 'Oath long sleeve', 40, c.black, { family: 'gothic' }),
    text(366, 568, '£58', 24, c.black, { weight: 600, anchor: 'end' }),
    lines(24, 600, ['Heavy organic cotton, printed in Leeds.', 'Number 37 of 40.'], 15.5, 22, '#5e554c'),
    ...['S', 'M', 'L', 'XL', 'XXL'].map((size, i) => {
      const on = i === 2;
      const gone = i === 4;
      return (
        rect(24 + i * 69, 646, 62, 50, on ? c.black : 'none', {
          stroke: c.black,
          'stroke-width': 1.6,
          opacity: gone ? 0.35 : 1,
        }) +
        text(55 + i * 69, 677, size, 17, on ? c.bone : c.black, {
          weight: 600,
          anchor: 'middle',
          opacity: gone ? 0.4 : 1,
        }) +
        (gone ? line(24 + i * 69, 696, 86 + i * 69, 646, c.black, 1.4, { opacity: 0.4 }) : '')
      );
    }),
    rect(24, 720, 342, 60, c.black),
    text(195, 757, 'Add to bag', 18, c.bone, { weight: 600, anchor: 'middle' }),
    text(195, 808, 'Sent tomorrow if you order before 4 pm', 14, '#6b6157', {
      anchor: 'middle',
      weight: 500,
    }),
  ].join('');
}

/** The clothing label: a blackletter title cut apart, a product on the phone. */
export function brokenSociety(): string {
  const shards = [
    'M0 0L620 0L470 300L0 420Z',
    'M620 0L1180 0L1010 210L470 300Z',
    'M1180 0H1600V340L1010 210Z',
    'M0 420L470 300L380 820L0 900Z',
    'M1600 340L1010 210L1130 860L1600 760Z',
    'M0 900L380 820L640 1200H0Z',
    'M380 820L1130 860L980 1200H640Z',
    'M1130 860L1600 760V1200H980Z',
    'M470 300L1010 210L1130 860L380 820Z',
  ];
  const tones = [
    '#ff7aa3',
    '#ff6a98',
    '#f4568a',
    '#fb6394',
    '#ee4f83',
    '#f05a8b',
    '#e2447a',
    '#d83a71',
    '#ff5d8f',
  ];
  return drawing(
    1600,
    1200,
    rect(0, 0, 1600, 1200, c.pinkDark),
    ...shards.map((d, i) => path(d, tones[i] ?? c.pink, { stroke: '#b3235a', 'stroke-width': 3 })),
    shadow('bs-s1', 52, 96, 1168, 930, 16, '#3d0a1f', 1.1),
    browser({
      id: 'bs-b',
      x: 52,
      y: 96,
      width: 1168,
      height: 930,
      pageWidth: 1280,
      address: 'broken-society.example',
      tone: 'dark',
      page: page(),
    }),
    shadow('bs-s2', 1184, 322, 372, 764, 56, '#3d0a1f', 0.9),
    phone({ id: 'bs-p', x: 1184, y: 322, width: 372, screen: screen(), statusInk: c.black }),
  );
}
