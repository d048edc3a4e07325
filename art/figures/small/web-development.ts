import { slip, smallStage, tick } from '#art/figures/stage.ts';
import { code } from '#art/figures/web-development.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Four lines that are passed, and how soon their page is there. */
export const webDevelopmentSmall = () =>
  smallStage(
    'ink',
    1.9,
    slip('sv', 22, 26, 400, 300, '#101f2f'),
    box(22, 26, 400, 300, 12, 'none', { stroke: '#3a5066', 'stroke-width': 1.4 }),
    box(22, 26, 400, 36, 12, '#182b3e'),
    rect(22, 46, 400, 16, '#182b3e'),
    ...[42, 58, 74].map((x) => circle(x, 45, 5, '#3a5066')),
    text(100, 51, 'book.ts', 17.5, '#dfe6ea', { family: 'mono' }),
    rect(22, 76, 400, 34, '#f4623a', { opacity: 0.14 }),
    rect(22, 76, 4, 34, h.beacon),
    code(36, 99, 17.2, 34, { rows: [3, 5, 6, 7], indented: false }),
    tick(52, 250, 13, h.tideBright),
    text(76, 256, '48 tests passed', 17.2, '#dfe6ea', { family: 'mono' }),
    slip('sv-g', 250, 212, 132, 66),
    stroke('M268 256a18 18 0 1 1 36 0', h.sand, 6),
    stroke('M268 256a18 18 0 0 1 13 -17.300', h.beacon, 6),
    text(314, 256, '0.9 s', 27, h.ink, { family: 'display', weight: 700, tracking: -0.6 }),
  );
