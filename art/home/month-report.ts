import { house as h } from '#art/kit/palette.ts';
import { box, circle, curve, denseDrawing, group, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 340 × 190. It is shown as large as it is drawn. */
export const monthReportSize = { width: 680, height: 380 } as const;

const bold = { family: 'display', weight: 700, tracking: -0.4 } as const;

/** Three sums of a month, the last of which is the first divided by the second. */
const figures = [
  ['£1,180', 'spent'],
  ['40', 'enquiries'],
  ['£29.50', 'for each'],
] as const;

const weeks = [
  [214, 48],
  [238, 44],
  [262, 35],
  [286, 37],
  [310, 22],
] as const;

/** What comes at the end of a month: a page on top of those before it, what it cost and brought, and what comes next. */
export const monthReport = () =>
  denseDrawing(
    monthReportSize.width / 2,
    monthReportSize.height / 2,
    group({ transform: 'rotate(3.4 170 95)' }, box(8, 12, 324, 168, 8, '#7f98a6')),
    group({ transform: 'rotate(1.6 170 95)' }, box(8, 12, 324, 168, 8, '#c3d3da')),
    box(8, 10, 324, 168, 8, h.paper),
    text(26, 42, 'Your March', 22, h.ink, bold),
    text(26, 60, 'An example', 13, h.slate),
    stroke(curve(weeks), h.beacon, 4, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    circle(310, 22, 5.5, h.beacon),
    line(214, 60, 312, 60, h.sandDeep, 1.5),
    ...figures.map(
      ([figure, words], i) =>
        text(26 + i * 104, 103, figure, 23, h.ink, bold) + text(26 + i * 104, 121, words, 13, h.slate),
    ),
    line(26, 135, 314, 135, h.sandDeep, 1.5),
    circle(31, 155, 5, h.tide),
    text(44, 160, 'April: £200 more on repairs', 14.5, h.ink, { weight: 600 }),
  );
