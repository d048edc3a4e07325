import type { Artwork } from '#art/artwork.ts';
import { narrow, wide } from '#art/kit/plate.ts';
import { screenSize } from '#art/kit/screen.ts';
import { sheetSize } from '#art/kit/sheet.ts';
import { error, nearSize, turn } from './broken-society/near.ts';
import * as brokenPapers from './broken-society/papers.ts';
import * as brokenTaps from './broken-society/taps.ts';
import * as brokenWipe from './broken-society/wipe.ts';
import * as buddhaPapers from './buddha-brands/papers.ts';
import * as buddhaTaps from './buddha-brands/taps.ts';
import * as buddhaWipe from './buddha-brands/wipe.ts';
import * as chartfordPapers from './chartford-homes/papers.ts';
import * as chartfordStrips from './chartford-homes/strips.ts';
import * as chartfordTaps from './chartford-homes/taps.ts';
import * as chartfordWipe from './chartford-homes/wipe.ts';
import * as denPapers from './den-architecture/papers.ts';
import * as denTaps from './den-architecture/taps.ts';
import * as denWipe from './den-architecture/wipe.ts';
import * as ownPair from './this-site/pair.ts';
import * as ownPapers from './this-site/papers.ts';
import * as ownTaps from './this-site/taps.ts';
import * as ownWipe from './this-site/wipe.ts';
import * as yardsPapers from './yards-store/papers.ts';
import * as yardsTaps from './yards-store/taps.ts';
import * as yardsWipe from './yards-store/wipe.ts';

