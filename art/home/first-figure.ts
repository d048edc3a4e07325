import { house as h } from '#art/kit/palette.ts';
import { paper, paperWidth, small, title } from '#art/kit/paper.ts';
import { box, denseDrawing, line, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const tall = 236;
export const firstFigureSize = { width: paperWidth * 2, height: tall * 2 } as const;

const months = [
  ['Jan', 41],
  ['Feb', 44],
  ['Mar', 47],
  ['Apr', 26],
  ['May', 24],
] as const;
const pen = '#c6402b';

/** What a first call is about: one figure that bothers somebody, the month in which it fell, and what to look at. */
export const firstFigure = () =>
  denseDrawing(
    paperWidth,
    tall,
    paper(tall),
    title('Enquiries'),
    ...months.map(([month, count], i) => {
      const x = 34 + i * 40;
      const fell = count < 30;
      return (
        box(x, 178 - count * 2.2, 26, count * 2.2, 2, fell ? h.beacon : h.mist) +
        text(x + 13, 203, month, small, h.slate, { anchor: 'middle' })
      );
    }),
    line(28, 178, 226, 178, h.sandDeep, 1.5),
    stroke('M146 140C140 106 236 96 238 150C240 196 148 198 143 154C142 140 146 128 156 120', pen, 2.6),
    stroke('M232 126C242 120 246 112 250 104', pen, 2.4),
    lines(244, 78, ['From April on', 'half as many.'], small, 20, h.ink, { weight: 600 }),
    lines(252, 136, ['New form?', 'Look there', 'first.'], small, 20, pen, { weight: 500 }),
  );
