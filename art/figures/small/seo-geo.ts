import { answer } from '#art/figures/answer.ts';
import { mapPin, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { circle, clipBox, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** An answer, the source that it names, and where that is. */
export const seoGeoSmall = () =>
  smallStage(
    'ink',
    0.9,
    slip('ss-m', 18, 140, 364, 190, '#dbe8dd'),
    clipBox(
      'ss-map',
      ...([18, 140, 364, 190, 12] as const),
      stroke('M4 262C80 214 150 318 236 246S340 210 410 236', '#fff', 10),
      stroke('M250 130C226 190 290 240 250 330', '#fff', 8),
      stroke('M4 200C80 190 150 206 224 190S320 172 400 160', '#a7cfd6', 9),
    ),
    mapPin(92, 224, 0.72),
    circle(92, 225, 12, h.paper),
    text(138, 262, 'Pickering', 23, h.ink, { family: 'display', weight: 700 }),
    answer('ss-a', 18, 22, 364, 152),
  );
