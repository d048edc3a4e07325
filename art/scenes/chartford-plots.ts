import { at, box, circle, line, path, repeat, stroke } from '#art/kit/svg.ts';
import type { PlotState } from './chartford-signs.ts';
import { c } from './chartford-street.ts';
import { crown } from './chartford-trees.ts';

export type Kind = 'levisham' | 'hayburn' | 'cloughton';

/** Both slopes of a roof, the one in the sun first. */
const tiles: Record<Kind, readonly [string, string]> = {
  levisham: ['#8793a0', '#626e7b'],
  hayburn: ['#d5835c', '#ab583b'],
  cloughton: ['#bfa583', '#957b5b'],
};
const grey = ['#bdb8b0', '#9d978e'] as const;
const wine = ['#a0486a', '#6b2540'] as const;
const lawns: Record<PlotState, string> = {
  free: '#d3e6c0',
  held: '#efddb2',
  sold: '#d0d1c6',
  pick: '#dcedc9',
};
const hedges: Record<PlotState, string> = {
  free: '#7fa067',
  held: '#a3a066',
  sold: '#9da28f',
  pick: '#7fa067',
};

/** A roof from above, 42 × 30, its ridge along the road: hipped, with gables, or with a wing to the front. */
function roof(kind: Kind, [sun, shade]: readonly [string, string], side: number) {
  const [l, t, w, d] = [-21, -15, 42, 30];
  const courses = (from: number, count: number, left: number, right: number, step: number) =>
    repeat(count, (i) =>
      line(left + step * i, from + i * 3, right - step * i, from + i * 3, '#24140f', 0.5, {
        'stroke-opacity': 0.24,
      }),
    );
  const hip = kind === 'hayburn' ? 11 : 0;
  const wing = (x: number, wide: number) => {
    const front = side * -20;
    const valley = side * -2;
    return [
      path(`M${x} ${front}V${side * -14}L${x + wide / 2} ${valley}V${front}Z`, sun),
      path(`M${x + wide} ${front}V${side * -14}L${x + wide / 2} ${valley}V${front}Z`, shade),
      repeat(3, (i) =>
        line(x + 2.6 * (i + 0.6), front, x + 2.6 * (i + 0.6), side * -13, '#24140f', 0.5, {
          'stroke-opacity': 0.2,
        }),
      ),
      line(x + wide / 2, front, x + wide / 2, valley, '#fff', 0.9, { 'stroke-opacity': 0.5 }),
    ].join('');
  };
  return [
    // On the ground to the right of it.
    path(
      `M${l + 3} ${t + d}L${l + 7} ${t + d + 5}H${l + w + 5}V${t + 5}L${l + w} ${t + 2}V${t + d}Z`,
      '#2b1a20',
      {
        'fill-opacity': 0.2,
      },
    ),
    path(`M${l} ${t}H${l + w}L${l + w - hip} 0H${l + hip}Z`, sun),
    path(`M${l} ${t + d}H${l + w}L${l + w - hip} 0H${l + hip}Z`, shade),
    hip > 0
      ? path(`M${l} ${t}L${l + hip} 0L${l} ${t + d}Z`, sun) +
        path(`M${l} ${t}L${l + hip} 0L${l} ${t + d}Z`, '#fff', { 'fill-opacity': 0.16 })
      : '',
    hip > 0
      ? path(`M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}Z`, shade) +
        path(`M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}Z`, '#000', { 'fill-opacity': 0.14 })
      : '',
    courses(t + 3, 4, l + hip * 0.2, l + w - hip * 0.2, hip * 0.2),
    courses(3, 4, l + hip * 0.8, l + w - hip * 0.8, -hip * 0.2),
    hip > 0
      ? stroke(
          `M${l} ${t}L${l + hip} 0L${l} ${t + d}M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}`,
          '#fff',
          0.7,
          { 'stroke-opacity': 0.4 },
        )
      : '',
    line(l + hip, 0, l + w - hip, 0, '#fff', 1, { 'stroke-opacity': 0.6 }),
    kind === 'levisham' ? wing(-18, 17) : '',
    kind === 'cloughton' ? wing(4, 12) : '',
    // Its chimney, and what that keeps from the sun.
    path('M12 -6L17 -2V3L12 -1Z', '#2b1a20', { 'fill-opacity': 0.22 }),
    box(8, -6.5, 5.4, 6.5, 0.6, '#a5563c'),
    box(8, -6.5, 5.4, 2.2, 0.6, '#c17a5c'),
    circle(9.6, -3.2, 0.9, '#4a231a'),
    circle(11.9, -3.2, 0.9, '#4a231a'),
  ].join('');
}

