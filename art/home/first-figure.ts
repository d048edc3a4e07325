import { house as h } from '#art/kit/palette.ts';
import { box, denseDrawing, group, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { monthReportSize } from './month-report.ts';

export const firstFigureSize = monthReportSize;

const months = [
  ['Jan', 41],
  ['Feb', 44],
  ['Mar', 47],
  ['Apr', 26],
  ['May', 24],
] as const;

/** What a first call is about: one figure that bothers somebody, the month in which it fell, and what to look at. */
export const firstFigure = () =>
  denseDrawing(
    firstFigureSize.width / 2,
    firstFigureSize.height / 2,
    group(
      { transform: 'rotate(-1.4 170 95)' },
      box(8, 12, 324, 166, 8, h.paper),
      text(26, 42, 'Enquiries', 22, h.ink, { family: 'display', weight: 700, tracking: -0.4 }),
      text(26, 60, 'An example', 13, h.slate),
      ...months.map(([month, count], i) => {
        const x = 28 + i * 36;
        const fell = count < 30;
        return (
          box(x, 148 - count * 1.5, 24, count * 1.5, 2, fell ? h.beacon : h.mist) +
          text(x + 12, 171, month, 13, h.slate, { anchor: 'middle' })
        );
      }),
      line(22, 148, 204, 148, h.sandDeep, 1.5),
      stroke(
        'M134 118C128 92 214 84 216 128C218 166 138 168 132 132C131 122 134 112 142 106',
        '#c6402b',
        2.6,
      ),
      stroke('M214 112C222 106 224 98 228 92', '#c6402b', 2.4),
      text(230, 66, 'From April on', 14.5, h.ink, { weight: 600 }),
      text(230, 84, 'half as many.', 14.5, h.ink, { weight: 600 }),
      text(230, 118, 'New form?', 14.5, '#c6402b', { weight: 500 }),
      text(230, 136, 'Look there', 14.5, '#c6402b', { weight: 500 }),
      text(230, 154, 'first.', 14.5, '#c6402b', { weight: 500 }),
    ),
  );
