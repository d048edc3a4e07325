import { slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { cross, tick } from '#art/kit/screen.ts';
import { pencil } from '#art/kit/sheet.ts';
import { at, denseDrawing, group, line, path, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 420 × 552, with room for its shadow. */
export const quoteSheetSize = { width: 840, height: 1104 } as const;
/** For phones, whole: 420 × 196. */
export const quoteSlipSize = { width: 840, height: 392 } as const;

const [left, right] = [44, 378];
const clip = 'M334 38V15a11 11 0 0 1 22 0V46a7.500 7.500 0 0 1 -15 0V18';

const dots = (y: number, from: number) =>
  stroke(`M${from} ${y}H${right}`, '#b9b3a4', 1.8, { 'stroke-dasharray': '0.1 6.2' });

const signature = stroke(
  'M48 392c14 -30 26 -34 24 -12s-18 22 -10 8 26 -22 26 -6 12 4 20 -6 14 14 34 2',
  pencil.blue,
  3,
);

type Row = readonly [mark: string, words: string];

/** Where something is filled in by hand. */
const blank = (from: number, y: number, to: number) => line(from, y, to, y, h.slate, 1.6);

const rows: readonly Row[] = [
  [tick(left + 9, 158, h.tideBright, 0.8), 'Pages'],
  [tick(left + 9, 192, h.tideBright, 0.8), 'Features'],
  [tick(left + 9, 226, h.tideBright, 0.8), 'Dates'],
  [cross(left + 9, 260, pencil.red, 0.8), 'Not in it'],
];

/** The corner of the upper page, which has been turned over once. */
const corner =
  path('M398 460L358 500H398Z', '#0b1a28', { opacity: 0.12, transform: 'translate(-3 -3)' }) +
  path('M398 458L356 500L362 466Z', '#e9e2d2') +
  stroke('M398 458L362 466L356 500', '#b9b3a4', 1);

/**
 * A quote as it will come, without its amounts. What it is for, the least that costs and what somebody answers is written in
 * by the page (app/pages/quote/quote-sheet.tsx).
 */
export const quoteSheet = () =>
  denseDrawing(
    quoteSheetSize.width / 2,
    quoteSheetSize.height / 2,
    group({ transform: 'rotate(2.4 210 270)' }, slip('q-b', 26, 30, 368, 476, '#dfe9e8', 4)),
    slip('q', 22, 24, 376, 476, '#fdfbf5', 4),
    path('M356 500L398 458V500Z', '#dfe9e8'),
    corner,
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
    at(0, 44, 1, signature),
    dots(450, left),
    ...clipped(),
  );

/** The clip that holds both pages. */
const clipped = () => [
  stroke(clip, '#9c3a12', 4.4, { opacity: 0.22, transform: 'translate(2 3)' }),
  stroke(clip, h.beacon, 4.4),
];

/** What a phone has room for: what it is for and the least that it costs. */
export const quoteSlip = () =>
  denseDrawing(
    quoteSlipSize.width / 2,
    quoteSlipSize.height / 2,
    group({ transform: 'rotate(1.6 210 90)' }, slip('qs-b', 18, 14, 386, 156, '#dfe9e8', 4)),
    slip('qs', 14, 12, 390, 157, '#fdfbf5', 4),
    text(36, 44, 'Your quote for', 16, h.slate, { weight: 600 }),
    dots(84, 36),
    ...clipped(),
  );
