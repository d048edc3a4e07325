import { at, drawing, stroke } from '#art/kit/svg.ts';
import { founder, quayAt, railAt } from './founder.ts';
import { dusk, type Light, moonlight } from './light.ts';
import { paving, railing } from './promenade.ts';
import { sea } from './sea.ts';
import { beam, cloud, discOf, gull, restingGull, sky } from './sky.ts';
import { castleHill, coble, masts, pier, road, sail, sands } from './town.ts';

/** Across a desk: words stand on its left half, and above the rail. */
export const shoreSize = { width: 2880, height: 1264 } as const;
/** On a phone: words stand above it, and go down into its sky. */
export const shoreTallSize = { width: 800, height: 1000 } as const;

function wide(light: Light): string {
  const { width, height } = shoreSize;
  const [horizon, rail, founderX, lightX] = [765, 870, 2150, 2432];
  const disc = light.night ? ([2646, 616, 58] as const) : ([2646, 688, 60] as const);
  const promenade = {
    width,
    height,
    rail,
    scale: 1,
    founderX,
    posts: [140, 580, 1020, 1460, 1900, 2340, 2780],
  };
  const quay = rail + quayAt - railAt;
  return drawing(
    width,
    height,
    sky(light, {
      ...{ width, horizon, disc },
      reach: light.night ? [960, 560] : [1300, 400],
      worded: [1800, 720],
      wordedNarrower: [2730, 520],
    }),
    cloud(light, 2300, 296, 1.15, 0.09),
    cloud(light, 2730, 536, 0.9, 0.3),
    cloud(light, 2614, 502, 0.55, 0.14),
    beam(light, lightX, horizon - 23 - 141 * 1.36, 960, 70),
    discOf(light, disc),
    road(light, 1300, horizon),
    castleHill(light, 2096, horizon, 0.88),
    masts(light, horizon, [
      [2030, 90],
      [2068, 70],
      [2272, 84],
      [2310, 108],
      [2344, 70],
    ]),
    sea(light, { width, from: horizon, to: quay, sunX: disc[0], wave: 1300 }),
    sands(light, 1300, horizon),
    pier(light, lightX, horizon + 2, 1.36, 480),
    lampInWater(lightX, horizon + 16, 1),
    sail(light, 1650, horizon + 38, 0.8),
    coble(light, 1200, horizon + 54, 0.92),
    gull(light, 2292, 606, 0.84),
    gull(light, 2238, 560, 0.6),
    gull(light, 2340, 638, 0.5),
    paving(light, promenade),
    railing(light, promenade),
    restingGull(light, 1460, rail - 42, 1.05),
    founder(light, founderX, rail - railAt, 1),
  );
}

function tall(light: Light): string {
  const { width, height } = shoreTallSize;
  const scale = 0.85;
  const [horizon, rail, founderX, lightX] = [574, 666, 318, 556];
  const disc = light.night ? ([694, 410, 40] as const) : ([694, 520, 44] as const);
  const promenade = { width, height, rail, scale, founderX, posts: [96, 500] };
  const quay = rail + (quayAt - railAt) * scale;
  return drawing(
    width,
    height,
    sky(light, {
      ...{ width, horizon, disc },
      reach: light.night ? [420, 330] : [620, 300],
      worded: [width, 380],
    }),
    cloud(light, 700, 448, 0.5, 0.22),
    cloud(light, 440, 486, 0.42, 0.12),
    beam(light, lightX, horizon - 22 - 141 * 0.98, 470, 26),
    discOf(light, disc),
    castleHill(light, 330, horizon, 0.66),
    masts(light, horizon, [
      [404, 60],
      [436, 78],
      [466, 54],
    ]),
    sea(light, { width, from: horizon, to: quay, sunX: disc[0], wave: 900 }),
    pier(light, lightX, horizon + 2, 0.98, 320),
    lampInWater(lightX, horizon + 14, 0.8),
    paving(light, promenade),
    railing(light, promenade),
    restingGull(light, 96, rail - 42 * scale, 0.9),
    founder(light, founderX, rail - railAt * scale, scale),
  );
}

/** What the lamp of the lighthouse does in the water below it. */
const lampInWater = (x: number, y: number, scale: number) =>
  at(x, y, scale, stroke('M-20 0h40M-14 14h30M-22 29h44M-12 46h26', '#ffe0a0', 3.6, { opacity: 0.5 }));

export const founderWide = (): string => wide(dusk);
export const founderWideNight = (): string => wide(moonlight);
export const founderTall = (): string => tall(dusk);
export const founderTallNight = (): string => tall(moonlight);
