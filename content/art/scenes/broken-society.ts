import { browser, phone, shadow } from '../kit/frames.ts';
import {
  at,
  box,
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
} from '../kit/svg.ts';
import { lines, text } from '../kit/type.ts';

const c = {
  black: '#0f0d0d',
  soot: '#1c1918',
  ash: '#2c2827',
  bone: '#efe9df',
  dust: '#a39a8f',
  pink: '#ff5d8f',
  pinkDark: '#b3235a',
};

/** The house emblem: a disc that slipped along its crack. */
function emblem(size: number, colour: string) {
  return at(
    0,
    0,
    size / 100,
    path('M-50 6A46 46 0 0 1 36 -28L14 -14L4 -22L-14 0L-24 -6Z', colour),
    path('M50 -6A46 46 0 0 1 -36 28L-14 14L-4 22L14 0L24 6Z', colour),
  );
}

/** Long-sleeved shirt seen from behind, 240 × 250 around (0, 0), with a back print. */
function shirt(base: string, dark: string, light: string, print: string) {
  return [
    path(
      'M-36 -112L-72 -98Q-94 -88 -102 -58L-122 84Q-123 94 -112 96L-92 98Q-84 98 -82 90L-68 -6L-66 116Q-66 124 -58 124H58Q66 124 66 116L68 -6L82 90Q84 98 92 98L112 96Q123 94 122 84L102 -58Q94 -88 72 -98L36 -112C20 -104 -20 -104 -36 -112Z',
      base,
    ),
    path('M-82 90L-68 -6L-66 116C-60 70 -60 10 -72 -50Z', dark, { opacity: 0.8 }),
    path('M82 90L68 -6L66 116C60 70 60 10 72 -50Z', dark, { opacity: 0.8 }),
    path('M-36 -112C-20 -104 20 -104 36 -112L40 -108C22 -96 -22 -96 -40 -108Z', dark),
    path('M-70 -94C-88 -82 -94 -66 -98 -38L-108 30C-98 0 -92 -50 -70 -94Z', light, { opacity: 0.35 }),
    stroke('M-48 -80C-30 -70 30 -70 48 -80', dark, 2, { opacity: 0.7 }),
    stroke(
      'M-40 60C-30 80 -36 100 -42 116M44 40C34 70 40 96 46 112M-20 90C-14 100 -16 112 -20 120',
      dark,
      2.4,
      { opacity: 0.55 },
    ),
    at(0, -8, 0.92, emblem(88, print)),
    text(0, 66, 'Broken', 30, print, { family: 'gothic', anchor: 'middle' }),
    text(0, 90, 'Society', 30, print, { family: 'gothic', anchor: 'middle' }),
  ].join('');
}

function jacket() {
  return [
    path(
      'M-40 -110L-80 -94Q-104 -82 -110 -50L-126 80Q-126 92 -114 94L-92 96Q-84 96 -82 88L-72 10L-74 92Q-74 104 -62 104H62Q74 104 74 92L72 10L82 88Q84 96 92 96L114 94Q126 92 126 80L110 -50Q104 -82 80 -94L40 -110Z',
      '#332e2c',
    ),
    path('M-40 -110L0 -70L40 -110L58 -104L30 -34L0 -66L-30 -34L-58 -104Z', '#4b4441'),
    line(0, -64, 0, 104, '#0d0b0b', 4),
    repeat(7, (i) => rect(-5, -52 + i * 22, 10, 5, '#b8b0a6')),
    rect(-74, 84, 148, 20, '#171413'),
    rect(-60, 0, 42, 5, '#0d0b0b'),
    rect(18, 0, 42, 5, '#0d0b0b'),
    stroke('M-54 34L-34 62M54 34L34 62', '#b8b0a6', 3),
    path('M-78 -92C-98 -80 -104 -60 -106 -34L-114 24C-104 -10 -98 -54 -78 -92Z', '#fff', { opacity: 0.08 }),
    at(48, -36, 0.26, emblem(100, c.pink)),
  ].join('');
}

function beanie() {
  return [
    path('M-78 40C-84 -50 -48 -92 0 -92S84 -50 78 40Z', '#e0457a'),
    repeat(11, (i) =>
      stroke(
        `M${-68 + i * 13.6} 34C${-66 + i * 13} -30 ${-36 + i * 7} -70 ${-8 + i * 1.6} -90`,
        c.pinkDark,
        2.2,
        { opacity: 0.6 },
      ),
    ),
    box(-86, 22, 172, 54, 14, '#f0548a'),
    repeat(14, (i) => line(-74 + i * 11.4, 24, -74 + i * 11.4, 74, c.pinkDark, 2, { opacity: 0.55 })),
    box(-20, 32, 40, 34, 2, c.bone),
    at(0, 49, 0.26, emblem(100, c.black)),
  ].join('');
}

function ring() {
  return [
    ellipse(0, 10, 74, 74, 'none', { stroke: '#8f8a84', 'stroke-width': 22 }),
    ellipse(0, 10, 74, 74, 'none', {
      stroke: '#dcd8d1',
      'stroke-width': 7,
      'stroke-dasharray': '120 40 60 300',
    }),
    path('M-34 -92H34L24 -48H-24Z', '#b9b4ad'),
    path('M-34 -92H34L28 -80H-28Z', '#e9e5de'),
    at(0, -70, 0.3, emblem(100, c.black)),
  ].join('');
}

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
    rect(1035, 586, 186, 48, c.pink),
    text(1128, 616, 'Enter the chapter', 16.5, c.black, { weight: 600, anchor: 'middle' }),
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
    lines(24, 600, ['Heavy organic cotton, printed in Leeds.', 'Number 31 of 40.'], 15.5, 22, '#5e554c'),
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
