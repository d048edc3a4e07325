import { circle, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { quayAt, railAt } from './founder.ts';
import type { Light } from './light.ts';

type Promenade = {
  readonly width: number;
  readonly height: number;
  /** Where the upper rail lies, and how large everything is. */
  readonly rail: number;
  readonly scale: number;
  readonly posts: readonly number[];
  readonly founderX: number;
};

/** The paving, its edge and the near water; the railing goes over it. */
export function paving(light: Light, { width, height, rail, scale, founderX }: Promenade): string {
  const { id, quay, rim, ink } = light;
  const top = rail + (quayAt - railAt) * scale;
  const foot = top + 62 * scale;
  const wall = foot + 26 * scale;
  const mid = width * 0.62;
  return [
    linear(`${id}-quay`, [0, 0], [0, 1], [0, quay[0]], [1, quay[1]]),
    linear(`${id}-edge`, [0, 0], [1, 0], [0, rim, 0.12], [0.6, rim, 0.4], [1, rim, 0.75]),
    linear(`${id}-near-water`, [0, 0], [0, 1], [0, light.sea[2]], [1, ink]),
    rect(0, wall, width, height - wall, `url(#${id}-near-water)`),
    rect(0, top, width, foot - top, `url(#${id}-quay)`),
    rect(0, top, width, 3.4 * scale, `url(#${id}-edge)`),
    stroke(
      `M0 ${top + 26 * scale}H${width}` +
        repeat(Math.ceil(width / 190) + 1, (i) => {
          const x = i * 190;
          return `M${x} ${top + 4}L${x + (x - mid) * 0.03} ${foot}`;
        }),
      '#06101a',
      2.4 * scale,
      { opacity: 0.42 },
    ),
    path(
      `M${founderX - 46 * scale} ${top + 38 * scale}H${founderX + 60 * scale}L${founderX - 130 * scale} ${foot}H${founderX - 320 * scale}Z`,
      '#06101a',
      { opacity: 0.45 },
    ),
    // Its kerb, and the wall down to the water.
    rect(0, foot, width, wall - foot, light.iron),
    rect(0, foot, width, 3 * scale, `url(#${id}-edge)`, { opacity: 0.8 }),
    stroke(
      repeat(Math.ceil(width / 150), (i) => `M${70 + i * 150} ${foot + 5 * scale}V${wall}`),
      light.quay[0],
      1.6 * scale,
      { opacity: 0.5 },
    ),
  ].join('');
}

/** Three rails and their posts from edge to edge, lit from the right. */
export function railing(light: Light, { width, rail, scale, posts }: Promenade): string {
  const { id, iron, rim } = light;
  const s = scale;
  const bars = [
    [rail - 7.5 * s, 15],
    [rail + 93 * s - 4.5 * s, 9],
    [rail + 189 * s - 4.5 * s, 9],
  ] as const;
  return [
    ...bars.map(([y, thick]) => rect(0, y, width, thick * s, iron)),
    rect(0, rail - 8 * s, width, 3 * s, `url(#${id}-edge)`),
    rect(0, rail + 88.5 * s, width, 1.8 * s, `url(#${id}-edge)`, { opacity: 0.6 }),
    ...posts.map((x) => {
      const foot = rail + 285 * s;
      return [
        rect(x - 9 * s, rail - 19 * s, 18 * s, foot - rail + 19 * s, iron),
        rect(x - 18 * s, foot - 16 * s, 36 * s, 16 * s, iron),
        circle(x, rail - 27 * s, 16 * s, iron),
        rect(x + 6.4 * s, rail - 4 * s, 2 * s, foot - rail - 12 * s, rim, { opacity: 0.4 }),
        stroke(
          `M${x + 11 * s} ${rail - 36 * s}A${16 * s} ${16 * s} 0 0 1 ${x + 14 * s} ${rail - 19 * s}`,
          rim,
          2.5 * s,
          {
            opacity: 0.65,
          },
        ),
        path(
          `M${x - 13 * s} ${rail + 12 * s}H${x + 13 * s}L${x + 9 * s} ${rail + 22 * s}H${x - 9 * s}Z`,
          iron,
        ),
      ].join('');
    }),
  ].join('');
}
