import { at, circle, path, rect, repeat, scatter, stroke } from '#art/kit/svg.ts';

export const c = {
  wine: '#5b1f33',
  wineDeep: '#3d1221',
  sky: '#c9dfe8',
  cloud: '#f4f8f8',
  butter: '#e9b872',
  stone: '#d9c19b',
  stoneDark: '#b3966b',
  slate: '#4b5661',
  leaf: '#5f7d4f',
  leafDark: '#41603d',
  paper: '#fdfaf5',
  ink: '#2b1a20',
  grey: '#75666a',
};

/** The slope in the sun, the tiles themselves, and what lies away from it. */
type Roof = readonly [sun: string, tiles: string, shade: string];

export type House = {
  readonly wall: string;
  readonly shade: string;
  readonly roof: Roof;
  readonly door: string;
  readonly width: number;
  readonly gable: boolean;
  readonly seed: number;
  /** Whether somebody is at home: the light in the room beside the door, and the lamp at it. */
  readonly lit?: boolean;
};

const frame = '#f9f7f1';
const dressed = '#efe2c8';

function sash(x: number, y: number, w: number, h: number, lit = false) {
  return [
    rect(x - 6, y - 10, w + 12, 10, dressed),
    rect(x - 6, y - 2, w + 12, 2, '#8a7350', { 'fill-opacity': 0.3 }),
    rect(x - 7, y + h, w + 14, 6, dressed),
    rect(x - 7, y + h + 6, w + 14, 2.4, '#8a7350', { 'fill-opacity': 0.32 }),
    rect(x, y, w, h, frame),
    rect(x + 4, y + 4, w - 8, h - 8, lit ? '#ffd791' : '#4d6673'),
    lit
      ? // Curtains drawn back, a lamp, a plant on the sill.
        [
          rect(x + 4, y + 4, w - 8, (h - 8) * 0.4, '#ffe7b8', { 'fill-opacity': 0.7 }),
          path(`M${x + 4} ${y + 4}h${w * 0.24}q-2 ${h * 0.5} ${-w * 0.16} ${h - 8}h${-w * 0.08}Z`, '#d98f55'),
          path(
            `M${x + w - 4} ${y + 4}h${-w * 0.24}q2 ${h * 0.5} ${w * 0.16} ${h - 8}h${w * 0.08}Z`,
            '#c77b45',
          ),
          path(`M${x + w * 0.56} ${y + h * 0.5}h9l4 11h-17Z`, '#fff6dc'),
          rect(x + w * 0.56 + 3.4, y + h * 0.5 + 11, 2.2, h * 0.5 - 15, '#8d5832'),
        ].join('')
      : path(`M${x + 4} ${y + h - 4}L${x + w * 0.72} ${y + 4}H${x + 4}Z`, '#93b1bc', {
          'fill-opacity': 0.7,
        }) +
        path(`M${x + w - 4} ${y + 4}v${h * 0.3}L${x + w - 4 - w * 0.2} ${y + 4}Z`, '#93b1bc', {
          'fill-opacity': 0.35,
        }),
    rect(x + 4, y + 4, w - 8, 3, '#1d2a31', { 'fill-opacity': lit ? 0.12 : 0.3 }),
    rect(x + w / 2 - 1.5, y + 4, 3, h - 8, frame),
    rect(x + 4, y + h / 2 - 1.5, w - 8, 3, frame),
  ].join('');
}

/** Courses of tiles between `top` and `foot`, each joint over the middle of the tile below it. */
function courses(foot: number, top: number, edges: (y: number) => readonly [left: number, right: number]) {
  const step = 8.6;
  const rows = Math.floor((foot - top) / step);
  const joints: string[] = [];
  const beds: string[] = [];
  for (let i = 1; i <= rows; i++) {
    const y = foot - i * step;
    const [left, right] = edges(y);
    beds.push(`M${left.toFixed(1)} ${y.toFixed(1)}H${right.toFixed(1)}`);
    for (let x = left + (i % 2 ? 6 : 12); x < right - 3; x += 12)
      joints.push(`M${x.toFixed(1)} ${y.toFixed(1)}v${step}`);
  }
  return (
    stroke(joints.join(''), '#1d120e', 0.8, { 'stroke-opacity': 0.16, 'stroke-linecap': 'butt' }) +
    stroke(beds.join(''), '#1d120e', 1.2, { 'stroke-opacity': 0.3, 'stroke-linecap': 'butt' })
  );
}