const plate = { ...wide, widths: [800, 1200, 1600] } as const;
/** Drawn at twice its units, for screens of twice the density. */
const phonePlate = { ...narrow, widths: [400, 780] } as const;
/** What changed alone: a strip of a page, with its counterpart for phones, and a part from near. */
const strip = { ...chartfordStrips.stripSize, widths: [800, 1200, 1600] } as const;
const phoneRow = { ...chartfordStrips.narrowRowSize, widths: [400, 780] } as const;
const phonePlot = { ...chartfordStrips.narrowPlotSize, widths: [400, 780] } as const;
const near = { ...nearSize, widths: [400, 800, 1200] } as const;
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
  { name: 'yards-store-before', ...plate, draw: yardsWipe.before },
  { name: 'yards-store-before-narrow', ...phonePlate, draw: yardsWipe.beforeNarrow },
  { name: 'yards-store-after', ...plate, draw: yardsWipe.after },
  { name: 'yards-store-after-narrow', ...phonePlate, draw: yardsWipe.afterNarrow },
  { name: 'yards-store-tap-1', ...screen, draw: yardsTaps.gone },
  { name: 'yards-store-tap-2', ...screen, draw: yardsTaps.stone },
  { name: 'yards-store-tap-3', ...screen, draw: yardsTaps.collect },
  { name: 'yards-store-tap-4', ...screen, draw: yardsTaps.ready },
  { name: 'yards-store-size', ...paper, draw: yardsPapers.sizeChart },
  { name: 'yards-store-till', ...paper, draw: yardsPapers.tillLog },
  { name: 'yards-store-guides', ...paper, draw: yardsPapers.guides },
  { name: 'broken-society-before', ...plate, draw: brokenWipe.before },
  { name: 'broken-society-before-narrow', ...phonePlate, draw: brokenWipe.beforeNarrow },
  { name: 'broken-society-after', ...plate, draw: brokenWipe.after },
  { name: 'broken-society-after-narrow', ...phonePlate, draw: brokenWipe.afterNarrow },
  { name: 'broken-society-error', ...near, draw: error },
  { name: 'broken-society-turn', ...near, draw: turn },
  { name: 'broken-society-tap-1', ...screen, draw: brokenTaps.place },
  { name: 'broken-society-tap-2', ...screen, draw: brokenTaps.size },
  { name: 'broken-society-tap-3', ...screen, draw: brokenTaps.held },
  { name: 'broken-society-tap-4', ...screen, draw: brokenTaps.lift },
  { name: 'broken-society-checklist', ...paper, draw: brokenPapers.checklist },
  { name: 'broken-society-eight', ...paper, draw: brokenPapers.eightMinutes },
  { name: 'den-architecture-before', ...plate, draw: denWipe.before },
  { name: 'den-architecture-before-narrow', ...phonePlate, draw: denWipe.beforeNarrow },
  { name: 'den-architecture-after', ...plate, draw: denWipe.after },
  { name: 'den-architecture-after-narrow', ...phonePlate, draw: denWipe.afterNarrow },
  { name: 'den-architecture-tap-1', ...screen, draw: denTaps.where },
  { name: 'den-architecture-tap-2', ...screen, draw: denTaps.money },
  { name: 'den-architecture-tap-3', ...screen, draw: denTaps.answer },
  { name: 'den-architecture-tap-4', ...screen, draw: denTaps.talk },
  { name: 'den-architecture-guide', ...phonePlate, draw: denWipe.guide },
  { name: 'den-architecture-map', ...paper, draw: denPapers.photographs },
  { name: 'den-architecture-brief', ...paper, draw: denPapers.brief },
  { name: 'chartford-homes-before', ...plate, draw: chartfordWipe.before },
  { name: 'chartford-homes-before-narrow', ...phonePlate, draw: chartfordWipe.beforeNarrow },
  { name: 'chartford-homes-after', ...plate, draw: chartfordWipe.after },
  { name: 'chartford-homes-after-narrow', ...phonePlate, draw: chartfordWipe.afterNarrow },
  { name: 'chartford-homes-row', ...strip, draw: chartfordStrips.row },
  { name: 'chartford-homes-row-narrow', ...phoneRow, draw: chartfordStrips.rowNarrow },
  { name: 'chartford-homes-plot', ...strip, draw: chartfordStrips.plot },
  { name: 'chartford-homes-plot-narrow', ...phonePlot, draw: chartfordStrips.plotNarrow },
  { name: 'chartford-homes-tap-1', ...screen, draw: chartfordTaps.village },
  { name: 'chartford-homes-tap-2', ...screen, draw: chartfordTaps.plot },
  { name: 'chartford-homes-tap-3', ...screen, draw: chartfordTaps.diary },
  { name: 'chartford-homes-tap-4', ...screen, draw: chartfordTaps.gate },
  { name: 'chartford-homes-plots', ...paper, draw: chartfordPapers.spreadsheet },
  {
    name: 'chartford-homes-plots-wide',
    ...chartfordPapers.spreadsheetWideSize,
    widths: [700, 1400],
    draw: chartfordPapers.spreadsheetWide,
  },
  { name: 'chartford-homes-drive', ...paper, draw: chartfordPapers.driveTime },
  { name: 'this-site-before', ...plate, draw: ownWipe.before },
  { name: 'this-site-before-narrow', ...phonePlate, draw: ownWipe.beforeNarrow },
  { name: 'this-site-after', ...plate, draw: ownWipe.after },
  { name: 'this-site-after-narrow', ...phonePlate, draw: ownWipe.afterNarrow },
  { name: 'this-site-unsure', ...plate, draw: ownPair.unsure },
  { name: 'this-site-unsure-narrow', ...phonePlate, draw: ownPair.unsureNarrow },
  { name: 'this-site-booked', ...plate, draw: ownPair.booked },
  { name: 'this-site-booked-narrow', ...phonePlate, draw: ownPair.bookedNarrow },
  { name: 'this-site-tap-1', ...screen, draw: ownTaps.date },
  { name: 'this-site-tap-2', ...screen, draw: ownTaps.time },
  { name: 'this-site-tap-3', ...screen, draw: ownTaps.details },
  { name: 'this-site-tap-4', ...screen, draw: ownTaps.booked },
  { name: 'this-site-way', ...paper, draw: ownPapers.requestPath },
  { name: 'this-site-tide', ...paper, draw: ownPapers.tideOfDay },
];
