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

/** The founder's scarf, once round the rail and blown along it: its owner is at a desk, and answers. */
export function scarfOnRailing(): string {
  const { width, height } = scarfSize;
  return drawing(
    width,
    height,
    linear(`${light.id}-edge`, [0, 0], [1, 0], [0, light.rim, 0.3], [1, light.rim, 0.8]),
    // What goes behind the rail is seen above and below it.
    at(first + 800, rail, 1, path('M-30 -44C-12 -60 40 -58 58 -38L52 56C30 70 0 70 -24 58Z', shade)),
    at(
      first,
      0,
      1,
      railing(light, { width: width - first, height, rail, scale: 1.4, posts: [20, 500, 980], founderX: 0 }),
    ),
    restingGull(light, first + 982, rail - 59, 2),
    at(
      first + 800,
      rail,
      1,
      blown(lower, shade, '#7d2913', edge),
      blown(upper, lit, shade, edge),
      // Over the rail and round the two ends.
      path(
        'M-22 -42C-6 -58 26 -58 44 -40C58 -16 54 36 34 66C14 78 -16 74 -34 58C-44 22 -40 -18 -22 -42Z',
        lit,
      ),
      path('M44 -40C58 -16 54 36 34 66C24 72 14 73 6 72C30 38 38 -8 24 -50C32 -49 38 -46 44 -40Z', shade, {
        opacity: 0.65,
      }),
      stroke('M-6 -40C-20 -10 -24 24 -18 58M14 -44C4 -12 0 26 2 62', shade, 5, { opacity: 0.7 }),
      stroke('M-20 -40C-6 -54 24 -54 40 -40', edge, 4, { opacity: 0.9 }),
    ),
  );
}
