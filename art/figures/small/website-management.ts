import { bar, risingLine, slip, smallStage, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, repeat, scatter } from '#art/kit/svg.ts';

/** Ninety days, and a fault that was mended. */
export const websiteManagementSmall = () => {
  const random = scatter(90);
  const pulse = Array.from(
    { length: 15 },
    (_, i) => [66 + i * 19.2, 222 - random() * 16 - (i === 5 ? 38 : 0)] as const,
  );
  return smallStage(
    'ink',
    4.2,
    slip('sm-a', 44, 36, 312, 112, '#12253a'),
    box(44, 36, 312, 112, 12, 'none', { stroke: '#34495f', 'stroke-width': 1.6 }),
    circle(76, 64, 8, '#4fb3ae'),
    circle(76, 64, 15, '#4fb3ae', { opacity: 0.25 }),
    bar(102, 58, 118, h.chalk, 12),
    repeat(30, (i) =>
      box(64 + i * 9.2, 90, 6, 42, 2.5, i === 11 ? h.beacon : '#4fb3ae', {
        opacity: i === 11 ? 1 : 0.75 + random() * 0.25,
      }),
    ),
    slip('sm-b', 44, 160, 312, 104, h.paper),
    risingLine('sm-pulse', pulse, 248, h.tideBright, 5),
    tick(330, 162, 27, h.beacon, h.ink),
  );
};
