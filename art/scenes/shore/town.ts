import { at, circle, path, radial, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';
import type { Light } from './light.ts';

/** Roofs along a road from `from` to `to`, standing on y = `foot`, some of their windows lit. */
function roofs(
  light: Light,
  seed: number,
  from: number,
  to: number,
  foot: (x: number) => number,
  tall: number,
  lit: number,
) {
  const next = scatter(seed);
  let [outline, windows, x] = [`M${from} ${foot(from) + 40}`, '', from];
  while (x < to) {
    const [wide, high, kind] = [20 + next() * 20, tall * (0.55 + next() * 0.45), next()];
    const [eaves, base] = [foot(x) - high, foot(x)];
    const ridge = kind < 0.62 ? eaves - wide * 0.34 : eaves;
    outline += `L${x} ${eaves}L${x + wide / 2} ${ridge}L${x + wide} ${eaves}`;
    if (kind > 0.3) outline += `V${eaves - 9}h-5v9`;
    for (let row = eaves + 8; row < base - 8; row += 13) {
      for (const side of [0.28, 0.66])
        if (next() < lit) windows += `M${Math.round(x + wide * side - 2)} ${Math.round(row)}h4v6h-4z`;
    }
    x += wide;
  }
  return (
    path(`${outline}L${x} ${foot(x) + 40}Z`, light.town) +
    path(windows, light.window, { opacity: light.night ? 0.9 : 0.75 })
  );
}

/** The hill with the castle, the old town below it; x = 0 is where its cliff meets the water at y = 0. */
export function castleHill(light: Light, x: number, y: number, scale: number): string {
  const { hill, rim } = light;
  const slope = (at: number) =>
    at < -430 ? -26 : at < -250 ? -26 - (at + 430) * 0.28 : -76 + (at + 250) * 0.3;
  return at(
    x,
    y,
    scale,
    path(
      'M-1100 6V-22C-940 -30 -800 -36 -680 -48C-580 -60 -500 -78 -452 -114C-420 -140 -396 -172 -340 -185C-262 -196 -190 -196 -128 -184C-102 -178 -92 -158 -76 -124C-60 -90 -36 -56 -8 -30L10 6Z',
      hill,
    ),
    // The keep without its roof, its side to the sun, and the wall along the cliff.
    path(
      'M-314 -180V-252L-306 -262V-250H-297V-266L-288 -262V-252H-276V-264L-268 -258V-240L-262 -232V-180Z',
      hill,
    ),
    path('M-262 -206L-236 -208V-216H-224V-206L-186 -204V-214H-174V-204L-140 -198V-208H-128V-180H-262Z', hill),
    path('M-298 -236h5v12h-5zM-284 -236h5v12h-5zM-298 -212h5v10h-5zM-284 -212h5v10h-5z', light.far, {
      opacity: 0.9,
    }),
    stroke('M-262 -230V-207M-128 -184C-102 -178 -92 -158 -76 -124C-60 -90 -36 -56 -8 -30', rim, 2.2, {
      opacity: light.night ? 0.4 : 0.55,
    }),
    roofs(light, 41, -640, -96, (at) => slope(at) - 4, 26, light.night ? 0.5 : 0.24),
    roofs(light, 12, -700, -40, () => 0, 34, light.night ? 0.6 : 0.34),
  );
}

/** The road along the sands, far at the left: a low town and the great hotel. */
export function road(light: Light, to: number, y: number): string {
  const { town, hill, window } = light;
  return (
    path(
      `M0 ${y}V${y - 44}C${to * 0.2} ${y - 62} ${to * 0.42} ${y - 40} ${to * 0.66} ${y - 30}S${to} ${y - 40} ${to + 240} ${y - 24}V${y}Z`,
      hill,
    ) +
    at(
      440,
      y,
      1,
      path(
        'M0 0V-62H6C6 -76 12 -82 18 -84V-90H22V-84C28 -82 34 -76 34 -62H62L70 -70H118L126 -62H150C150 -76 156 -82 162 -84V-90H166V-84C172 -82 178 -76 178 -62H184V0Z',
        town,
      ),
      path(
        repeat(4, (row) =>
          repeat(15, (i) =>
            (i * 7 + row * 5) % (light.night ? 3 : 5) === 0
              ? `M${12 + i * 11} ${-54 + row * 13}h4v6h-4z`
              : '',
          ),
        ),
        window,
        { opacity: light.night ? 0.9 : 0.7 },
      ),
    ) +
    roofs(light, 77, 0, 430, () => y, 26, light.night ? 0.5 : 0.25) +
    roofs(light, 23, 634, to + 120, () => y, 16, light.night ? 0.3 : 0.12)
  );
}

/** The beach before it, drawn on the water: the sand, the lamps of the road and what they do in the sea. */
export function sands(light: Light, to: number, y: number): string {
  const { sand, window, night } = light;
  return (
    path(
      `M0 ${y - 1}H${to + 180}L${to - 60} ${y + 4}C${to * 0.62} ${y + 9} ${to * 0.34} ${y + 19} 0 ${y + 27}Z`,
      sand,
      { opacity: night ? 0.4 : 0.62 },
    ) +
    repeat(Math.floor(to / 74) - 2, (i) => {
      const lampX = 34 + i * 74;
      const down = y + 26 - (lampX / to) * 21;
      return (
        circle(lampX, y - 3, 11, window, { opacity: 0.16 }) +
        circle(lampX, y - 3, 3, night ? '#fff0c4' : '#ffe6b4') +
        stroke(
          `M${lampX - 6} ${down + 6}h12M${lampX - 4} ${down + 15}h8M${lampX - 2} ${down + 24}h4`,
          window,
          2,
          {
            opacity: night ? 0.5 : 0.42,
          },
        )
      );
    })
  );
}

/** The pier with the lighthouse, whose foot is at (x, y); it goes `long` units to the left. */
export function pier(light: Light, x: number, y: number, scale: number, long: number): string {
  const { town, rim } = light;
  return (
    path(`M${x - long} ${y}V${y - 15}H${x - 92}V${y - 24}H${x + 84}L${x + 94} ${y}Z`, town) +
    rect(x - 84, y - 25, 168, 2.6, rim, { opacity: 0.55 }) +
    lighthouse(light, x, y - 23, scale)
  );
}

function lighthouse(light: Light, x: number, y: number, scale: number): string {
  const { id, town, rim, tower, night } = light;
  const [wall, band] = tower;
  return at(
    x,
    y,
    scale,
    radial(
      `${id}-lamp`,
      [0.5, 0.5],
      0.5,
      [0, '#fff0c8', night ? 0.95 : 0.8],
      [0.3, '#ffe9b8', night ? 0.4 : 0.26],
      [1, '#ffe9b8', 0],
    ),
    circle(0, -140, night ? 92 : 76, `url(#${id}-lamp)`),
    path('M-38 0V-26H-30L-18 -40V0Z', wall),
    path('M-38 0V-26H-30L-18 -40V0Z', town, { opacity: 0.25 }),
    path('M-22 0L-13 -128H13L22 0Z', wall),
    path('M-15.5 -92H15.5L17 -70H-17Z', band),
    path('M-18.4 -50H18.4L20 -28H-20Z', band),
    path('M-22 0L-13 -128H-5L-9 0Z', town, { opacity: 0.22 }),
    path('M13 -128L22 0H9L4 -128Z', rim, { opacity: night ? 0.5 : 0.55 }),
    path('M-3 -112h6v9h-6zM-3 -62h6v9h-6zM-4 -16h8v16h-8z', town, { opacity: 0.8 }),
    rect(-20, -132, 40, 6, town),
    stroke('M-19 -132V-142H19V-132', town, 2),
    rect(-12, -150, 24, 18, night ? '#fff6d8' : '#ffeec2'),
    stroke('M-12 -150V-132M0 -150V-132M12 -150V-132', town, 2.6),
    path('M-17 -149L0 -166L17 -149Z', town),
    stroke('M0 -166V-176', town, 2.4),
  );
}

/** Masts of boats that lie behind the pier. */
export function masts(
  light: Light,
  y: number,
  places: readonly (readonly [x: number, tall: number])[],
): string {
  return places
    .map(([x, tall]) => {
      const boom = y - tall * 0.28;
      return (
        path(
          `M${x - 26} ${y - 16}C${x - 16} ${y - 8} ${x + 18} ${y - 8} ${x + 30} ${y - 18}V${y}H${x - 26}Z`,
          light.town,
        ) +
        stroke(`M${x} ${y}V${y - tall}M${x} ${boom}h-22`, light.town, 2.8) +
        stroke(
          `M${x} ${y - tall}L${x - 24} ${y - 12}M${x} ${y - tall}L${x + 26} ${y - 16}`,
          light.town,
          1.3,
          {
            opacity: 0.8,
          },
        )
      );
    })
    .join('');
}

/** A coble as they fish from here: high bow, a small wheelhouse, a light at its mast. */
export function coble(light: Light, x: number, y: number, scale: number): string {
  const { town, window, rim, gull } = light;
  return at(
    x,
    y,
    scale,
    path('M-62 10H70L62 22H-50Z', town, { opacity: 0.35 }),
    path('M-58 -14C-30 -6 20 -8 52 -18L76 -30C74 -12 66 2 56 10H-50C-56 2 -58 -6 -58 -14Z', town),
    stroke('M-56 -8C-28 0 22 -2 54 -12L72 -21', light.scarf[0], 3, { opacity: 0.75 }),
    path('M-30 -12V-40H4L8 -12Z', light.night ? '#51677a' : gull, { opacity: 0.9 }),
    path('M4 -40L8 -12H-2L-4 -40Z', rim, { opacity: 0.5 }),
    path('M-34 -44H9V-39H-34Z', town),
    path('M-24 -34h9v10h-9zM-10 -34h9v10h-9z', window),
    stroke('M22 -12V-74M22 -68L-10 -44M22 -68L70 -28', town, 2),
    circle(22, -78, 10, window, { opacity: 0.25 }),
    circle(22, -78, 3.4, window),
    stroke('M-12 18h24M-4 26h12M-8 34h8', window, 2, { opacity: 0.45 }),
  );
}

/** A small boat under sail. */
export function sail(light: Light, x: number, y: number, scale: number): string {
  const { town, gull, rim } = light;
  return at(
    x,
    y,
    scale,
    path('M-4 -86V-8H-40C-26 -28 -12 -54 -4 -86Z', light.night ? '#5b7285' : gull, { opacity: 0.92 }),
    path('M2 -76C14 -52 26 -30 34 -8H2Z', rim, { opacity: light.night ? 0.6 : 0.95 }),
    path('M-42 -6H40C36 4 30 8 24 10H-28C-36 6 -40 0 -42 -6Z', town),
    stroke('M-1 -90V-4', town, 2.4),
    stroke('M-26 18h46M-14 27h26M-6 36h14', light.night ? '#5b7285' : gull, 2.2, { opacity: 0.35 }),
  );
}
