import { slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { cross, tick } from '#art/kit/screen.ts';
import { pencil } from '#art/kit/sheet.ts';
import { at, denseDrawing, group, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 420 × 500. Its foot stands in water. */
export const quoteSheetSize = { width: 840, height: 1000 } as const;
/** For phones, whole: 420 × 178. */
export const quoteSlipSize = { width: 840, height: 356 } as const;

const [left, right] = [44, 378];
const clip = 'M334 38V15a11 11 0 0 1 22 0V46a7.500 7.500 0 0 1 -15 0V18';

const dots = (y: number, from: number) =>
  stroke(`M${from} ${y}H${right}`, '#b9b3a4', 1.8, { 'stroke-dasharray': '0.1 6.2' });

const signature = stroke(
  'M48 392c14 -30 26 -34 24 -12s-18 22 -10 8 26 -22 26 -6 12 4 20 -6 14 14 34 2',
  pencil.blue,
  3,
);

type Row = readonly [mark: string, words: string, note: string];

/** Where something is filled in by hand. */
const blank = (from: number, y: number, to: number) => line(from, y, to, y, h.slate, 1.6);

const rows: readonly Row[] = [
  [tick(left + 9, 126, h.tideBright, 0.8), 'Pages', 'each with its price'],
  [tick(left + 9, 158, h.tideBright, 0.8), 'Features', 'each with its price'],
  [tick(left + 9, 190, h.tideBright, 0.8), 'Dates', 'the week we could start'],
  [cross(left + 9, 222, pencil.red, 0.8), 'Not in it', 'listed as well'],
];

/** A quote as it will come, without its amounts; what it is for, and the least that costs, is written in by the page. */
export const quoteSheet = () =>
  denseDrawing(
    quoteSheetSize.width / 2,
    quoteSheetSize.height / 2,
    group({ transform: 'rotate(3.2 210 250)' }, slip('q-b', 24, 30, 370, 520, '#dfe9e8', 4)),
    slip('q', 22, 24, 376, 520, '#fdfbf5', 4),
    text(left, 58, 'Your quote for', 16, h.slate, { weight: 600 }),
    dots(100, left),
    ...rows.map(([mark, words, note], index) => {
      const y = 132 + index * 32;
      return (
        mark +
        text(left + 28, y, words, 17, h.ink, { weight: 600 }) +
        text(left + 112, y, note, 15.5, h.slate) +
        (index < 2 ? text(right - 52, y, '£', 17, h.ink, { weight: 600 }) : '') +
        (index < 3 ? blank(right - 39, y + 3, right) : '') +
        (index < 3 ? line(left, y + 11, right, y + 11, h.sand, 1.4) : '')
      );
    }),
    line(left, 246, right, 246, h.ink, 2.4),
    signature,
    dots(404, left),
    ...clipped(),
  );

/** The clip that holds both pages. */
const clipped = () => [
  stroke(clip, '#9c3a12', 4.4, { opacity: 0.22, transform: 'translate(2 3)' }),
  stroke(clip, h.beacon, 4.4),
];

/** What a phone has room for: what it is for, the least that it costs, and who stands by it. */
export const quoteSlip = () =>
  denseDrawing(
    quoteSlipSize.width / 2,
    quoteSlipSize.height / 2,
    group({ transform: 'rotate(1.6 210 90)' }, slip('qs-b', 18, 16, 386, 150, '#dfe9e8', 4)),
    slip('qs', 14, 12, 390, 152, '#fdfbf5', 4),
    text(36, 44, 'Your quote for', 16, h.slate, { weight: 600 }),
    dots(84, 36),
    at(262, -206, 0.82, signature),
    ...clipped(),
  );
