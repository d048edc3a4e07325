import { contact } from '#art/kit/frames.ts';
import { at, drawing, ellipse, linear, path, rect, repeat } from '#art/kit/svg.ts';
import { tablet } from '#art/scenes/chartford-finder.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

/** Sky, hills, trees and grass of a village. */
const village = (id: string, width: number, height: number) =>
  [
    linear(`${id}-sky`, [0, 0], [0, 1], [0, '#a9cddd'], [1, '#f2ede0']),
    rect(0, 0, width, height, `url(#${id}-sky)`),
    ...[
      [width - 80, 96, 0.9],
      [60, 420, 0.8],
    ].map(([x, y, s]) =>
      at(
        Number(x),
        Number(y),
        Number(s),
        ellipse(0, 0, 110, 20, c.cloud) + ellipse(20, -18, 60, 26, c.cloud),
      ),
    ),
    at(
      0,
      height - 900,
      1,
      path(`M0 640C180 560 380 620 620 600S1040 560 1200 610V900H0Z`, '#a9c0a0'),
      repeat(7, (i) => at(40 + i * 190, 740, 0.9, tree(i % 2 ? '#6f9164' : '#8aa86f', '#4c6b47'))),
      rect(0, 722, width, 178, '#7fa06d'),
    ),
  ].join('');

/** One house with its tree and the grass before it, its foot at 0. */
const home = (id: string, x: number, width: number) =>
  [
    contact(`${id}-h`, x + 118, 0, 160, 14, '#22331c', 0.5),
    at(x, 0, 1.1, house({ ...kinds.honey, width: 220, gable: true, seed: 11 })),
    at(x - 26, 6, 0.56, tree(c.leaf, c.leafDark)),
    rect(0, -8, width, 90, '#93b07f'),
  ].join('');

/** As large as the house may be to stand whole in the picture. */
const small = 0.78;

/** The developer’s plot finder on a tablet that stands in its village, one of its houses before it. */
export const chartfordPoster = (): string =>
  drawing(
    1200,
    900,
    village('pc', 1200, 900),
    tablet({ id: 'pc', x: 76, y: 84, shade: '#1b2a17' }),
    at(0, 846, small, home('pc', 1230, 1200 / small)),
  );

/** The same, upright, at the head of its study on phones. */
export const chartfordHomesNarrow = (): string =>
  drawing(
    800,
    1000,
    village('cn', 800, 1000),
    tablet({ id: 'cn', x: 66, y: 74, shade: '#1b2a17', upright: true }),
    at(0, 952, small, home('cn', 722, 800 / small)),
  );
