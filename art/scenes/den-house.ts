import { at, box, circle, line, linear, path, radial, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';

export const c = {
  bone: '#f4eee4',
  plaster: '#e4dacb',
  clay: '#a4512f',
  brick: '#c5764f',
  dusk: '#e9b694',
  char: '#2a2725',
  stone: '#7d766d',
  glow: '#ffd591',
};

/** A pine of height 100 whose foot is at (0, 0). */
export const pine = (colour: string) =>
  path('M0 -100L16 -66H8L24 -36H12L30 -6H4V0H-4V-6H-30L-12 -36H-24L-8 -66H-16Z', colour);

/** What grows from a tree: where it begins, its angle from upright, its length, and how thick it is there. */
type Limb = { x: number; y: number; lean: number; length: number; thick: number };

/** A limb that tapers to its tip, bent towards the light. */
function limb({ x, y, lean, length, thick }: Limb, colour: string): string {
  const [half, up] = [thick / 2, lean * 0.55];
  const middle = [x + Math.sin(lean) * length * 0.5, y - Math.cos(lean) * length * 0.5] as const;
  const tip = [middle[0] + Math.sin(up) * length * 0.5, middle[1] - Math.cos(up) * length * 0.5] as const;
  return path(
    `M${(x - half).toFixed(1)} ${y.toFixed(1)}Q${(middle[0] - half * 0.6).toFixed(1)} ${middle[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(middle[0] + half * 0.6).toFixed(1)} ${middle[1].toFixed(1)} ${(x + half).toFixed(1)} ${y.toFixed(1)}Z`,
    colour,
  );
}

/** A leafless birch of height 200: a trunk that tapers, its boughs, and twigs on each. */
export function birch(colour: string): string {
  const random = scatter(41);
  const boughs = Array.from({ length: 13 }, (_, i): Limb => {
    const height = 52 + i * 10.5;
    const lean = (i % 2 ? 1 : -1) * (0.62 + random() * 0.3);
    const thick = 4.4 - i * 0.22;
    return { x: Math.sin(height / 46) * 2, y: -height, lean, length: 78 - i * 4.1 + random() * 10, thick };
  });
  const twigs = boughs.flatMap((bough, i) =>
    Array.from({ length: 4 }, (_, j): Limb => {
      const share = 0.3 + j * 0.18;
      const lean = bough.lean * (1 - share * 0.3);
      return {
        x: bough.x + Math.sin(lean) * bough.length * share,
        y: bough.y - Math.cos(lean) * bough.length * share,
        lean: bough.lean + ((i + j) % 2 ? 0.75 : -0.75),
        length: (26 - j * 3.4) * (1 - i * 0.03) + random() * 6,
        thick: 1.5,
      };
    }),
  );
  return [
    path('M-5 0C-4 -60 1 -120 -2.4 -204C4 -120 4 -60 5 0Z', colour),
    ...[...boughs, ...twigs].map((one) => limb(one, colour)),
  ].join('');
}

/** One lit room behind glass. */
function room(x: number, y: number, w: number, h: number, panes: number, furniture: string) {
  return [
    rect(x, y, w, h, 'url(#da-room)'),
    furniture,
    rect(x, y, w, 8, '#6f4a2f', { opacity: 0.35 }),
    repeat(panes - 1, (i) => rect(x + ((i + 1) * w) / panes - 1.5, y, 3, h, '#39302b')),
    rect(x, y, w, h, 'none', { stroke: '#39302b', 'stroke-width': 4 }),
    path(`M${x + w * 0.08} ${y + h}L${x + w * 0.3} ${y}H${x + w * 0.38}L${x + w * 0.16} ${y + h}Z`, '#fff', {
      opacity: 0.14,
    }),
  ].join('');
}

/** A lamp that hangs from y. */
export const lamp = (x: number, y: number, drop: number) =>
  line(x, y, x, y + drop, '#5b3d28', 2) +
  path(`M${x - 11} ${y + drop + 10}L${x - 5} ${y + drop}H${x + 5}L${x + 11} ${y + drop + 10}Z`, '#5b3d28') +
  circle(x, y + drop + 14, 26, '#fff2cf', { opacity: 0.5 });

/** What its walls and its rooms are filled with. */
export const materials = () =>
  linear('da-room', [0, 0], [0, 1], [0, '#ffe3ad'], [0.6, '#ffcf86'], [1, '#e9a65c']) +
  linear('da-concrete', [0, 0], [0, 1], [0, '#d8cbb9'], [1, '#b5a591']) +
  linear('da-timber', [0, 0], [1, 0], [0, '#5f3826'], [0.5, '#7d4c33'], [1, '#4f2d1e']);

/** The house itself, lit, from its chimney at 150 to the ground at 456; 470 to 1110 wide. */
export const building = () =>
  [
    // chimney, upper volume in timber, lower volume in concrete
    rect(722, 150, 46, 120, 'url(#da-concrete)'),
    rect(722, 150, 16, 120, '#fff', { opacity: 0.2 }),
    rect(560, 214, 470, 122, 'url(#da-timber)'),
    repeat(58, (i) => line(560 + i * 8.1, 214, 560 + i * 8.1, 336, '#2f1a11', 1, { opacity: 0.45 })),
    rect(548, 204, 494, 12, '#35281f'),
    room(
      800,
      234,
      206,
      84,
      3,
      lamp(848, 234, 20) + rect(926, 280, 60, 38, '#b97a48') + rect(934, 264, 16, 20, '#8a552f'),
    ),
    room(590, 248, 92, 62, 2, rect(606, 286, 44, 24, '#c48a55')),
    rect(470, 336, 640, 14, '#efe4d2'),
    rect(470, 350, 640, 6, '#8f7f6c'),
    rect(490, 356, 600, 100, 'url(#da-concrete)'),
    room(
      640,
      358,
      330,
      98,
      5,
      [
        lamp(736, 358, 26),
        lamp(790, 358, 26),
        box(700, 412, 130, 8, 3, '#7a4a2b'),
        ...[714, 742, 786, 812].map((x) => path(`M${x} 396h12v32h-12z`, '#8d5832')),
        rect(712, 420, 6, 36, '#7a4a2b'),
        rect(814, 420, 6, 36, '#7a4a2b'),
        box(880, 418, 74, 26, 8, '#b4653e'),
        box(880, 404, 74, 22, 6, '#c27a50'),
        path(
          'M690 456c2 -30 -14 -40 -16 -58c12 6 16 20 20 30c2 -16 12 -26 22 -30c-2 22 -16 30 -18 58z',
          '#6d7148',
        ),
      ].join(''),
    ),
    repeat(4, (i) => rect(500 + i * 34, 366, 26, 78, '#9c8d79', { opacity: 0.35 })),
    rect(1000, 372, 64, 84, '#4a2d1f'),
    rect(1048, 412, 4, 14, '#e9c58f'),
    line(1110, 350, 1110, 456, '#3b2f28', 6),
  ].join('');

/** The house at dusk over its pool, 1280 × 600. */
export function house() {
  const random = scatter(7);
  return [
    linear('da-sky', [0, 0], [0, 1], [0, '#8f4a33'], [0.35, '#cf8560'], [0.7, '#efc39f'], [1, '#f8e2c6']),
    materials(),
    linear('da-pool', [0, 0], [0, 1], [0, '#c98a66'], [0.4, '#7a5345'], [1, '#3f302d']),
    radial('da-sun', [0.5, 0.5], 0.5, [0, '#fff0d0', 0.95], [0.35, '#ffdca6', 0.5], [1, '#ffd39a', 0]),
    rect(0, 0, 1280, 600, 'url(#da-sky)'),
    circle(1010, 330, 300, 'url(#da-sun)'),
    path('M0 372C160 316 260 350 400 330S660 262 820 300S1120 340 1280 288V480H0Z', '#bd7857', {
      opacity: 0.7,
    }),
    path('M0 414C180 368 380 402 560 378S960 366 1280 380V480H0Z', '#8d543d', { opacity: 0.8 }),
    repeat(22, (i) => at(600 + i * 33 + random() * 18, 432, 0.5 + random() * 0.62, pine('#5c3428'))),
    repeat(9, (i) => at(i * 60 + random() * 18, 440, 0.4 + random() * 0.5, pine('#6d4030'))),
    rect(0, 430, 1280, 60, '#4d3a30'),
    building(),
    // terrace, steps, pool with the light of the rooms
    rect(420, 456, 760, 12, '#d9cbb6'),
    rect(420, 468, 760, 8, '#8d7d6a'),
    rect(0, 476, 1280, 124, '#3a2c25'),
    path('M300 490H1240L1280 600H230Z', 'url(#da-pool)'),
    path('M640 490H970L990 600H618Z', '#ffcf86', { opacity: 0.5 }),
    path('M800 490H1006L1024 530H800Z', '#ffcf86', { opacity: 0.18 }),
    repeat(12, (i) =>
      line(330 + random() * 760, 502 + i * 8, 420 + random() * 780, 502 + i * 8, '#ffe9c6', 1.6, {
        opacity: 0.3,
      }),
    ),
    path('M0 476H300L230 600H0Z', '#3a2c25'),
    repeat(46, (i) =>
      stroke(
        `M${i * 6} ${500 + random() * 90}q${random() * 6 - 3} -16 ${random() * 12 - 6} -${24 + random() * 22}`,
        '#7b5a3d',
        2,
      ),
    ),
    at(1184, 462, 1.36, birch('#3a241b')),
    at(452, 462, 0.66, birch('#4a2e22')),
  ].join('');
}
