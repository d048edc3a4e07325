import { house as h } from '#art/kit/palette.ts';
import { box, circle, ellipse, group, path, rect, repeat, stroke } from '#art/kit/svg.ts';

/** What is dark, and still seen at night. */
const slate = '#364a5c';
export const brass = { base: '#c9a04a', lit: '#ecd08a', shade: '#8d6a24' };

type Cloth = { base: string; shade: string; lit: string };
type Coat = { cloth: Cloth; length: number; wide?: number; worn?: string };

/** A coat by the loop at its neck, which is at the origin. What is `worn` with it lies over it. */
function coat({ cloth, length, wide = 1, worn = '' }: Coat): string {
  const sleeve = length * 0.82;
  const shape = `M0 2C-16 4 -30 14 -44 38C-60 72 -68 ${sleeve * 0.6} -72 ${sleeve}L-46 ${sleeve + 5}L-41 ${sleeve * 0.5}L-50 ${length}Q0 ${length + 9} 50 ${length}L41 ${sleeve * 0.5}L46 ${sleeve + 5}L72 ${sleeve}C68 ${sleeve * 0.6} 60 72 44 38C30 14 16 4 0 2Z`;
  return group(
    { transform: `scale(${wide} 1)` },
    path(shape, '#0b1a28', { opacity: 0.14, transform: 'translate(9 7)' }),
    path(shape, cloth.base),
    // The side that is turned away from the window.
    path(
      `M0 2C16 4 30 14 44 38C60 72 68 ${sleeve * 0.6} 72 ${sleeve}L46 ${sleeve + 5}L41 ${sleeve * 0.5}L50 ${length}Q30 ${length + 6} 12 ${length + 6}C20 ${length * 0.6} 12 60 0 40Z`,
      cloth.shade,
      { opacity: 0.75 },
    ),
    stroke(
      `M-41 ${sleeve * 0.5}C-38 ${length * 0.3} -36 70 -33 56M41 ${sleeve * 0.5}C38 ${length * 0.3} 36 70 33 56`,
      cloth.shade,
      3,
      { opacity: 0.9 },
    ),
    stroke(
      `M-22 ${length * 0.5}C-24 ${length * 0.7} -28 ${length * 0.86} -28 ${length - 6}M24 ${length * 0.44}C26 ${length * 0.66} 28 ${length * 0.8} 27 ${length - 8}`,
      cloth.shade,
      2.4,
      { opacity: 0.6 },
    ),
    stroke(`M-56 70C-62 ${sleeve * 0.5} -63 ${sleeve * 0.8} -64 ${sleeve - 10}`, cloth.lit, 3, {
      opacity: 0.6,
    }),
    worn,
  );
}

/** What a coat is closed with, down its middle. */
const placket = (cloth: Cloth, length: number) => stroke(`M0 40V${length + 3}`, cloth.shade, 3);
const buttons = (from: number, count: number, apart: number, colour: string, x = 10) =>
  repeat(count, (i) => circle(x, from + i * apart, 4.4, colour));
const lapels = (cloth: Cloth, deep: number) =>
  path(`M-20 10C-26 24 -26 40 -24 50L0 ${deep}L-6 30Z`, cloth.lit) +
  path(`M20 10C26 24 26 40 24 50L0 ${deep}L6 30Z`, cloth.lit, { opacity: 0.75 });
const pockets = (cloth: Cloth, y: number, tall = 26) =>
  [-34, 10].map((x) => box(x, y, 24, tall, 3, cloth.lit, { opacity: 0.7 })).join('');

const navy: Cloth = { base: '#2b5078', shade: '#1b3855', lit: '#4a7099' };
const oilskin: Cloth = { base: '#e5ab35', shade: '#b9801c', lit: '#f6cf74' };
const fleece: Cloth = { base: '#8fa1ad', shade: '#697d8a', lit: '#b7c5cd' };
const waxed: Cloth = { base: '#4c6b4a', shade: '#324a33', lit: '#6f8f69' };
const trench: Cloth = { base: '#d8bd93', shade: '#ae8f62', lit: '#edd9b7' };
const denim: Cloth = { base: '#4d7ba3', shade: '#34597c', lit: '#7ba4c6' };
const brick: Cloth = { base: '#b4553a', shade: '#863a26', lit: '#d37e62' };

/** The founder’s, with the red scarf that is at the railing elsewhere. */
export const seaCoat = coat({
  cloth: navy,
  length: 292,
  worn:
    placket(navy, 292) +
    lapels(navy, 92) +
    buttons(120, 4, 38, brass.base, 14) +
    buttons(120, 4, 38, brass.base, -14) +
    path(
      'M-24 6C-34 12 -36 26 -30 34C-34 80 -40 120 -36 178L-12 180C-14 120 -10 76 -4 36C6 42 18 40 26 30C34 22 30 8 22 6C8 0 -12 0 -24 6Z',
      '#d3402b',
    ) +
    path('M-30 34C-34 80 -40 120 -36 178L-26 179C-28 120 -22 76 -16 38Z', '#e4634c') +
    stroke('M-36 178l-2 14M-28 179l-1 14M-20 180l1 14M-13 180l2 13', '#d3402b', 4),
});

