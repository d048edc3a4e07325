import { box, circle, ellipse, group, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import type { Light } from './light.ts';
import { coble } from './town.ts';

// The harbour at low water on a wet day, and the rain before the window.

const wet = (light: Light) =>
  light.night
    ? {
        sky: ['#0a1622', '#142736', '#1f3746'],
        far: '#1a303f',
        water: ['#24404f', '#142b39'],
        wall: ['#24394a', '#1a2c3a', '#31495a'],
        weed: '#1c3a33',
        mud: ['#232f36', '#1a242b'],
        pool: '#3a5565',
      }
    : {
        sky: ['#6d8b98', '#9db3b9', '#cdd8d6'],
        far: '#8ea5ab',
        water: ['#8fabb0', '#5d8289'],
        wall: ['#6c7f86', '#54676f', '#8b9ca1'],
        weed: '#4c6a58',
        mud: ['#a08f7a', '#83735f'],
        pool: '#bccccd',
      };

/** Between the frame at the left and the right edge, `horizon` up to where the board hides it. */
export function wetHarbour(light: Light, width: number, horizon: number): string {
  const { sky, far, water, wall, weed, mud, pool } = wet(light);
  const { window } = light;
  const id = `${light.id}-wet`;
  const [stone, dark, edge] = wall;
  const [top, mark, foot] = [horizon - 64, horizon + 2, horizon + 66];
  const lamp = (x: number) =>
    stroke(`M${x} ${top}v-96q0 -18 18 -18h10`, dark ?? '', 6) +
    ellipse(x + 34, top - 110, 10, 7, window) +
    circle(x + 34, top - 108, 46, window, { opacity: light.night ? 0.2 : 0.14 });
  const lying = (x: number, y: number, scale: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      coble({ ...light, town: light.night ? '#10222f' : '#23424f' }, 0, 0, scale),
    );
  return [
    linear(`${id}-sky`, [0, 0], [0, 1], [0, sky[0] ?? ''], [0.6, sky[1] ?? ''], [1, sky[2] ?? '']),
    rect(0, 0, width, horizon, `url(#${id}-sky)`),
    // The other shore, in the rain.
    path(
      `M0 ${horizon}V${horizon - 96}C80 ${horizon - 118} 170 ${horizon - 112} 250 ${horizon - 70}C320 ${horizon - 44} 380 ${horizon - 20} 520 ${horizon}Z`,
      far,
    ),
    linear(`${id}-water`, [0, 0], [0, 1], [0, water[0] ?? ''], [1, water[1] ?? '']),
    rect(0, horizon, width, 170, `url(#${id}-water)`),
    stroke(`M150 ${horizon + 18}h120M260 ${horizon + 34}h90M120 ${horizon + 52}h150`, edge ?? '', 3, {
      opacity: 0.5,
    }),
    // The pier comes in from the right; weed grows on it up to high water.
    lamp(600),
    lamp(900),
    rect(430, top, width - 430, foot - top, stone ?? ''),
    rect(430, mark, width - 430, foot - mark, weed),
    rect(420, top - 9, width - 420, 13, edge ?? ''),
    repeat(2, (row) => line(430, top + 22 + row * 22, width, top + 22 + row * 22, dark ?? '', 2.5)),
    repeat(14, (i) =>
      line(468 + i * 50, top + 4 + (i % 3) * 20, 468 + i * 50, top + 22 + (i % 3) * 22, dark ?? '', 2.5),
    ),
    stroke(
      `M508 ${top - 4}V${foot}M534 ${top - 4}V${foot}${repeat(8, (i) => `M508 ${top + 12 + i * 15}h26`)}`,
      dark ?? '',
      5,
    ),
    // Sand that is dry for some hours, and what lies on it.
    linear(`${id}-mud`, [0, 0], [0, 1], [0, mud[0] ?? ''], [1, mud[1] ?? '']),
    path(
      `M300 ${horizon + 170}C360 ${foot + 8} 460 ${foot - 6} 620 ${foot - 8}H${width}V${horizon + 170}Z`,
      `url(#${id}-mud)`,
    ),
    ellipse(560, foot + 26, 60, 6, pool, { opacity: 0.7 }),
    ellipse(968, foot + 36, 80, 7, pool, { opacity: 0.7 }),
    lying(430, foot + 14, 0.95, 9),
    lying(1000, foot + 2, 1.15, -8),
    stroke(`M476 ${foot + 16}C500 ${foot + 30} 520 ${foot - 20} 560 ${top - 4}`, dark ?? '', 2.5),
    box(700, top - 22, 26, 16, 5, dark ?? ''),
    box(1060, top - 22, 26, 16, 5, dark ?? ''),
  ].join('');
}

/** It drives past the window, fainter than what it falls on. */
export function rain(light: Light, width: number, height: number): string {
  const drop = light.night ? '#b9cfdb' : '#ffffff';
  return stroke(
    repeat(46, (i) => {
      const long = 20 + ((i * 29) % 34);
      // Two ratios that never come round to the same place: even, and without rows.
      const x = 110 + ((i * 0.7549) % 1) * (width - 110);
      const y = 8 + ((i * 0.5698) % 1) * (height - 70);
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.3).toFixed(1)} ${long}`;
    }),
    drop,
    2.6,
    { opacity: 0.22 },
  );
}
