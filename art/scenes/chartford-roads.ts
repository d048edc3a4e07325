import { line, path, stroke } from '#art/kit/svg.ts';

/** The two roads across the village, bowed upwards about its street. */
const street = 196;
export const roads = {
  upper: { mid: 266, bow: 17, half: 14 },
  lower: { mid: 388, bow: 10, half: 12 },
} as const;
export type Road = keyof typeof roads;
export const pavement = 5;

export const heightOf = (road: Road, x: number) => {
  const { mid, bow } = roads[road];
  return mid + bow * ((x - street) / 200) ** 2;
};
export const turnOf = (road: Road, x: number) =>
  (Math.atan((2 * roads[road].bow * (x - street)) / 200 ** 2) * 180) / Math.PI;

/** What a corner of two roads lacks to be round; its arms go by (sx, sy). */
const rounding = (x: number, y: number, sx: number, sy: number, r: number, fill: string) =>
  path(`M${x} ${y}H${x + sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 0 : 1} ${x} ${y + sy * r}Z`, fill);

/** Pavements with their slabs, kerbs and roads, round where they meet. */
export function network(ends: boolean) {
  // Far out of sight nothing is drawn: a clipped group that is much larger than its picture stops who renders it.
  const [left, right] = ends ? [-320, 860] : [-40, 520];
  const across = (road: Road, wide: number, colour: string, more = {}) => {
    const from = heightOf(road, left);
    const to = heightOf(road, right);
    // A parabola is one curve, whose handle is where the tangents of its ends meet.
    const slope = (2 * roads[road].bow * (left - street)) / 200 ** 2;
    const middle = (left + right) / 2;
    return stroke(
      `M${left} ${from}Q${middle} ${from + slope * (middle - left)} ${right} ${to}`,
      colour,
      2 * (roads[road].half + wide),
      { 'stroke-linecap': 'butt', ...more },
    );
  };
  const down = (wide: number, colour: string, more = {}) =>
    stroke(`M${street} ${roads.upper.mid}V680`, colour, 2 * (12 + wide), {
      'stroke-linecap': 'butt',
      ...more,
    });
  const layer = (wide: number, colour: string, r: number) =>
    [
      across('upper', wide, colour),
      down(wide, colour),
      across('lower', wide, colour),
      ...[-1, 1].flatMap((sx) => [
        rounding(street + sx * (12 + wide), roads.upper.mid + roads.upper.half + wide, sx, 1, r, colour),
        ...[-1, 1].map((sy) =>
          rounding(
            street + sx * (12 + wide),
            roads.lower.mid + sy * (roads.lower.half + wide),
            sx,
            sy,
            r,
            colour,
          ),
        ),
      ]),
    ].join('');
  const slabs = { 'stroke-dasharray': '0.5 6.5' };
  const dashes = (d: string) =>
    stroke(d, '#fffdf8', 1.3, { 'stroke-dasharray': '7 7', 'stroke-linecap': 'butt' });
  const along = (road: Road, from: number, to: number) =>
    `M${Array.from({ length: 33 }, (_, i) => {
      const x = from + ((to - from) * i) / 32;
      return `${x} ${heightOf(road, x).toFixed(2)}`;
    }).join('L')}`;
  return [
    layer(pavement, '#efe7d8', 7),
    across('upper', pavement, '#d9cfbd', slabs),
    down(pavement, '#d9cfbd', slabs),
    across('lower', pavement, '#d9cfbd', slabs),
    layer(1.1, '#fffdf8', 10.9),
    layer(0, '#cdc6ba', 12),
    dashes(along('upper', left + 10, right - 10)),
    dashes(along('lower', street - 26, left + 10)),
    dashes(along('lower', street + 26, right - 10)),
    dashes(`M${street} 296V364`),
    dashes(`M${street} 412V680`),
    // Where one gives way.
    ...[
      [street, 283],
      [street, 371],
      [street, 405],
    ].map(([x, y]) =>
      line(Number(x) - 10, Number(y), Number(x) + 10, Number(y), '#fffdf8', 1.4, {
        'stroke-dasharray': '3 2',
      }),
    ),
  ].join('');
}
