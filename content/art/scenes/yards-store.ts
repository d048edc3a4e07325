import { browser, phone, shadow } from '../kit/frames.ts';
import {
  at,
  box,
  circle,
  clipBox,
  drawing,
  ellipse,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '../kit/svg.ts';
import { text } from '../kit/type.ts';

const c = {
  coal: '#17181b',
  asphalt: '#26282c',
  concrete: '#d6d5cf',
  pale: '#ebeae5',
  lime: '#d3f04c',
  steel: '#8f939a',
  rust: '#c8552b',
  navy: '#2c3a55',
  olive: '#5c6144',
};

type Cloth = { readonly base: string; readonly dark: string; readonly light: string; readonly print: string };

/** Hoodie, 200 × 230 units around (0, 0). */
function hoodie(k: Cloth) {
  return [
    path(
      'M-62 -84C-92 -76 -104 -54 -108 -20L-120 78Q-121 90 -109 92L-90 94Q-82 94 -80 86L-66 18L-64 104Q-64 116 -52 116H52Q64 116 64 104L66 18L80 86Q82 94 90 94L109 92Q121 90 120 78L108 -20C104 -54 92 -76 62 -84L30 -98H-30Z',
      k.base,
    ),
    path('M-80 86L-66 18L-64 104L-60 40L-72 -30Z', k.dark, { opacity: 0.55 }),
    path('M80 86L66 18L64 104L60 40L72 -30Z', k.dark, { opacity: 0.55 }),
    path(
      'M-46 -90C-52 -124 -28 -134 0 -134S52 -124 46 -90C40 -66 20 -58 0 -46C-20 -58 -40 -66 -46 -90Z',
      k.base,
    ),
    path(
      'M-32 -92C-34 -114 -20 -120 0 -120S34 -114 32 -92C26 -78 14 -70 0 -60C-14 -70 -26 -78 -32 -92Z',
      k.dark,
    ),
    path('M-46 -90C-40 -66 -20 -58 0 -46C20 -58 40 -66 46 -90', 'none', {
      stroke: k.dark,
      'stroke-width': 2.4,
      opacity: 0.7,
    }),
    stroke('M-10 -53L-13 -6M10 -53L12 -14', k.light, 3),
    path('M-38 44H38L52 92H-52Z', k.dark, { opacity: 0.38 }),
    stroke('M-38 44L-52 92M38 44L52 92', k.dark, 2, { opacity: 0.9 }),
    rect(-64, 100, 128, 3, k.dark, { opacity: 0.6 }),
    rect(-119, 76, 38, 3, k.dark, { opacity: 0.6, transform: 'rotate(6 -100 78)' }),
    rect(81, 76, 38, 3, k.dark, { opacity: 0.6, transform: 'rotate(-6 100 78)' }),
    path('M-58 -80C-80 -70 -90 -48 -94 -18L-98 10C-90 -20 -86 -50 -58 -80Z', k.light, { opacity: 0.28 }),
    stroke('M-26 20C-18 34 -14 60 -18 84M34 -20C28 0 30 20 24 34', k.dark, 2, { opacity: 0.35 }),
    text(0, 18, 'YARDS', 34, k.print, { family: 'poster', anchor: 'middle', tracking: 1 }),
  ].join('');
}

function tee(k: Cloth) {
  return [
    path(
      'M-34 -96L-70 -84Q-92 -76 -104 -46L-118 -10L-82 6L-68 -22V104Q-68 112 -60 112H60Q68 112 68 104V-22L82 6L118 -10L104 -46Q92 -76 70 -84L34 -96C24 -80 -24 -80 -34 -96Z',
      k.base,
    ),
    path('M-34 -96C-24 -80 24 -80 34 -96L40 -94C28 -70 -28 -70 -40 -94Z', k.dark),
    path('M-68 -22V104Q-68 112 -60 112H-52C-58 60 -62 20 -68 -22Z', k.dark, { opacity: 0.35 }),
    path('M68 -22V104Q68 112 60 112H46C58 70 64 20 68 -22Z', k.dark, { opacity: 0.35 }),
    stroke('M-82 6L-68 -22M82 6L68 -22', k.dark, 2.4),
    stroke('M-20 40C-10 60 -14 84 -20 100M30 10C24 30 34 60 26 86', k.dark, 2, { opacity: 0.3 }),
    circle(0, -6, 32, 'none', { stroke: k.print, 'stroke-width': 5 }),
    ...[-18, -6, 6, 18].map((y) =>
      line(-27 + Math.abs(y) / 3, y - 6, 27 - Math.abs(y) / 3, y - 6, k.print, 4),
    ),
    text(0, 52, 'YARDS 03', 15, k.print, { family: 'poster', anchor: 'middle', tracking: 1.4 }),
  ].join('');
}

function cap(k: Cloth) {
  return [
    path('M-84 22C-90 -46 -46 -78 6 -78S92 -44 88 20C50 4 -40 4 -84 22Z', k.base),
    path('M6 -78C-18 -60 -30 -20 -32 8', 'none', { stroke: k.dark, 'stroke-width': 2.2 }),
    path('M6 -78C40 -56 54 -20 56 6', 'none', { stroke: k.dark, 'stroke-width': 2.2 }),
    ellipse(6, -79, 9, 4.5, k.dark),
    path(
      'M-84 22C-40 2 50 2 88 20C112 40 124 56 118 64C70 44 -40 44 -104 70C-114 56 -104 36 -84 22Z',
      k.dark,
    ),
    path(
      'M-84 22C-40 2 50 2 88 20C100 30 108 38 112 46C60 26 -40 28 -106 54C-104 40 -96 30 -84 22Z',
      k.light,
      { opacity: 0.22 },
    ),
    path('M-70 0C-72 -40 -44 -64 -10 -72C-40 -54 -54 -30 -58 4Z', k.light, { opacity: 0.25 }),
    text(12, -16, 'Y', 48, k.print, { family: 'poster', anchor: 'middle' }),
  ].join('');
}

function cargo(k: Cloth) {
  return [
    path(
      'M-60 -110H60L66 -80C74 -10 80 60 84 108Q84 114 76 114H34Q27 114 26 106L4 -34H-4L-26 106Q-27 114 -34 114H-76Q-84 114 -84 108C-80 60 -74 -10 -66 -80Z',
      k.base,
    ),
    path('M-60 -110H60L62 -96H-62Z', k.dark),
    ...[-40, -8, 24, 46].map((x) => rect(x, -112, 6, 18, k.light, { opacity: 0.5 })),
    box(-82, -10, 42, 52, 5, k.dark, { opacity: 0.75 }),
    box(40, -10, 42, 52, 5, k.dark, { opacity: 0.75 }),
    rect(-82, -2, 42, 12, k.base),
    rect(40, -2, 42, 12, k.base),
    stroke('M0 -96V-36M-50 -84C-44 -70 -52 -58 -64 -56M50 -84C44 -70 52 -58 64 -56', k.dark, 2.4),
    path('M-4 -34L-26 106L-34 60Z', k.dark, { opacity: 0.5 }),
    path('M4 -34L26 106L34 60Z', k.dark, { opacity: 0.5 }),
    stroke('M-60 60C-50 68 -44 80 -46 98M58 64C50 74 52 88 48 100', k.dark, 2, { opacity: 0.5 }),
  ].join('');
}

function trainer(k: Cloth) {
  return [
    path(
      'M-108 34C-112 6 -104 -20 -92 -46C-70 -34 -54 -46 -44 -58C-20 -30 20 -6 66 0C100 6 112 20 112 38Z',
      k.base,
    ),
    path('M-44 -58C-20 -30 20 -6 66 0L40 18C0 16 -40 0 -62 -36Z', k.light, { opacity: 0.5 }),
    path('M-92 -46C-86 -22 -90 8 -78 38H-108C-112 6 -104 -20 -92 -46Z', k.dark, { opacity: 0.75 }),
    path('M-70 24C-30 34 10 14 30 20L58 38H-72Z', k.print),
    path('M-112 34H114C120 50 116 60 104 60H-100C-114 60 -116 48 -112 34Z', '#f4f3ee'),
    rect(-108, 50, 222, 4, k.dark, { opacity: 0.35 }),
    ...[0, 1, 2, 3].map((i) => stroke(`M${-36 + i * 19} ${-38 + i * 12}l16 -11`, '#f4f3ee', 5)),
  ].join('');
}

function tote(k: Cloth) {
  return [
    path('M-40 -46C-40 -130 40 -130 40 -46', 'none', { stroke: k.dark, 'stroke-width': 10 }),
    path('M-74 -56H74L82 104Q82 112 72 112H-72Q-82 112 -82 104Z', k.base),
    path('M-40 -50V-20M40 -50V-20', 'none', { stroke: k.light, 'stroke-width': 10, opacity: 0.35 }),
    text(0, 50, 'NO', 62, k.print, { family: 'poster', anchor: 'middle' }),
    text(0, 92, 'FENCES', 32, k.print, { family: 'poster', anchor: 'middle', tracking: 1.4 }),
  ].join('');
}

const cloth = {
  coal: { base: '#2a2c31', dark: '#141518', light: '#5b5f67', print: '#d3f04c' },
  lime: { base: '#cbe845', dark: '#8ea81f', light: '#eefcab', print: '#17181b' },
  bone: { base: '#efece3', dark: '#bdb8a9', light: '#ffffff', print: '#17181b' },
  olive: { base: '#6a6f4f', dark: '#444831', light: '#979c78', print: '#ebeae5' },
  rust: { base: '#c05a34', dark: '#7f3518', light: '#e8946f', print: '#17181b' },
  navy: { base: '#34435f', dark: '#1c263a', light: '#64779b', print: '#d3f04c' },
} satisfies Record<string, Cloth>;

const tile = (x: number, y: number, w: number, h: number, bg: string, item: string, scale: number) =>
  box(x, y, w, h, 3, bg) +
  ellipse(x + w / 2, y + h * 0.9, w * 0.3, 7, '#000', { opacity: 0.13 }) +
  at(x + w / 2, y + h * 0.51, scale, item);

function product(
  x: number,
  y: number,
  bg: string,
  item: string,
  name: string,
  price: string,
  tag?: string,
  scale = 0.86,
) {
  return [
    tile(x, y, 278, 250, bg, item, scale),
    tag
      ? box(x + 12, y + 12, 74, 25, 2, c.coal) +
        text(x + 49, y + 29.5, tag, 12.5, c.lime, { weight: 700, anchor: 'middle', tracking: 0.6 })
      : '',
    text(x, y + 280, name, 17, c.coal, { weight: 600 }),
    text(x + 278, y + 280, price, 17, c.coal, { weight: 600, anchor: 'end' }),
  ].join('');
}

function page() {
  return [
    rect(0, 0, 1280, 1100, c.pale),
    rect(0, 0, 1280, 34, c.lime),
    ...[0, 1, 2].map((i) =>
      text(60 + i * 430, 22.5, 'DROP 03 IS LIVE  /  FREE RETURNS FOR 30 DAYS', 13, c.coal, {
        weight: 700,
        tracking: 1,
      }),
    ),
    text(40, 86, 'YARDS', 42, c.coal, { family: 'poster', tracking: 0.5 }),
    ...['New in', 'Hoodies', 'Tees', 'Bottoms', 'Archive'].map((label, i) =>
      text([200, 280, 370, 436, 530][i] ?? 0, 80, label, 16, c.coal, { weight: 600 }),
    ),
    ...['Search', 'Account', 'Bag 1'].map((label, i) =>
      text([1042, 1112, 1196][i] ?? 0, 80, label, 16, c.coal, { weight: 600 }),
    ),
    // hero
    rect(0, 110, 1280, 462, c.concrete),
    repeat(9, (i) => line(i * 160, 110, i * 160, 572, '#c3c2bb', 1)),
    text(26, 500, 'BACK', 398, c.coal, { family: 'poster', tracking: -7 }),
    text(1254, 500, 'YARD', 398, c.lime, { family: 'poster', tracking: -7, anchor: 'end' }),
    ellipse(640, 560, 220, 14, '#000', { opacity: 0.22 }),
    at(640, 352, 1.74, hoodie(cloth.coal)),
    text(1040, 545, 'Backyard hoodie, £78', 15, c.coal, { weight: 600, anchor: 'end' }),
    text(40, 545, 'Autumn / winter, drop three', 15, c.coal, { weight: 600 }),
    box(1060, 516, 180, 44, 2, c.coal),
    text(1150, 544, 'Shop the drop', 16.5, c.lime, { weight: 600, anchor: 'middle' }),
    // list
    text(40, 634, 'LATEST', 36, c.coal, { family: 'poster' }),
    ...['All', 'Tops', 'Bottoms', 'Headwear', 'Footwear'].map((label, i) => {
      const x = 190 + i * 112;
      return (
        box(x, 606, 102, 34, 17, i === 0 ? c.coal : 'none', { stroke: c.coal, 'stroke-width': 1.4 }) +
        text(x + 51, 628, label, 14.5, i === 0 ? c.lime : c.coal, { weight: 600, anchor: 'middle' })
      );
    }),
    text(1240, 630, 'Sort: newest', 15, c.coal, { weight: 600, anchor: 'end' }),
    product(40, 662, '#dedcd4', tee(cloth.bone), 'Circuit tee', '£38', 'NEW'),
    product(347, 662, c.lime, cargo(cloth.coal), 'Siding cargo', '£84', 'LOW', 0.84),
    product(654, 662, '#c9cdd4', cap(cloth.navy), 'Pitch cap', '£29', undefined, 0.95),
    product(961, 662, '#e7cdbf', trainer(cloth.rust), 'Kerb low', '£110', 'NEW', 0.98),
  ].join('');
}

function screen() {
  const cell = (i: number, bg: string, item: string, name: string, price: string, scale = 0.66) => {
    const x = 18 + (i % 2) * 181;
    const y = 214 + Math.floor(i / 2) * 262;
    return [
      tile(x, y, 173, 206, bg, item, scale),
      circle(x + 151, y + 22, 14, '#fff', { opacity: 0.9 }),
      path(
        `M${x + 151} ${y + 28}c-8 -5 -8 -11 -4 -12c2 0 3 1 4 3c1 -2 2 -3 4 -3c4 1 4 7 -4 12z`,
        i === 1 ? c.rust : 'none',
        { stroke: c.coal, 'stroke-width': 1.4 },
      ),
      text(x, y + 227, name, 15, c.coal, { weight: 600 }),
      text(x, y + 245, price, 15, '#5d6066', { weight: 500 }),
    ].join('');
  };
  return [
    rect(0, 0, 390, 844, c.pale),
    rect(0, 0, 390, 112, c.lime),
    stroke('M20 80h22M20 89h22', c.coal, 2.6),
    text(195, 96, 'YARDS', 34, c.coal, { family: 'poster', anchor: 'middle' }),
    stroke('M346 74h24l-2.5 22h-19zM352 74a6 6 0 0 1 12 0', c.coal, 2.2),
    text(18, 158, 'DROP 03', 34, c.coal, { family: 'poster' }),
    text(372, 156, '18 pieces', 15, '#5d6066', { anchor: 'end', weight: 500 }),
    ...['All', 'Tops', 'Bottoms', 'Headwear'].map((label, i) => {
      const w = [54, 70, 96, 108][i] ?? 80;
      const x = 18 + ([0, 62, 140, 244][i] ?? 0);
      return (
        box(x, 172, w, 30, 15, i === 1 ? c.coal : 'none', { stroke: c.coal, 'stroke-width': 1.3 }) +
        text(x + w / 2, 192, label, 14, i === 1 ? c.lime : c.coal, { weight: 600, anchor: 'middle' })
      );
    }),
    cell(0, '#dedcd4', hoodie(cloth.olive), 'Backyard hoodie', '£78'),
    cell(1, c.concrete, tee(cloth.coal), 'Circuit tee', '£38'),
    cell(2, '#e7cdbf', tote(cloth.bone), 'No fences tote', '£22', 0.7),
    cell(3, '#c9cdd4', hoodie(cloth.lime), 'Backyard hoodie', '£78'),
    rect(0, 742, 390, 102, c.coal),
    text(24, 786, '1 piece in the bag', 15, '#c9cac6', { weight: 500 }),
    text(24, 808, '£78.00', 20, '#fff', { weight: 600 }),
    box(222, 764, 148, 50, 3, c.lime),
    text(296, 795, 'Check out', 17, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
}

/** The streetwear shop: poster type behind a hoodie, a dense list on the phone. */
export function yardsStore(): string {
  return drawing(
    1600,
    1200,
    linear('ys-bg', [0, 0], [1, 1], [0, '#34373d'], [0.5, '#1f2125'], [1, '#121315']),
    radial('ys-light', [0.5, 0.5], 0.5, [0, '#d3f04c', 0.22], [1, '#d3f04c', 0]),
    rect(0, 0, 1600, 1200, 'url(#ys-bg)'),
    circle(210, 1080, 620, 'url(#ys-light)'),
    group(
      { opacity: 0.5 },
      ...Array.from({ length: 15 }, (_, i) => line(0, 40 + i * 84, 1600, 10 + i * 84, '#43464d', 1.4)),
      ...Array.from({ length: 20 }, (_, i) => line(20 + i * 84, 0, 50 + i * 84, 1200, '#43464d', 1.4)),
    ),
    shadow('ys-s1', 384, 84, 1168, 936, 16, '#000'),
    browser({
      id: 'ys-b',
      x: 384,
      y: 84,
      width: 1168,
      height: 936,
      pageWidth: 1280,
      address: 'yards-store.example',
      tone: 'dark',
      page: page(),
    }),
    shadow('ys-s2', 40, 340, 364, 748, 56, '#000', 0.9),
    phone({ id: 'ys-p', x: 40, y: 340, width: 364, screen: screen(), statusInk: c.coal }),
  );
}

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
