import { at, box, circle, clipBox, ellipse, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

export const c = {
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

/** A hoodie’s body and sleeves, which are the same from before and behind. */
const hoodieBody = (k: Cloth) =>
  [
    path(
      'M-62 -84C-92 -76 -104 -54 -108 -20L-120 78Q-121 90 -109 92L-90 94Q-82 94 -80 86L-66 18L-64 104Q-64 116 -52 116H52Q64 116 64 104L66 18L80 86Q82 94 90 94L109 92Q121 90 120 78L108 -20C104 -54 92 -76 62 -84L30 -98H-30Z',
      k.base,
    ),
    path('M-80 86L-66 18L-64 104L-60 40L-72 -30Z', k.dark, { opacity: 0.55 }),
    path('M80 86L66 18L64 104L60 40L72 -30Z', k.dark, { opacity: 0.55 }),
  ].join('');

/** The knit that ends a hoodie’s body and sleeves. */
const hoodieRibs = (k: Cloth) =>
  [
    rect(-64, 100, 128, 3, k.dark, { opacity: 0.6 }),
    rect(-119, 76, 38, 3, k.dark, { opacity: 0.6, transform: 'rotate(6 -100 78)' }),
    rect(81, 76, 38, 3, k.dark, { opacity: 0.6, transform: 'rotate(-6 100 78)' }),
  ].join('');

/** Hoodie, 200 × 230 units around (0, 0). */
export function hoodie(k: Cloth) {
  return [
    hoodieBody(k),
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
    hoodieRibs(k),
    path('M-58 -80C-80 -70 -90 -48 -94 -18L-98 10C-90 -20 -86 -50 -58 -80Z', k.light, { opacity: 0.28 }),
    stroke('M-26 20C-18 34 -14 60 -18 84M34 -20C28 0 30 20 24 34', k.dark, 2, { opacity: 0.35 }),
    text(0, 18, 'YARDS', 34, k.print, { family: 'poster', anchor: 'middle', tracking: 1 }),
  ].join('');
}

/** The same from behind: its hood lies on its back, above the large print. */
export function hoodieBack(k: Cloth) {
  return [
    hoodieBody(k),
    hoodieRibs(k),
    path('M58 -80C80 -70 90 -48 94 -18L98 10C90 -20 86 -50 58 -80Z', k.light, { opacity: 0.28 }),
    text(0, 14, 'BACK', 46, k.print, { family: 'poster', anchor: 'middle', tracking: 1 }),
    text(0, 60, 'YARD', 46, k.print, { family: 'poster', anchor: 'middle', tracking: 1 }),
    path('M-50 -92C-56 -58 -34 -28 0 -28S56 -58 50 -92C38 -112 -38 -112 -50 -92Z', k.dark),
    path('M-44 -94C-48 -64 -30 -38 0 -38S48 -64 44 -94C32 -110 -32 -110 -44 -94Z', k.base),
    path('M-30 -98C-20 -88 20 -88 30 -98C22 -107 -22 -107 -30 -98Z', k.dark),
    stroke('M-36 -72C-24 -54 -12 -48 0 -47S24 -54 36 -72', k.light, 2, { opacity: 0.5 }),
  ].join('');
}

export function tee(k: Cloth) {
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

export function cap(k: Cloth) {
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

export function cargo(k: Cloth) {
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

export function trainer(k: Cloth) {
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

export const cloth = {
  coal: { base: '#2a2c31', dark: '#141518', light: '#5b5f67', print: '#d3f04c' },
  lime: { base: '#cbe845', dark: '#8ea81f', light: '#eefcab', print: '#17181b' },
  bone: { base: '#efece3', dark: '#bdb8a9', light: '#ffffff', print: '#17181b' },
  olive: { base: '#6a6f4f', dark: '#444831', light: '#979c78', print: '#ebeae5' },
  rust: { base: '#c05a34', dark: '#7f3518', light: '#e8946f', print: '#17181b' },
  navy: { base: '#34435f', dark: '#1c263a', light: '#64779b', print: '#d3f04c' },
} satisfies Record<string, Cloth>;

/** Where garments end below their middle, in their own units. */
export const hems = { long: 116, cap: 70, trainer: 60 };

/** A plate of one colour with a garment in its middle, whose shadow lies just below its hem. */
export const plate = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  ground: string,
  item: string,
  size: number,
  hem = hems.long,
) =>
  clipBox(
    id,
    x,
    y,
    width,
    height,
    0,
    rect(x, y, width, height, ground),
    ellipse(
      x + width / 2,
      y + Math.min(height * 0.89, height / 2 + (hem + 9) * size),
      width * 0.32,
      13,
      '#000',
      { opacity: 0.15 },
    ),
    at(x + width / 2, y + height * 0.5, size, item),
  );
