import { at, box, ellipse, path, rect, stroke } from '#art/kit/svg.ts';

/** Where they stand. */
export const floor = 528;

export const pair = (x: number, draw: (side: 1 | -1) => string) =>
  ellipse(x, floor, 66, 6, '#0b1a28', { opacity: 0.2 }) +
  at(x - 25, floor, 1, draw(-1)) +
  at(x + 25, floor, 1, draw(1));

export const wellies = (base: string, shade: string) => () =>
  path('M-16 -112H14V-34C22 -26 38 -22 40 -8V0H-16Z', base) +
  path('M-16 -112H14V-98H-16Z', shade) +
  rect(-16, -7, 56, 7, shade) +
  rect(-11, -94, 5, 60, '#ffffff', { opacity: 0.26 });
export const boots = (base: string, shade: string) => () =>
  path('M-16 -66H12V-36C20 -26 38 -24 40 -9V0H-16Z', base) +
  rect(-18, -8, 60, 8, shade) +
  stroke('M2 -56h12M4 -46h12M8 -36h12', '#f1dfb8', 3);
export const trainers = (base: string, shade: string) => () =>
  path('M-18 -36C-8 -40 4 -42 10 -38C18 -28 38 -24 42 -10V-4H-18Z', base) +
  box(-20, -10, 64, 10, 4, '#f7f3ea') +
  stroke('M6 -32l8 -4M12 -26l8 -4M18 -21l8 -4', shade, 3) +
  path('M-18 -22C-8 -16 4 -18 12 -8H-18Z', shade);
