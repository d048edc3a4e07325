import { circle, path } from '#art/kit/svg.ts';

/** A tree from above, its crown in three tones, with its shadow. */
export function crown(x: number, y: number, r: number, tone: 0 | 1 = 0) {
  const [deep, mid, light] =
    tone === 0 ? ['#56774a', '#6d8f5c', '#8aab73'] : ['#6a8a4c', '#86a55f', '#a6c07c'];
  const lobes = (cx: number, cy: number, radius: number, fill: string, count: number) => {
    const point = (i: number) => {
      const a = (i / count) * 2 * Math.PI + 0.3;
      return `${(cx + Math.cos(a) * radius).toFixed(2)} ${(cy + Math.sin(a) * radius).toFixed(2)}`;
    };
    const bend = (radius * 0.52).toFixed(2);
    const arcs = Array.from({ length: count }, (_, i) => `A${bend} ${bend} 0 0 1 ${point(i + 1)}`);
    return path(`M${point(0)}${arcs.join('')}Z`, fill);
  };
  return (
    circle(x + r * 0.22, y + r * 0.3, r, '#2c3a1f', { 'fill-opacity': 0.2 }) +
    lobes(x, y, r * 0.86, deep ?? '', 9) +
    lobes(x - r * 0.12, y - r * 0.14, r * 0.58, mid ?? '', 7) +
    lobes(x - r * 0.26, y - r * 0.3, r * 0.26, light ?? '', 5)
  );
}

/** Those of the village, in units of its plan. */
export const trees: ReadonlyArray<readonly [x: number, y: number, r: number, tone: 0 | 1]> = [
  ...[
    [13, 152, 11],
    [44, 138, 10],
    [92, 136, 13],
    [160, 132, 12],
    [228, 132, 14],
    [296, 138, 12],
    [352, 134, 9],
    [377, 150, 9],
    [376, 232, 9],
    [9, 238, 8],
    [20, 326, 13],
    [28, 356, 9],
    [370, 332, 13],
    [376, 362, 9],
    [402, 330, 12],
    [436, 350, 15],
    [404, 366, 13],
    [20, 446, 14],
    [28, 478, 10],
    [22, 510, 12],
    [54, 512, 8],
    [76, 508, 10],
    [112, 505, 10],
    [140, 506, 8],
    [160, 503, 10],
    [230, 504, 10],
    [256, 506, 8],
    [282, 505, 10],
    [330, 508, 9],
    [366, 452, 14],
    [356, 484, 10],
    [120, 566, 15],
    [150, 558, 11],
    [62, 570, 13],
    [238, 545, 12],
    [468, 340, 14],
    [500, 366, 11],
    [540, 352, 13],
    [586, 372, 10],
    [562, 262, 13],
    [590, 236, 10],
    [620, 300, 14],
    [650, 260, 11],
    [640, 470, 13],
    [668, 500, 11],
    [690, 300, 12],
    [-70, 354, 13],
    [-30, 348, 10],
    [-110, 366, 11],
    [-150, 360, 14],
    [-4, 470, 10],
    [-8, 500, 12],
    [-180, 460, 14],
    [-172, 500, 11],
    [-60, 172, 9],
    [-150, 190, 9],
  ].map(([x, y, r], i) => [x ?? 0, y ?? 0, r ?? 0, i % 3 === 1 ? 1 : 0] as const),
];