/** The roof along the street: the sun reaches its left end, its right end has none. */
function slope(w: number, [sun, tiles, shade]: Roof) {
  const [foot, top] = [-150, -236];
  const edges = (y: number) => {
    const up = ((foot - y) / (foot - top)) * 34;
    return [-12 + up, w + 12 - up] as const;
  };
  return [
    path(`M-12 ${foot}L22 ${top}H${w - 22}L${w + 12} ${foot}Z`, tiles),
    path(`M-12 ${foot}L22 ${top}H${w * 0.44}L${w * 0.3} ${foot}Z`, sun),
    path(`M${w + 12} ${foot}L${w - 22} ${top}H${w * 0.78}L${w * 0.84} ${foot}Z`, shade),
    courses(foot, top, edges),
    // Ridge tiles, and the shadow of the chimney.
    path(`M${w - 38} ${top + 2}L${w - 27} ${top + 24}H${w - 14}L${w - 27} ${top + 2}Z`, '#1d120e', {
      'fill-opacity': 0.2,
    }),
    rect(20, top - 4, w - 40, 6, sun),
    rect(20, top + 1, w - 40, 1.6, '#1d120e', { 'fill-opacity': 0.3 }),
  ].join('');
}

/** A stone house with its foot on y = 0, 240 units high to the ridge. */
export function house(h: House) {
  const random = scatter(h.seed);
  const { width: w, lit = false } = h;
  const stones = (left: number, right: number, top: number, foot: number, count: number) =>
    repeat(count, () => {
      const x = left + random() * (right - left - 34);
      const y = foot - 11 - Math.floor((random() * (foot - top - 11)) / 12) * 12;
      return rect(x, y, 18 + random() * 16, 10, random() > 0.5 ? h.shade : '#f4e6c9', {
        'fill-opacity': 0.34,
      });
    });
  // A wing to the front, under a gable of its own.
  const centre = w - 77;
  const peak = -242;
  const wing = [
    path(`M${centre - 84} -148L${centre} ${peak + 10}L${centre + 84} -148V0H${centre - 77}V-148Z`, h.wall),
    path(`M${centre} ${peak + 10}L${centre + 84} -148V0H${centre + 54}V-170Z`, h.shade, {
      'fill-opacity': 0.22,
    }),
    path(`M${centre - 77} -146V0H${centre - 83}V-146Z`, '#8a7350', { 'fill-opacity': 0.28 }),
    stones(centre - 72, centre + 76, -150, 0, 18),
    stones(centre - 34, centre + 34, -196, -152, 4),
    path(`M${centre} ${peak}L${centre - 96} -143L${centre - 88} -137L${centre} ${peak + 16}Z`, h.roof[0]),
    path(`M${centre} ${peak}L${centre + 96} -143L${centre + 88} -137L${centre} ${peak + 16}Z`, h.roof[2]),
    path(
      `M${centre} ${peak + 16}L${centre + 88} -137L${centre + 80} -132L${centre} ${peak + 26}L${centre - 80} -132L${centre - 88} -137Z`,
      frame,
    ),
    path(
      `M${centre} ${peak + 26}L${centre + 80} -132V-126L${centre} ${peak + 36}L${centre - 80} -126V-132Z`,
      '#6b5636',
      { 'fill-opacity': 0.24 },
    ),
    circle(centre, -184, 15, dressed),
    circle(centre, -184, 10.5, '#4d6673'),
    path(`M${centre - 9} -179A10.5 10.5 0 0 1 ${centre + 4} -193.6Z`, '#93b1bc', { 'fill-opacity': 0.7 }),
  ].join('');
  const upper = h.gable
    ? w > 240
      ? [28, centre - 55, centre + 11]
      : [28, centre - 22]
    : w > 220
      ? [28, w / 2 - 22, w - 72]
      : [28, w - 72];
  const below = h.gable ? centre - 32 : w - 86;
  return [
    rect(w - 66, -278, 34, 118, h.shade),
    rect(w - 66, -278, 13, 118, h.wall),
    ...[-262, -244, -226].map((y) => rect(w - 60, y, 16, 8, '#8a7350', { 'fill-opacity': 0.2 })),
    rect(w - 71, -284, 44, 8, dressed),
    rect(w - 71, -277, 44, 2.4, '#8a7350', { 'fill-opacity': 0.4 }),
    ...[w - 61, w - 46].map(
      (x) =>
        rect(x, -301, 10, 18, '#a4553a') +
        rect(x, -301, 4, 18, '#c57a58') +
        rect(x - 1.4, -303, 12.8, 4, '#8d4630'),
    ),
    rect(0, -152, w, 152, h.wall),
    rect(w * 0.62, -152, w * 0.38, 152, h.shade, { 'fill-opacity': 0.2 }),
    stones(8, w - 8, -150, 0, 26),
    slope(w, h.roof),
    // What the eaves keep from the sun, the gutter and its pipe.
    rect(0, -148, w, 9, '#6b5636', { 'fill-opacity': 0.24 }),
    rect(-13, -154, w + 26, 6, frame),
    h.gable ? wing : '',
    // Dressed stones at both corners.
    repeat(
      8,
      (i) =>
        rect(0, -139 + i * 17.4, i % 2 ? 11 : 18, 15, '#f6ebd2', { 'fill-opacity': 0.85 }) +
        rect(w - (i % 2 ? 11 : 18), -139 + i * 17.4, i % 2 ? 11 : 18, 15, i % 2 ? h.shade : dressed, {
          'fill-opacity': 0.6,
        }),
    ),
    rect(0, -8, w, 8, h.shade, { 'fill-opacity': 0.55 }),
    ...upper.map((x) => sash(x, -130, 44, 48)),
    sash(below, -64, 64, 50, lit),
    // Porch and door.
    path('M30 -64H84V-56H30Z', '#6b5636', { 'fill-opacity': 0.35 }),
    path('M20 -80H92L100 -66H12Z', h.roof[1]),
    path('M20 -80H56L50 -66H12Z', h.roof[0]),
    rect(12, -67, 88, 4, frame),
    rect(33, -63, 48, 63, frame),
    rect(37, -59, 40, 59, h.door),
    rect(37, -59, 40, 4, '#000', { 'fill-opacity': 0.22 }),
    rect(43, -53, 28, 15, lit ? '#ffe0a0' : '#93b1bc'),
    rect(56, -53, 2, 15, h.door),
    ...[43, 59].map((x) => rect(x, -33, 12, 24, '#fff', { 'fill-opacity': 0.13 })),
    rect(51, -36, 12, 2.4, '#e8c980'),
    circle(72.4, -28, 2.4, '#e8c980'),
    lit
      ? circle(92, -48, 15, '#ffd791', { 'fill-opacity': 0.35 }) +
        circle(92, -48, 8, '#ffe9bd', { 'fill-opacity': 0.75 }) +
        rect(89.4, -53, 5.2, 9, '#fff4d6') +
        path('M88 -53h8l-2 -4h-4Z', '#33302c')
      : '',
    rect(28, -4, 58, 5, '#d8c7a1'),
    rect(28, 0, 58, 2.6, '#a58f68'),
    ...[
      [15, 12],
      [101, 10.5],
      [w - 12, 10],
    ].map(([x, r]) => shrub(x ?? 0, r ?? 0)),
  ].join('');
}

