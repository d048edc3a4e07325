import { at, drawing, linear, path, stroke } from '#art/kit/svg.ts';
import { dusk } from './light.ts';
import { railing } from './promenade.ts';
import { restingGull } from './sky.ts';

/** Stands free on the last band of the page, from its first post to beyond the right edge. */
export const scarfSize = { width: 1160, height: 640 } as const;

const [rail, first] = [250, 60];
/** On the deep green of the band the iron is a little lighter than before the sea. */
const light = { ...dusk, id: 'scarf', iron: '#06212c' };
const [lit, shade, edge] = light.scarf;

/** Its middle line and its width from where it is tied (0) to its fringe (1). */
type End = { readonly y: (t: number) => number; readonly long: number; readonly wide: number };

const upper: End = { y: (t) => 26 - 96 * t ** 1.4 + 30 * Math.sin(t * 7.4) * t ** 0.6, long: 480, wide: 118 };
const lower: End = {
  y: (t) => 44 + 86 * t ** 0.8 + 24 * Math.sin(t * 6.2 + 2) * t ** 0.7,
  long: 330,
  wide: 98,
};

const steps = Array.from({ length: 25 }, (_, step) => step / 24);

/** Along an end, so far across it: from -0.5, its upper edge, to 0.5. */
const along = ({ y, long, wide }: End, across: number, from = 0, to = 1) =>
  steps.map((step) => {
    const t = from + (to - from) * step;
    // Gathered where it is tied.
    const width = 40 + (wide - 40) * t ** 0.55;
    return `${Math.round(-12 - long * t + across * 26 * t)} ${Math.round(y(t) + across * width)}`;
  });

const between = (end: End, top: number, foot: number, fill: string, opacity = 1) =>
  path(`M${along(end, top).join('L')}L${along(end, foot).reverse().join('L')}Z`, fill, { opacity });

/** An end in the wind, with folds that begin at the knot, two stripes and a fringe. */
function blown(end: End, colour: string, fold: string, stripe: string): string {
  const at = (t: number) =>
    stroke(`M${[-0.5, 0, 0.5].map((across) => along(end, across, t, t)[0]).join('L')}`, stripe, 7, {
      opacity: 0.6,
    });
  const tassel = (across: number) => {
    const [x = 0, y = 0] = (along(end, across, 1, 1)[0] ?? '').split(' ').map(Number);
    return `M${x} ${y}l-36 ${Math.round(6 + across * 10)}`;
  };
  return [
    stroke([-0.42, -0.14, 0.14, 0.42].map(tassel).join(''), colour, 8),
    between(end, -0.5, 0.5, colour),
    between(end, 0.16, 0.5, fold, 0.45),
    stroke(`M${along(end, -0.2, 0.02, 0.62).join('L')}`, fold, 5, { opacity: 0.8 }),
    stroke(`M${along(end, 0.08, 0.02, 0.86).join('L')}`, fold, 5, { opacity: 0.8 }),
    stroke(`M${along(end, 0.32, 0.02, 0.48).join('L')}`, fold, 5, { opacity: 0.8 }),
    at(0.86),
    at(0.91),
  ].join('');
}

/** Where it is tied, and the last post with the gull: clear of the window's edge. */
const [tied, last] = [first + 700, 914];

/** The leg of its loop that comes up behind the rail and goes over into the one before it. */
const behind = () =>
  path(
    'M-8 -60C24 -92 92 -84 104 -40C114 2 110 46 86 78C60 104 6 96 -24 76L-16 40C14 58 38 50 44 22C48 -4 46 -22 38 -36Z',
    shade,
  ) + stroke('M70 -62C90 -30 92 30 66 72', '#7d2913', 5, { opacity: 0.6 });

/** The one before the rail, under which both ends come out. */
const before = () =>
  path(
    'M-38 84C-50 40 -46 -22 -28 -50C-8 -82 44 -94 84 -70C92 -64 98 -56 101 -48C76 -62 52 -54 44 -28C36 4 44 46 34 82C14 96 -18 96 -38 84Z',
    lit,
  ) +
  path(
    'M101 -48C76 -62 52 -54 44 -28C36 4 44 46 34 82C26 88 18 91 10 92C24 50 14 2 24 -34C34 -64 66 -76 92 -62Z',
    shade,
    {
      opacity: 0.55,
    },
  ) +
  stroke('M-22 78C-30 40 -28 -10 -12 -38C2 -60 26 -70 48 -72M2 84C-4 40 -6 0 6 -32', shade, 5, {
    opacity: 0.7,
  }) +
  stroke('M-40 30C-42 -4 -36 -34 -22 -54C-2 -80 42 -90 78 -70', edge, 4, { opacity: 0.9 });

/** The founder's scarf, in one loop over the rail and under it, and blown along it: its owner is at a desk, and answers. */
export function scarfOnRailing(): string {
  const { width, height } = scarfSize;
  return drawing(
    width,
    height,
    linear(`${light.id}-edge`, [0, 0], [1, 0], [0, light.rim, 0.3], [1, light.rim, 0.8]),
    at(tied, rail, 1, behind()),
    at(
      first,
      0,
      1,
      railing(light, { width: width - first, height, rail, scale: 1.4, posts: [20, 467, last], founderX: 0 }),
    ),
    restingGull(light, first + last + 2, rail - 59, 2),
    at(tied, rail, 1, blown(lower, shade, '#7d2913', edge), blown(upper, lit, shade, edge), before()),
  );
}
