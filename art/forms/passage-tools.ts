import { pencil } from '#art/kit/sheet.ts';
import {
  blur,
  box,
  circle,
  group,
  line,
  linear,
  type Point,
  path,
  radial,
  rect,
  stroke,
} from '#art/kit/svg.ts';

/** What their shadows are softened by. */
export const toolShadows = blur('passage-near', 3, 0.3);

/** One leg of the dividers, from its joint to its point: brass, and steel where it is put on the chart. */
function leg(id: string, [x1, y1]: Point, [x2, y2]: Point): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const steel = long * 0.58;
  return group(
    { transform: `translate(${x1} ${y1}) rotate(${turn})` },
    linear(id, [0, 0], [0, 1], [0, '#f4dc9a'], [0.45, '#c79a3e'], [1, '#7d5a1c']),
    path(`M0 -6.500L${steel} -4V4L0 6.500Z`, `url(#${id})`),
    path(`M${steel - 2} -3.600L${long} 0L${steel - 2} 3.600Z`, '#9fb0ba'),
    path(`M${steel - 2} 0L${long} 0L${steel - 2} 3.600Z`, '#5d6f7b'),
    rect(steel - 7, -5.5, 8, 11, `url(#${id})`),
    line(6, -2.4, steel - 8, -1.6, '#fff6d8', 1.2, { opacity: 0.8 }),
  );
}

const joint: Point = [398, 322];

/** Dividers of brass, their points on the chart. */
export const dividers = (...span: readonly [Point, Point]) =>
  group(
    { opacity: 0.3, filter: 'url(#passage-near)' },
    ...span.map(([x, y]) => stroke(`M${joint[0] + 8} ${joint[1] + 10}L${x + 1} ${y + 2}`, '#0b1a28', 9)),
    circle(joint[0] + 8, joint[1] + 10, 15, '#0b1a28'),
  ) +
  span.map((end, index) => leg(`passage-leg${index}`, joint, end)).join('') +
  linear('passage-grip', [0, 0], [1, 0], [0, '#f4dc9a'], [0.45, '#c79a3e'], [1, '#7d5a1c']) +
  group(
    { transform: `rotate(-8 ${joint[0]} ${joint[1]})` },
    box(joint[0] - 5, joint[1] + 8, 10, 26, 4, 'url(#passage-grip)'),
  ) +
  radial('passage-head', [0.36, 0.32], 0.75, [0, '#fbecc0'], [0.5, '#cfa347'], [1, '#7d5a1c']) +
  circle(...joint, 14, 'url(#passage-head)', { stroke: '#6b4b14', 'stroke-width': 0.8 }) +
  circle(...joint, 4.2, '#8d6a26') +
  line(joint[0] - 3, joint[1] - 2, joint[0] + 3, joint[1] + 2, '#513a0e', 1.4);

/** The red pencil that the course is drawn with, laid down on the land. */
export const redPencil = () =>
  group(
    { transform: 'translate(30 352) rotate(-28)' },
    box(6, 3, 112, 12, 4, '#0b1a28', { opacity: 0.3, filter: 'url(#passage-near)' }),
    rect(0, -6, 96, 4, '#e2604a'),
    rect(0, -2, 96, 4, pencil.red),
    rect(0, 2, 96, 4, '#8f2a1a'),
    rect(-2, -6, 9, 12, '#e6d9b8'),
    rect(10, -6, 3, 12, '#d9b04c'),
    path('M96 -6L116 -1.500V1.500L96 6Z', '#ecd2a4'),
    path('M110 -3L118 0L110 3Z', pencil.red),
  );
