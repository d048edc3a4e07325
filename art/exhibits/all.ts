import type { Artwork } from '#art/artwork.ts';
import { narrow, wide } from '#art/kit/plate.ts';
import { screenSize } from '#art/kit/screen.ts';
import { sheetSize } from '#art/kit/sheet.ts';
import * as buddhaPapers from './buddha-brands/papers.ts';
import * as buddhaTaps from './buddha-brands/taps.ts';
import * as buddhaWipe from './buddha-brands/wipe.ts';

const plate = { ...wide, widths: [800, 1200, 1600] } as const;
/** Drawn at twice its units, for screens of twice the density. */
const phonePlate = { ...narrow, widths: [400, 780] } as const;
const screen = { ...screenSize, widths: [320, 640] } as const;
const paper = { ...sheetSize, widths: [480, 960] } as const;

/** The exhibits of the case studies: before and after, four taps on a phone, working papers. */
export const exhibits: readonly Artwork[] = [
  { name: 'buddha-brands-before', ...plate, draw: buddhaWipe.before },
  { name: 'buddha-brands-before-narrow', ...phonePlate, draw: buddhaWipe.beforeNarrow },
  { name: 'buddha-brands-after', ...plate, draw: buddhaWipe.after },
  { name: 'buddha-brands-after-narrow', ...phonePlate, draw: buddhaWipe.afterNarrow },
  { name: 'buddha-brands-tap-1', ...screen, draw: buddhaTaps.advert },
  { name: 'buddha-brands-tap-2', ...screen, draw: buddhaTaps.product },
  { name: 'buddha-brands-tap-3', ...screen, draw: buddhaTaps.checkout },
  { name: 'buddha-brands-tap-4', ...screen, draw: buddhaTaps.paid },
  { name: 'buddha-brands-map', ...paper, draw: buddhaPapers.pageMap },
  { name: 'buddha-brands-test', ...paper, draw: buddhaPapers.paperTest },
  { name: 'buddha-brands-monday', ...paper, draw: buddhaPapers.mondayReport },
];
