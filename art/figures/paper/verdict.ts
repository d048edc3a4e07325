import { house as h } from '#art/kit/palette.ts';
import { paper, paperWidth, small, title } from '#art/kit/paper.ts';
import { pencil } from '#art/kit/sheet.ts';
import { box, denseDrawing, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const tall = 262;
export const verdictSize = { width: paperWidth * 2, height: tall * 2 } as const;

const figures = [
  ['Enquiries a month', '15'],
  ['Planned', '12'],
] as const;
const ways = ['Carry on', 'Change direction', 'Stop'] as const;

/** One sheet after six months: what came, what was planned, and the one of three ways that follows. */
export const verdict = () =>
  denseDrawing(
    paperWidth,
    tall,
    paper(tall),
    title('Month six'),
    ...figures.map(
      ([what, figure], i) =>
        text(28, 84 + i * 27, what, small, h.ink) +
        text(352, 84 + i * 27, figure, 21, h.ink, { family: 'display', weight: 700, anchor: 'end' }),
    ),
    line(28, 126, 352, 126, h.sandDeep, 1.5),
    ...ways.map((way, i) => {
      const y = 153 + i * 30;
      return (
        box(29, y - 14, 18, 18, 4, 'none', { stroke: h.slate, 'stroke-width': 1.8 }) +
        text(60, y + 1, way, small + 1, h.ink, { weight: i === 0 ? 700 : 400 })
      );
    }),
    stroke('M30 144l8 9L54 130', pencil.red, 3.6),
    stroke('M58 160C84 164 112 163 140 158', pencil.red, 2.6),
  );