const car = (x: number, y: number, colour: string) =>
  box(x - 3.4, y - 6.6, 8, 14.6, 2.6, '#2b1a20', { 'fill-opacity': 0.18 }) +
  box(x - 4, y - 7.4, 8, 14.6, 2.8, colour) +
  box(x - 3, y - 4, 6, 3, 1.2, '#33414d') +
  box(x - 3, y + 3, 6, 2.2, 1, '#33414d');

/** A plot from the pavement, at 0, to its hedge at 84 × `side`: drive, path, house, terrace and garden. */
export function plot(side: 1 | -1, state: PlotState, kind: Kind, back: number, index: number) {
  const depth = 84;
  /** From `y` on, `d` deep, away from the road. */
  const piece = (x: number, y: number, w: number, d: number, fill: string, r = 0) =>
    box(x, side > 0 ? y : -y - d, w, d, r, fill);
  const stone = state === 'sold' ? '#dedbd2' : '#f3ead9';
  const hedge = hedges[state];
  const middle = 33 + back;
  const roofs = state === 'sold' ? grey : state === 'pick' ? wine : tiles[kind];
  const door = kind === 'cloughton' ? -10 : 2;
  const y = (units: number) => units * side;
  const sides = `M-31 ${y(3)}V${y(depth)}H31V${y(3)}`;
  return [
    piece(-31, 0, 62, depth, lawns[state], 3),
    // Mown in stripes.
    repeat(3, (i) => piece(-31, middle + 24 + i * 10, 62, 5, '#ffffff33')),
    piece(17, -5.5, 10, middle + 15, stone),
    piece(door - 2, -5.5, 4, middle - 10, stone),
    piece(-20, middle + 15, 30, 8, stone, 1),
    stroke(sides, hedge, 2.6),
    stroke(`M-31 ${y(3)}H${door - 5}M${door + 5} ${y(3)}H14`, hedge, 2.6),
    stroke(sides, '#ffffff', 0.8, { 'stroke-opacity': 0.35, 'stroke-dasharray': '0.1 3.4' }),
    ...[
      [-26.5, 79, 3],
      [26, 78.5, 3.6],
      [24, 58.5, 4.6],
    ].map(([x, up, r]) => crown(Number(x), y(Number(up)), Number(r), 1)),
    ...[
      [-26, 9],
      [-20, 8.5],
      [11, 8.5],
    ].map(([x, up]) => circle(Number(x), y(Number(up)), 2.6, state === 'sold' ? '#a6aa98' : '#8fb075')),
    state === 'sold' ? car(22, y(8 + (index % 2) * 4), index % 2 ? '#7a8794' : '#a9735f') : '',
    at(-5, y(middle), 1, roof(kind, roofs, side)),
    // The sunshade on its terrace, and the line around the one that was chosen.
    state === 'pick'
      ? [
          circle(-14, y(middle + 19.6), 3.6, '#2b1a20', { 'fill-opacity': 0.2 }),
          circle(-15, y(middle + 18.8), 3.6, c.butter),
          stroke(`M-18.6 ${y(middle + 18.8)}h7.2M-15 ${y(middle + 18.8) - 3.6}v7.2`, '#fffdf8', 0.8),
          box(-34.5, side > 0 ? -2 : -depth - 3, 69, depth + 5, 5.5, 'none', {
            stroke: '#fffdf8',
            'stroke-width': 5.4,
          }),
          box(-34.5, side > 0 ? -2 : -depth - 3, 69, depth + 5, 5.5, 'none', {
            stroke: c.wine,
            'stroke-width': 2.8,
          }),
        ].join('')
      : '',
  ].join('');
}
