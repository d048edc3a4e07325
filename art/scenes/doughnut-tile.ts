import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import {
  at,
  blur,
  box,
  circle,
  clipBox,
  clipTo,
  drawing,
  group,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Glaze = {
  readonly icing: string;
  readonly shine: string;
  readonly edge: string;
  readonly top: 'sprinkles' | 'drizzle' | 'nuts' | 'sugar';
};

const sprinkleColours = ['#fff6ea', '#ffcf5c', '#2e8f93', '#f4623a', '#ff9fb2', '#0f5e66'];

/** Wavy edge of poured icing at radius `r`. */
function pour(r: number, seed: number, amount: number) {
  const random = scatter(seed);
  const n = 14;
  const radii = Array.from({ length: n }, () => r + (random() - 0.35) * amount);
  const points = radii.map((radius, i) => {
    const a = (i / n) * Math.PI * 2;
    return [Math.cos(a) * radius, Math.sin(a) * radius] as const;
  });
  const mid = (i: number) => {
    const p = points[i % n] ?? [0, 0];
    const q = points[(i + 1) % n] ?? [0, 0];
    return `${((p[0] + q[0]) / 2).toFixed(1)} ${((p[1] + q[1]) / 2).toFixed(1)}`;
  };
  return `M${mid(0)}${points.map((_, i) => `Q${(points[(i + 1) % n]?.[0] ?? 0).toFixed(1)} ${(points[(i + 1) % n]?.[1] ?? 0).toFixed(1)} ${mid(i + 1)}`).join('')}Z`;
}

const hole = (r: number) => `M${r} 0A${r} ${r} 0 1 0 ${-r} 0A${r} ${r} 0 1 0 ${r} 0Z`;

function topping(kind: Glaze['top'], seed: number, edge: string) {
  const random = scatter(seed * 31 + 7);
  const ringPoint = () => {
    const a = random() * Math.PI * 2;
    const r = 66 + random() * 62;
    return [Math.cos(a) * r, Math.sin(a) * r] as const;
  };
  if (kind === 'sprinkles')
    return repeat(64, (i) => {
      const [x, y] = ringPoint();
      return box(x - 9, y - 3, 18, 6, 3, sprinkleColours[i % sprinkleColours.length] ?? '#fff', {
        transform: `rotate(${Math.round(random() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      });
    });
  if (kind === 'nuts')
    return repeat(54, (i) => {
      const [x, y] = ringPoint();
      return path(
        `M${x.toFixed(1)} ${y.toFixed(1)}l${(6 + random() * 9).toFixed(1)} ${(-4 + random() * 6).toFixed(1)}l${(-3 + random() * 4).toFixed(1)} ${(7 + random() * 6).toFixed(1)}z`,
        ['#e7c188', '#c9924f', '#f4dcae'][i % 3] ?? '#e7c188',
      );
    });
  if (kind === 'drizzle')
    return group(
      { 'stroke-linecap': 'round' },
      ...Array.from({ length: 9 }, (_, i) =>
        stroke(
          `M${-136 + i * 26} ${-90 + Math.abs(i - 4) * 14}C${-110 + i * 26} ${-30} ${-150 + i * 26} ${30} ${-104 + i * 26} ${92 - Math.abs(i - 4) * 12}`,
          edge,
          7,
          { opacity: 0.9 },
        ),
      ),
    );
  return repeat(150, () => {
    const [x, y] = ringPoint();
    return circle(x, y, 1.6 + random() * 2.2, '#fff', { opacity: 0.85 });
  });
}

function doughnut(x: number, y: number, scale: number, glaze: Glaze, seed: number) {
  const cut = `${pour(134, seed, 22)}${hole(42)}`;
  return at(
    x,
    y,
    scale,
    circle(16, 30, 152, '#7a2f1a', { opacity: 0.32, filter: 'url(#dt-soft)' }),
    path(`${hole(152)}${hole(36)}`, 'url(#dt-dough)', { 'fill-rule': 'evenodd' }),
    path(`${hole(148)}${hole(120)}`, '#fff2c9', { 'fill-rule': 'evenodd', opacity: 0.16 }),
    path(cut, glaze.edge, { 'fill-rule': 'evenodd', transform: 'translate(2 6)', opacity: 0.6 }),
    path(cut, glaze.icing, { 'fill-rule': 'evenodd' }),
    clipTo(
      `dt-cut${seed}`,
      path(cut, '#000', { 'clip-rule': 'evenodd' }),
      topping(glaze.top, seed, glaze.edge),
    ),
    stroke('M-104 -58A120 120 0 0 1 -30 -114', glaze.shine, 13, { opacity: 0.75 }),
    stroke('M-10 -119A120 120 0 0 1 4 -120', glaze.shine, 13, { opacity: 0.75 }),
    stroke('M56 -14A58 58 0 0 1 28 50', glaze.edge, 6, { opacity: 0.4 }),
  );
}

const glazes = {
  pink: { icing: '#ff8fa8', shine: '#ffd4dd', edge: '#e0607f', top: 'sprinkles' },
  cocoa: { icing: '#5b3020', shine: '#a06a4e', edge: '#f3d9b0', top: 'drizzle' },
  milk: { icing: '#fff3dd', shine: '#ffffff', edge: '#e3bf8a', top: 'nuts' },
  mint: { icing: '#7fc6c0', shine: '#cdeeea', edge: '#3f9a96', top: 'sugar' },
  plum: { icing: '#8d2f4a', shine: '#d2869b', edge: '#ffd9e2', top: 'drizzle' },
} satisfies Record<string, Glaze>;

const [malt, cream] = ['#4a1a10', '#fff8ec'];

/** A post of the week on a phone: who, the box from above, and what to do about it. */
const post = () =>
  [
    rect(0, 0, 390, 844, cream),
    circle(54, 106, 32, '#f4623a'),
    circle(54, 106, 11, cream),
    text(102, 124, 'Ring & Rise', 50, malt, { family: 'round' }),
    clipBox(
      'dt-photo',
      0,
      158,
      390,
      220,
      0,
      rect(0, 158, 390, 220, '#2e8f93'),
      doughnut(108, 246, 0.68, glazes.pink, 3),
      doughnut(296, 268, 0.68, glazes.cocoa, 4),
      doughnut(116, 452, 0.68, glazes.milk, 5),
      doughnut(304, 470, 0.68, glazes.plum, 6),
    ),
    text(24, 442, 'Friday’s box', 52, malt, { weight: 700, tracking: -1 }),
    box(24, 470, 342, 84, 42, '#f4623a'),
    text(195, 530, 'Pre-order', 50, malt, { weight: 700, anchor: 'middle' }),
  ].join('');

/** The doughnut brand's tile: its post on a phone, one of the box beside it. */
export function doughnutTile(): string {
  // Its button stays within a frame that is a little wider than tall.
  const [x, y, wide] = [285, 92, 690];
  return drawing(
    1200,
    1200,
    blur('dt-soft', 14, 0.3),
    linear('dt-bg', [0, 0], [1, 1], [0, '#ffb38a'], [1, '#f47a4c']),
    radial(
      'dt-dough',
      [0.42, 0.36],
      0.62,
      [0, '#f4c47e'],
      [0.55, '#dd9a4c'],
      [0.85, '#c47c33'],
      [1, '#a8632a'],
    ),
    rect(0, 0, 1200, 1200, 'url(#dt-bg)'),
    ...Array.from({ length: 30 }, (_, i) =>
      stroke(`M${-100 + i * 60} -20L${-500 + i * 60} 1240`, '#fff', 2, { opacity: 0.12 }),
    ),
    doughnut(1110, 120, 1.2, glazes.plum, 8),
    group(
      { transform: `rotate(-6 ${x + wide / 2} 700)` },
      shadow('dt-s', x, y, wide, phoneHeight(wide), 116, '#5a1a06', 1),
      phone({ id: 'dt-p', x, y, width: wide, screen: post(), statusInk: malt, timeless: true }),
    ),
    doughnut(112, 900, 1.34, glazes.mint, 7),
  );
}
