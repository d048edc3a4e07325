import { house as h } from '#art/kit/palette.ts';
import { box, circle, denseDrawing, group, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { monthReportSize } from './month-report.ts';

export const planOfMonthsSize = monthReportSize;

const bold = { family: 'display', weight: 700, tracking: -0.4 } as const;

/** What is done in which month, from where to where, and what it costs. */
const rows = [
  ['Form', 0, 1, h.beacon, '£900'],
  ['Search', 1, 5, h.tide, '£2,400'],
  ['Adverts', 2, 6, h.tideBright, '£3,300'],
] as const;
const at = (month: number) => 92 + month * 27;

/** A roadmap: each part in its months with its price, and the number that all of it is meant to move. */
export const planOfMonths = () =>
  denseDrawing(
    planOfMonthsSize.width / 2,
    planOfMonthsSize.height / 2,
    group({ transform: 'rotate(2.2 170 95)' }, box(8, 12, 324, 168, 8, '#c3d3da')),
    box(8, 10, 324, 168, 8, h.paper),
    text(26, 40, 'Your six months', 22, h.ink, bold),
    text(314, 40, 'An example', 13, h.slate, { anchor: 'end' }),
    ...['J', 'J', 'A', 'S', 'O', 'N'].map((month, i) =>
      text(at(i) + 13, 64, month, 13, h.slate, { anchor: 'middle' }),
    ),
    ...Array.from({ length: 7 }, (_, i) => line(at(i), 70, at(i), 142, h.sand, 1.2)),
    ...rows.map(([part, from, to, colour, price], i) => {
      const y = 86 + i * 24;
      return (
        text(26, y + 5, part, 14.5, h.ink, { weight: 600 }) +
        box(at(from) + 2, y - 7, at(to) - at(from) - 4, 14, 7, colour) +
        text(314, y + 5, price, 14.5, h.ink, { anchor: 'end', weight: 600 })
      );
    }),
    line(26, 148, 314, 148, h.sandDeep, 1.5),
    circle(31, 162, 5, h.tide),
    text(44, 167, 'To move: enquiries, 24 to 45', 14.5, h.ink, { weight: 600 }),
  );