const shrub = (x: number, r: number) =>
  at(
    x,
    0,
    r / 12,
    path('M-13 3C-17 -6 -11 -14 -6 -14C-3 -21 5 -21 8 -14C14 -14 17 -5 13 3Z', c.leafDark),
    path('M-12 0C-15 -7 -10 -12 -6 -12C-3 -18 2 -17 4 -12C6 -5 -2 0 -12 0Z', c.leaf),
    circle(-5, -10, 3, '#fff', { 'fill-opacity': 0.14 }),
  );

/** A tree whose foot is at (0, 0), its crown lit from the left. */
export const tree = (leaf: string, dark: string) =>
  path('M-5 0L-4 -54L-20 -76H-14L0 -60L12 -80H18L4 -54L6 0Z', '#6b4b35') +
  circle(30, -70, 32, dark) +
  circle(8, -90, 46, dark) +
  circle(-2, -94, 44, leaf) +
  circle(-28, -72, 30, leaf) +
  circle(20, -76, 26, leaf) +
  path('M-52 -62C-30 -44 20 -44 58 -60C50 -36 -34 -34 -52 -62Z', dark) +
  circle(-18, -108, 24, '#fff', { 'fill-opacity': 0.1 }) +
  circle(-34, -80, 15, '#fff', { 'fill-opacity': 0.1 }) +
  circle(-22, -114, 11, '#fff', { 'fill-opacity': 0.12 });

export const kinds = {
  honey: { wall: '#e2c898', shade: '#b8996b', roof: ['#8391a0', '#65727f', '#4b5661'], door: c.wine },
  pale: { wall: '#ecdcbd', shade: '#c2aa80', roof: ['#d6805a', '#b96344', '#964a31'], door: '#2f5a5e' },
  slate: { wall: '#cdbfa6', shade: '#998a70', roof: ['#7f8a86', '#5f6a68', '#454e4e'], door: '#7a3b2a' },
  rose: { wall: '#dab690', shade: '#a9835c', roof: ['#a58d70', '#867057', '#6a5743'], door: '#22394f' },
} as const satisfies Record<string, Pick<House, 'wall' | 'shade' | 'roof' | 'door'>>;