/** Yellow, with its hood: of whoever walks to work along the sea. */
export const raincoat = coat({
  cloth: oilskin,
  length: 268,
  wide: 1.06,
  worn:
    path('M-30 18C-36 -6 -18 -14 0 -12C18 -14 36 -6 30 18C18 44 -18 44 -30 18Z', oilskin.lit) +
    path('M-18 16C-20 2 -10 -2 0 -2C10 -2 20 2 18 16C10 32 -10 32 -18 16Z', oilskin.shade) +
    placket(oilskin, 268) +
    pockets(oilskin, 178, 34) +
    buttons(70, 5, 40, '#7a5514', 0),
});

/** With headphones over the peg. */
export const hoodie = coat({
  cloth: fleece,
  length: 218,
  worn:
    path('M-34 26C-40 0 -20 -8 0 -6C20 -8 40 0 34 26C20 58 -20 58 -34 26Z', fleece.lit) +
    path('M-20 22C-22 6 -12 2 0 2C12 2 22 6 20 22C12 42 -12 42 -20 22Z', fleece.shade) +
    stroke('M-8 46V96M9 46V86', '#ffffff', 3.4) +
    path('M-34 150H34L42 202H-42Z', fleece.lit, { opacity: 0.55 }) +
    stroke('M-30 -2C-34 -52 34 -52 30 -2', slate, 7) +
    box(-40, -10, 18, 34, 8, slate) +
    box(22, -10, 18, 34, 8, slate) +
    box(-36, -6, 6, 26, 3, h.beacon) +
    box(30, -6, 6, 26, 3, h.beacon),
});

/** With the glasses that look far, and a cap. */
export const fieldCoat = coat({
  cloth: waxed,
  length: 262,
  worn:
    placket(waxed, 262) +
    path('M-30 12C-28 30 -20 42 0 46C20 42 28 30 30 12C16 4 -16 4 -30 12Z', '#7a5332') +
    pockets(waxed, 164, 40) +
    buttons(80, 4, 44, brass.base, 0) +
    stroke('M-18 8C-30 60 -26 90 -16 108M18 8C30 60 26 90 16 108', '#1d2a24', 3) +
    [-13, 13]
      .map((x) => box(x - 11, 104, 22, 44, 7, '#1d2a24') + ellipse(x, 148, 11, 4.6, '#7fb2b8'))
      .join('') +
    box(-4, 114, 8, 16, 2, '#1d2a24') +
    path('M-34 2C-34 -24 30 -30 36 0C20 8 -18 10 -34 2Z', '#8a6a46') +
    path('M14 4C30 -2 50 2 56 12C44 14 26 14 14 4Z', '#6d5133'),
});

/** With the umbrella, and a receipt that is too long for its pocket. */
export const trenchCoat = coat({
  cloth: trench,
  length: 300,
  worn:
    placket(trench, 300) +
    lapels(trench, 84) +
    rect(-44, 146, 88, 15, trench.shade) +
    box(-11, 143, 22, 21, 3, 'none', { stroke: '#6d5530', 'stroke-width': 4 }) +
    pockets(trench, 184, 30) +
    buttons(98, 2, 32, '#6d5530', 11) +
    path('M-31 184V128C-31 124 -17 124 -17 128V184Z', h.paper) +
    stroke('M-28 134h8M-28 142h8M-28 150h6M-28 158h8M-28 166h5M-28 174h8', '#9aa7ae', 2) +
    path('M64 116C76 170 74 238 66 292C58 238 56 170 64 116Z', '#17808a') +
    path('M64 116C68 170 68 238 66 292C72 238 76 170 64 116Z', '#0f5e68') +
    stroke('M64 118V40C64 22 86 22 86 42', '#6b4726', 6),
});

/** With the camera on its strap. */
export const jacket = coat({
  cloth: denim,
  length: 206,
  worn:
    placket(denim, 206) +
    lapels(denim, 58) +
    pockets(denim, 84, 30) +
    stroke('M-44 118H44M-50 196H50', denim.shade, 3, { 'stroke-dasharray': '6 4' }) +
    buttons(74, 4, 34, brass.lit, 0) +
    stroke('M-14 4C-40 90 -40 150 -30 214M14 4C44 90 48 150 32 214', slate, 5) +
    box(-46, 208, 92, 58, 8, slate) +
    box(-20, 200, 34, 12, 4, slate) +
    circle(2, 238, 22, '#62798a') +
    circle(2, 238, 15, '#0b1620') +
    circle(-3, 232, 4.6, '#8fc6cf') +
    rect(-46, 218, 92, 4, h.beacon),
});

/** With a bag of cloth, a card looking out of it. */
export const longCoat = coat({
  cloth: brick,
  length: 312,
  wide: 0.96,
  worn:
    placket(brick, 312) +
    lapels(brick, 76) +
    pockets(brick, 196, 30) +
    buttons(104, 4, 46, '#4d1e12', 9) +
    stroke('M-10 4C-44 60 -52 120 -50 168M10 4C30 70 26 120 14 168', '#e9dfca', 6) +
    group(
      { transform: 'rotate(3 -18 210)' },
      box(-46, 142, 46, 34, 2, h.paper) + stroke('M-38 150h28M-38 158h20', '#9aa7ae', 2.4),
    ) +
    path('M-66 164H26L32 272C32 278 -72 278 -72 272Z', '#f2e9d6') +
    path('M-2 164H26L32 272C32 276 20 277 6 277Z', '#ddd0b4') +
    stroke('M-44 214q8 -10 16 0t16 0 16 0M-44 230q8 -10 16 0t16 0 16 0', h.tide, 4),
});
