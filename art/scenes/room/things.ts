import { at, box, circle, ellipse, group, linear, path, rect, stroke } from '#art/kit/svg.ts';
import type { Hour } from './hour.ts';

// What lies on more than one of the desks.

export const ink = '#12222f';

export const turned = (x: number, y: number, angle: number, ...parts: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${angle})` }, ...parts);

/** What a thing takes of the light on the bench, towards us and to the left. */
export const cast = ({ shade, sun }: Hour, x: number, width: number) =>
  path(`M${x} 0H${x + width}L${x + width - 30} 34H${x - 26}Z`, shade, { opacity: 0.12 + sun * 0.16 });

export const rows = (
  x: number,
  y: number,
  widths: readonly number[],
  gap: number,
  colour: string,
  thick = 6,
) => widths.map((width, i) => box(x, y + i * gap, width, thick, thick / 2, colour)).join('');

/** A screen on its foot; `page` is drawn within 200 × 124. */
export const monitor = (hour: Hour, x: number, tone: 'light' | 'dark', ...page: string[]) => {
  const ground = hour.screen[tone === 'light' ? 0 : 1];
  return at(
    x,
    0,
    1,
    cast(hour, -52, 104),
    hour.outside.night
      ? ellipse(0, -110, 220, 150, `url(#${hour.outside.id}-shine)`, {
          opacity: tone === 'light' ? 0.9 : 0.5,
        })
      : '',
    rect(-13, -44, 26, 40, hour.steel),
    box(-48, -8, 96, 10, 5, hour.steel),
    box(-110, -178, 220, 142, 12, ink),
    box(-101, -169, 202, 124, 5, ground),
    at(-100, -169, 1, ...page),
  );
};

export const mug = (hour: Hour, x: number, colour: string) =>
  at(
    x,
    0,
    1,
    cast(hour, -22, 44),
    stroke('M20 -42C42 -46 42 -12 18 -14', colour, 8),
    path('M-24 -54H24V-10C24 -2 18 2 10 2H-10C-18 2 -24 -2 -24 -10Z', colour),
    rect(-24, -54, 8, 50, '#fff', { opacity: 0.18 }),
    stroke('M-8 -66C-16 -78 0 -86 -8 -100M8 -66C0 -78 16 -86 8 -100', '#ffffff', 4, { opacity: 0.6 }),
  );

/** A lamp that bends to the right over what is read; `id` names its light. */
export const lamp = (hour: Hour, id: string, x: number) =>
  group(
    { transform: `translate(${x} 0) scale(-1 1)` },
    hour.outside.night
      ? linear(id, [0, 0], [0, 1], [0, '#ffd38a', 0.75], [1, '#ffd9a0', 0.04]) +
          path('M-128 -150L-190 4H10L-68 -172Z', `url(#${id})`) +
          ellipse(-92, 8, 116, 22, '#ffd38a', { opacity: 0.28 })
      : '',
    box(-38, -10, 76, 12, 6, hour.steel),
    stroke('M0 -10L34 -102L-70 -170', hour.steel, 8),
    circle(34, -102, 9, '#fb7033'),
    path('M-52 -188L-86 -150L-144 -128C-150 -164 -128 -192 -92 -200C-76 -203 -62 -198 -52 -188Z', '#fb7033'),
    path('M-86 -150L-144 -128C-128 -124 -100 -132 -86 -150Z', hour.outside.night ? '#fff3cf' : '#c9481b'),
  );
