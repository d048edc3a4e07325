import { at, drawing, linear, path, stroke } from '#art/kit/svg.ts';
import { dusk } from './light.ts';
import { railing } from './promenade.ts';
import { restingGull } from './sky.ts';

/** Stands free on the last band of the page, from its first post to beyond the right edge. */
export const scarfSize = { width: 1160, height: 463 } as const;

const [rail, first] = [178, 60];
/** On the deep green of the band the iron is a little lighter than before the sea. */
const light = { ...dusk, id: 'scarf', iron: '#06212c' };

/** The founder's scarf, tied to the railing: its owner is at a desk, and answers. */
export function scarfOnRailing(): string {
  const { width, height } = scarfSize;
  const [lit, shade, edge] = light.scarf;
  return drawing(
    width,
    height,
    linear(`${light.id}-edge`, [0, 0], [1, 0], [0, light.rim, 0.3], [1, light.rim, 0.8]),
    at(
      first,
      0,
      1,
      railing(light, { width: width - first, height, rail, scale: 1, posts: [14, 464, 914], founderX: 0 }),
    ),
    restingGull(light, first + 466, rail - 42, 1.5),
    at(
      first + 730,
      rail,
      1.55,
      path(
        'M-4 10C-56 18 -92 50 -138 64C-182 76 -216 60 -262 78L-252 122C-212 104 -182 120 -132 106C-84 92 -44 62 4 38Z',
        shade,
      ),
      stroke('M-262 82l-22 8M-259 93l-22 6M-256 104l-22 5M-253 116l-21 6', shade, 4.5),
      path(
        'M-4 -12C-50 -36 -98 -26 -146 -6C-196 16 -238 0 -300 18L-294 66C-240 48 -196 64 -142 46C-96 32 -52 28 4 30Z',
        lit,
      ),
      path(
        'M-294 66C-240 48 -196 64 -142 46C-96 32 -52 28 4 30L2 14C-52 12 -98 16 -146 32C-196 48 -240 34 -297 50Z',
        shade,
        {
          opacity: 0.5,
        },
      ),
      stroke('M-264 12L-258 56M-250 9L-244 53', edge, 4, { opacity: 0.55 }),
      stroke('M-300 23l-24 4M-298 36l-24 3M-296 49l-24 2M-294 61l-23 3', lit, 4.5),
      path('M-16 -22C-12 -32 22 -32 26 -22C32 -8 32 30 24 40C12 46 -6 46 -16 38C-24 26 -24 -8 -16 -22Z', lit),
      path('M26 -22C32 -8 32 30 24 40C18 43 10 44 4 43C16 26 18 -8 10 -29C18 -29 24 -27 26 -22Z', shade, {
        opacity: 0.7,
      }),
      stroke('M-14 -20C-8 -28 16 -28 24 -21', edge, 3, { opacity: 0.9 }),
    ),
  );
}
