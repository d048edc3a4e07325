import { slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { cross, tick } from '#art/kit/screen.ts';
import { pencil } from '#art/kit/sheet.ts';
import { box, denseDrawing, group, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 420 × 500, with room for its shadow. */
export const quoteSheetSize = { width: 840, height: 1000 } as const;
/** For phones, whole: 420 × 250. */
export const quoteSlipSize = { width: 840, height: 500 } as const;

const [left, right] = [44, 378];
/** The clip is bent around the upper edge of the sheet: one end of its wire is behind it. */
const [behind, before] = [
  'M334 42V15a11 11 0 0 1 11 -11',
  'M345 4a11 11 0 0 1 11 11V46a7.500 7.500 0 0 1 -15 0V18',
];

const dots = (y: number, from: number) =>
  stroke(`M${from} ${y}H${right}`, '#b9b3a4', 1.8, { 'stroke-dasharray': '0.1 6.2' });

type Row = readonly [mark: string, words: string];

/** Where something is filled in by hand. */
const blank = (from: number, y: number, to: number) => line(from, y, to, y, h.slate, 1.6);

const rows: readonly Row[] = [
  [tick(left + 9, 158, h.tideBright, 0.8), 'Pages'],
  [tick(left + 9, 192, h.tideBright, 0.8), 'Features'],
  [tick(left + 9, 226, h.tideBright, 0.8), 'Dates'],
  [cross(left + 9, 260, pencil.red, 0.8), 'Not in it'],
];

/**
 * A quote as it will come, without its amounts. What it is for, the least that costs and what somebody answers is written in
 * by the page (app/pages/quote/quote-sheet.tsx).
 */
export const quoteSheet = () =>
  denseDrawing(
    quoteSheetSize.width / 2,
    quoteSheetSize.height / 2,
    group({ transform: 'rotate(2.4 210 246)' }, slip('q-b', 26, 30, 368, 428, '#dfe9e8', 4)),
    wire(behind),
    slip('q', 22, 24, 376, 428, '#fdfbf5', 4),
    edge(22, 24, 376, 428),
    text(left, 58, 'Your quote for', 16, h.slate, { weight: 600 }),
    dots(128, left),
    ...rows.map(([mark, words], index) => {
      const y = 164 + index * 34;
      return (
        mark +
        text(left + 28, y, words, 17, h.ink, { weight: 600 }) +
        (index < 2 ? text(right - 52, y, '£', 17, h.ink, { weight: 600 }) : '') +
        (index < 3 ? blank(right - 39, y + 3, right) : '') +
        (index < 3 ? line(left, y + 11.5, right, y + 11.5, h.sand, 1.4) : '')
      );
    }),
    line(left, 284, right, 284, h.ink, 2.4),
    // Nobody signs what nobody has read.
    ...[
      [left, 196, 'Signed'],
      [216, right, 'Date'],
    ].map(
      ([from = 0, to = 0, words = '']) =>
        blank(Number(from), 412, Number(to)) + text(Number(from), 432, String(words), 15, h.slate),
    ),
    wire(before, true),
  );

/** The clip that holds both pages. */
const wire = (bent: string, casts = false) =>
  (casts ? stroke(bent, '#9c3a12', 4.4, { opacity: 0.22, transform: 'translate(2 3)' }) : '') +
  stroke(bent, h.beacon, 4.4);

/** Paper on chalk has no edge but this. */
const edge = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 4, 'none', { stroke: '#d9cfba', 'stroke-width': 1.2 });

/** What a phone has room for: what it is for and the least that it costs. */
export const quoteSlip = () =>
  denseDrawing(
    quoteSlipSize.width / 2,
    quoteSlipSize.height / 2,
    group({ transform: 'rotate(1.6 210 106)' }, slip('qs-b', 18, 24, 386, 180, '#dfe9e8', 4)),
    wire(behind),
    slip('qs', 14, 22, 390, 182, '#fdfbf5', 4),
    edge(14, 22, 390, 182),
    text(36, 51, 'Your quote for', 16, h.slate, { weight: 600 }),
    dots(91, 36),
    wire(before, true),
  );
