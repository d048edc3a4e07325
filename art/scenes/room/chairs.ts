import { box, circle, ellipse, group, path, rect, stroke } from '#art/kit/svg.ts';
import type { Hour } from './hour.ts';

/** What somebody left on the back of a chair. */
type Left = 'coat' | 'scarf' | 'cardigan' | 'bag' | 'nothing';

export type Seat = {
  readonly x: number;
  readonly y: number;
  readonly colour: 0 | 1 | 2 | 3;
  readonly turn?: 1 | -1;
  readonly left: Left;
};

/** A chair from behind, pushed back from the bench; its wheels stand at y = 0. */
export function chair(hour: Hour, { x, y, colour, turn = 1, left }: Seat): string {
  const { steel, shade, chairs, outside } = hour;
  const shell = chairs[colour];
  const light = outside.night ? 0.1 : 0.2;
  return group(
    { transform: `translate(${x} ${y}) scale(${turn} 1)` },
    ellipse(-18, 4, 110, 12, '#000000', { opacity: 0.3 }),
    stroke('M0 -34L-66 -6M0 -34L66 -6M0 -34L-22 2M0 -34L30 2', steel, 9),
    ...[-66, 66].map((wheel) => circle(wheel, -1, 9, '#4a6070')),
    ...[-22, 30].map((wheel) => circle(wheel, 6, 9, '#4a6070')),
    rect(-7, -112, 14, 80, steel),
    box(-84, -136, 168, 28, 14, shell),
    box(-84, -122, 168, 14, 7, shade, { opacity: 0.28 }),
    stroke('M0 -124V-150', steel, 16),
    path(
      'M-74 -258C-74 -280 -58 -290 -36 -292C-12 -294 12 -294 36 -292C58 -290 74 -280 74 -258L66 -166C64 -150 54 -144 40 -142H-40C-54 -144 -64 -150 -66 -166Z',
      shell,
    ),
    path(
      'M74 -258L66 -166C64 -150 54 -144 40 -142H10C40 -150 52 -170 54 -200L58 -284C68 -280 74 -272 74 -258Z',
      shade,
      { opacity: 0.25 },
    ),
    stroke('M-66 -262C-64 -280 -50 -285 -34 -286C-12 -288 12 -288 34 -286', '#ffffff', 4, {
      opacity: light * 2,
    }),
    what(hour, left),
  );
}

function what(hour: Hour, left: Left): string {
  const { outside } = hour;
  const [lit, shadeOf, edge] = outside.scarf;
  if (left === 'scarf')
    return [
      path(
        'M-84 -286C-50 -306 50 -306 84 -286C90 -268 84 -254 76 -250C40 -268 -40 -268 -76 -250C-86 -256 -90 -270 -84 -286Z',
        lit,
      ),
      stroke('M-76 -270C-40 -288 40 -288 76 -270', shadeOf, 4, { opacity: 0.7 }),
      path('M28 -276L66 -268L54 -110L16 -120Z', lit),
      path('M66 -268L54 -110L38 -114L46 -272Z', shadeOf, { opacity: 0.6 }),
      stroke('M19 -118l-3 24M31 -115l-3 24M43 -112l-2 24M53 -110l0 22', lit, 5),
      path('M-34 -276L-64 -262L-50 -176L-24 -184Z', shadeOf),
      stroke('M-48 -178l2 18M-38 -181l3 18M-28 -184l4 18', shadeOf, 5),
      stroke('M-80 -284C-48 -302 48 -302 80 -284', edge, 3.5, { opacity: 0.8 }),
    ].join('');
  if (left === 'coat')
    return [
      path(
        'M-88 -272C-80 -300 -40 -306 0 -306C40 -306 80 -300 88 -272L102 -92C70 -78 -70 -78 -102 -92Z',
        outside.night ? '#16303f' : '#1f4355',
      ),
      path(
        'M-40 -306C-30 -282 30 -282 40 -306C56 -304 66 -300 74 -294C40 -262 -40 -262 -74 -294C-66 -300 -56 -304 -40 -306Z',
        '#c9a25a',
        { opacity: outside.night ? 0.6 : 1 },
      ),
      stroke('M0 -270V-84', '#0b1d2c', 4, { opacity: 0.6 }),
      stroke('M-82 -250C-96 -200 -104 -150 -104 -104M82 -250C96 -200 104 -150 104 -104', '#0b1d2c', 4, {
        opacity: 0.5,
      }),
      box(-72, -150, 44, 8, 4, '#0b1d2c', { opacity: 0.5 }),
      box(28, -150, 44, 8, 4, '#0b1d2c', { opacity: 0.5 }),
      stroke('M-84 -276C-74 -296 -40 -302 0 -302C40 -302 74 -296 84 -276', outside.rim, 3.5, {
        opacity: 0.6,
      }),
    ].join('');
  if (left === 'cardigan')
    return [
      path(
        'M-80 -284C-50 -304 50 -304 80 -284L90 -196C62 -186 -62 -186 -90 -196Z',
        outside.night ? '#8c7a62' : '#efe2c8',
      ),
      path(
        'M58 -282L82 -284C94 -240 98 -180 92 -128L64 -132C68 -180 66 -240 58 -282Z',
        outside.night ? '#7a6a55' : '#dfcfb0',
      ),
      path(
        'M-58 -282L-82 -284C-94 -240 -98 -180 -92 -128L-64 -132C-68 -180 -66 -240 -58 -282Z',
        outside.night ? '#7a6a55' : '#dfcfb0',
      ),
      stroke('M-60 -210H60M-62 -200H62', outside.night ? '#5f523f' : '#c4b08a', 3),
    ].join('');
  if (left === 'bag')
    return [
      stroke('M40 -288C70 -250 78 -200 74 -160', '#6b3d22', 8),
      path(
        'M30 -172H112C118 -172 122 -168 122 -162L128 -92C128 -82 122 -78 114 -78H30C22 -78 16 -82 18 -92L22 -162C22 -168 26 -172 30 -172Z',
        '#9a5f35',
      ),
      path('M24 -172H120L112 -128H34Z', '#7d4a27'),
      box(64, -136, 18, 18, 4, '#e3c277'),
    ].join('');
  return '';
}
