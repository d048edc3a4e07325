import { bar, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, stroke } from '#art/kit/svg.ts';

/** The most promising lead first. */
export const aiLeadGenerationSmall = () => {
  const round = 2 * Math.PI * 24;
  const row = (y: number, score: number, colour: string, words: string) => [
    circle(98, y, 24, 'none', { stroke: '#eef0ee', 'stroke-width': 9 }),
    circle(98, y, 24, 'none', {
      ...{ stroke: colour, 'stroke-width': 9, 'stroke-linecap': 'round', transform: `rotate(-90 98 ${y})` },
      'stroke-dasharray': `${(round * score).toFixed(1)} ${round.toFixed(1)}`,
    }),
    bar(142, y - 15, 118 - y * 0.12, words, 12),
    bar(142, y + 6, 84, h.sandDeep, 9),
  ];
  return smallStage(
    'tide',
    2.7,
    slip('sa', 52, 46, 296, 222),
    ...row(157, 0.66, h.tideBright, h.ink),
    ...row(228, 0.14, '#c9cfd3', '#a9b6c0'),
    slip('sa-top', 36, 34, 328, 86, '#fff8f3', 10),
    box(36, 34, 7, 86, 3.5, h.beacon),
    ...row(77, 0.94, h.beacon, h.ink),
    box(286, 62, 62, 30, 15, h.beacon),
    stroke('M307 77h20M320 70l8 7 -8 7', h.ink, 3),
  );
};
