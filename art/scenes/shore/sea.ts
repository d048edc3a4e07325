import { curve, ellipse, linear, type Point, radial, rect, repeat, stroke } from '#art/kit/svg.ts';
import type { Light } from './light.ts';

type Sea = {
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** Where the sun stands, or the moon. */
  readonly sunX: number;
  /** Units to a wave of the nearest line. */
  readonly wave: number;
};

/** A contour of the water: the nearer, the more it swings. */
function contour(width: number, y: number, swell: number, wave: number, phase: number): string {
  const steps = Math.max(8, Math.round(width / 110));
  const points: Point[] = [];
  for (let i = -1; i <= steps + 1; i++) {
    const x = (i / steps) * width;
    const t = x / wave;
    points.push([
      x,
      y +
        swell *
          (Math.sin(t * 5.1 + phase) * 0.6 +
            Math.sin(t * 9.7 + phase * 2.3) * 0.26 +
            Math.sin(t * 2.2 - phase) * 0.5),
    ]);
  }
  return curve(points);
}

/** The sea from the horizon to the quay: its light, the path of the sun, and the lines. */
export function sea(light: Light, { width, from, to, sunX, wave }: Sea): string {
  const { id, water, glitter, glow, glowing } = light;
  const [horizon, middle, foot] = light.sea;
  const rows = 13;
  return [
    linear(`${id}-sea`, [0, 0], [0, 1], [0, horizon], [0.22, middle], [1, foot]),
    radial(
      `${id}-lit`,
      [0.5, 0.5],
      0.5,
      [0, glow[0], glowing[0]],
      [0.4, glow[1], 0.55 * glowing[1]],
      [1, glow[1], 0],
    ),
    rect(0, from, width, to - from, `url(#${id}-sea)`),
    // Half of it: the other half is the sky's.
    `<clipPath id="${id}-below">${rect(0, from, width, to - from, '#000')}</clipPath>`,
    `<g clip-path="url(#${id}-below)">`,
    ellipse(sunX, from, wave * 0.62, (to - from) * 0.2, `url(#${id}-lit)`),
    ellipse(sunX, from + 8, wave * 0.14, (to - from) * 0.86, `url(#${id}-lit)`, { opacity: 0.55 }),
    '</g>',
    repeat(rows, (i) => {
      const near = (i + 1) / rows;
      const y = from + 10 + (to - from) * near ** 1.55;
      return stroke(contour(width, y, 2 + near * 17, wave, 1.3 + i * 0.33), water, 1.4 + near * 1.2, {
        opacity: 0.42 - near * 0.14,
      });
    }),
    repeat(15, (i) => {
      const y = from + 14 + i * 13 + i * i * 0.5;
      const half = 46 + i * 5.4 + ((i * 37) % 23);
      const shift = ((i * 29) % 19) - 9;
      return stroke(`M${sunX - half + shift} ${y}h${half * 2}`, glitter, 3.6, { opacity: 0.66 - i * 0.04 });
    }),
  ].join('');
}
