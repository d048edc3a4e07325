import { at, circle, ellipse, linear, path, radial, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import type { Light } from './light.ts';

type Sky = {
  readonly width: number;
  readonly horizon: number;
  readonly disc: readonly [x: number, y: number, r: number];
  /** How far its light reaches to either side, and up. */
  readonly reach: readonly [across: number, up: number];
  /** Where words stand: no star is drawn among them, and only faint ones where a narrower window has them. */
  readonly worded: readonly [right: number, bottom: number];
  readonly wordedNarrower?: readonly [right: number, bottom: number];
};

export function sky(
  light: Light,
  { width, horizon, disc, reach, worded, wordedNarrower = worded }: Sky,
): string {
  const { id, glow, glowing, night } = light;
  const [x, y] = disc;
  const [across, up] = reach;
  const [top, high, low, foot] = light.sky;
  const stars = scatter(174);
  return [
    linear(`${id}-sky`, [0, 0], [0, 1], [0, top], [0.42, high], [0.8, low], [1, foot]),
    radial(
      `${id}-far`,
      [0.5, 0.5],
      0.5,
      [0, glow[1], glowing[1]],
      [0.4, glow[1], glowing[1] * 0.5],
      [0.72, glow[1], glowing[1] * 0.14],
      [1, glow[1], 0],
    ),
    radial(
      `${id}-near`,
      [0.5, 0.5],
      0.5,
      [0, glow[0], glowing[0]],
      [0.3, glow[0], glowing[0] * 0.7],
      [1, glow[0], 0],
    ),
    rect(0, 0, width, horizon + 2, `url(#${id}-sky)`),
    night
      ? repeat(90, () => {
          const [sx, sy, size] = [stars() * width, stars() ** 1.3 * (horizon - 90), stars()];
          if (sx < worded[0] && sy < worded[1]) return '';
          const faint = sx < wordedNarrower[0] && sy < wordedNarrower[1];
          return circle(sx, sy, 1.1 + size * 1.7, '#e8eef0', {
            opacity: faint ? 0.14 + size * 0.1 : 0.35 + size * 0.5,
          });
        })
      : '',
    ellipse(x, night ? y : horizon, across, up, `url(#${id}-far)`),
    // Low along the horizon, where the day went down.
    night ? '' : ellipse(x, horizon, across * 0.92, up * 0.42, `url(#${id}-far)`, { opacity: 0.8 }),
    circle(x, y, up * 0.62, `url(#${id}-near)`),
  ].join('');
}

/** The sun, or the moon with its seas. */
export function discOf(light: Light, [x, y, r]: readonly [x: number, y: number, r: number]): string {
  if (!light.night) return circle(x, y, r, light.disc);
  return at(
    x,
    y,
    r / 50,
    circle(0, 0, 50, light.disc),
    path(
      'M-20 -22a14 12 0 1 1 22-6 14 12 0 0 1-22 6ZM10 18a11 10 0 1 1 18-3 11 10 0 0 1-18 3ZM-26 14a7 6 0 1 1 12 0 7 6 0 0 1-12 0Z',
      '#d9d3c2',
      {
        opacity: 0.6,
      },
    ),
  );
}

/** A long bank of cloud, lit from where the light is. */
export function cloud(light: Light, x: number, y: number, scale: number, opacity: number): string {
  return at(
    x,
    y,
    scale,
    path(
      'M-260 0C-214 -10 -176 -9 -132 -19C-92 -29 -56 -24 -22 -33C26 -42 62 -28 104 -23C158 -20 208 -9 268 0C206 5 150 3 96 7C34 11 -30 6 -92 9C-152 10 -206 4 -260 0Z',
      light.cloud,
      { opacity },
    ),
  );
}

export function gull(light: Light, x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    path('M-34 5C-26 -10 -12 -14 0 0C12 -14 26 -10 34 5C24 -5 12 -5 2 5H-2C-12 -5 -24 -5 -34 5Z', light.gull),
  );
}

/** The light of the lighthouse at (x, y), both ways; the long one ends `long` units to the left and `rise` above. */
export function beam(light: Light, x: number, y: number, long: number, rise: number): string {
  const { id, night } = light;
  const most = night ? 0.7 : 0.36;
  const spread = long * 0.085;
  return [
    linear(
      `${id}-beam`,
      [0, 0],
      [1, 0],
      [0, '#ffe9b8', 0],
      [0.35, '#ffe9b8', most * 0.14],
      [1, '#ffe9b8', most],
    ),
    linear(`${id}-back`, [1, 0], [0, 0], [0, '#ffe9b8', 0], [1, '#ffe9b8', most * 0.7]),
    path(
      `M${x} ${y - 5}L${x - long} ${y - rise - spread}V${y - rise + spread}L${x} ${y + 5}Z`,
      `url(#${id}-beam)`,
    ),
    path(
      `M${x} ${y - 4}L${x + long * 0.42} ${y + rise * 0.3 - spread * 0.4}V${y + rise * 0.3 + spread * 0.4}L${x} ${y + 4}Z`,
      `url(#${id}-back)`,
    ),
  ].join('');
}

/** A gull at rest, looking to the right; its feet at (x, y). */
export function restingGull(light: Light, x: number, y: number, scale: number): string {
  const { gull: white, iron, night } = light;
  const grey = night ? '#3d5364' : '#8fa3ad';
  return at(
    x,
    y,
    scale,
    stroke('M-3 0V-12M5 0V-12', night ? '#7d5a3d' : '#e0944e', 2.4),
    path(
      'M-40 -14C-26 -34 -4 -44 12 -42C14 -56 26 -62 36 -56C42 -52 43 -46 41 -42C38 -24 22 -10 2 -10C-10 -10 -24 -12 -40 -14Z',
      white,
    ),
    path('M-46 -12C-30 -30 -12 -37 4 -34C12 -30 10 -20 -4 -17C-18 -14 -32 -13 -46 -12Z', grey),
    path('M-54 -10L-30 -19L-28 -14Z', iron),
    path('M40 -51L52 -46L41 -44Z', night ? '#b98a3c' : '#f2a93b'),
    circle(34, -51, 1.8, iron),
  );
}
