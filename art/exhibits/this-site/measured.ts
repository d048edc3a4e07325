import { tick } from '#art/kit/screen.ts';
import { pencil, remark, sheet, sheetSize } from '#art/kit/sheet.ts';
import { box, line, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { filled } from '#art/kit/wording.ts';
import type { MeasuredDrawing } from '#content/schema/exhibit.ts';
import type { SiteMeasures as Figures } from '#content/this-site/figures.ts';
import { tenthsOf } from './tenths.ts';

const desk = ['#1f6f78', '#0b3a44'] as const;
const sea = '#005e69';
const beacon = '#e2551a';

/** Whole steps: a few bytes of difference draw the same sheet, under the same name. */
const stroke = (bytes: number, of: number, length: number) => Math.round((bytes / Math.max(of, 1)) * length);

const inTenths = (tenths: number) => filled('{size} kB', { size: (tenths / 10).toFixed(1) });
const kilobytes = (bytes: number) => inTenths(Math.round(bytes / 100));

/** An address as it fits on a line of the sheet: of a long one its last name, or the beginning of that. */
function shortened(path: string) {
  if (path === '/') return 'Home';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const end = name.length <= 21 ? `…/${name}` : name.length <= 23 ? name : `${name.slice(0, 22)}…`;
  return filled('{page}', { page: path.length <= 21 ? path : end });
}

/** Every page as a stroke, the largest first. */
function weights({ pages }: Figures) {
  const most = pages[0]?.bytes ?? 0;
  const middle = Math.floor(pages.length / 2);
  const step = 364 / Math.max(pages.length, 1);
  const tall = (bytes: number) => stroke(bytes, most, 220);
  const name = (at: number) => shortened(pages[at]?.path ?? '');
  const told = [
    ['Largest', 0],
    ['Median', middle],
    ['Smallest', pages.length - 1],
  ] as const;
  return sheet(
    {
      id: 'ts-weights',
      desk,
      kicker: filled('{pages} pages, as they are sent', { pages: String(pages.length) }),
      title: 'What each page weighs',
    },
    ...pages.map(({ bytes }, at) =>
      rect(
        58 + at * step,
        380 - tall(bytes),
        Math.max(step - 2, 1),
        tall(bytes),
        at === middle ? beacon : sea,
      ),
    ),
    // One page that is far above all others leaves room beside its stroke.
    ...(tall(pages[1]?.bytes ?? 0) < 150
      ? [
          text(70 + step, 176, name(0), 17.5, pencil.ink, { weight: 600 }),
          text(70 + step, 200, kilobytes(most), 17.5, pencil.ink, { weight: 700 }),
        ]
      : []),
    line(58, 380, 422, 380, pencil.ink, 1.6),
    ...told.flatMap(([label, at], row) => {
      const y = 418 + row * 40;
      return [
        text(58, y, label, 17, pencil.grey),
        text(142, y, name(at), 17.5, pencil.ink, { weight: 600 }),
        text(422, y, kilobytes(pages[at]?.bytes ?? 0), 17.5, at === middle ? beacon : pencil.ink, {
          weight: 700,
          anchor: 'end',
        }),
        line(58, y + 13, 422, y + 13, pencil.rule, 1),
      ];
    }),
    remark(58, 546, 'words and line drawings, without pictures', sea),
  );
}

/** What comes over the line before the first page of this site can be used. */
function firstVisit({ firstVisit: { html, styles, script, fonts } }: Figures) {
  const parts = [
    ['The page', html, sea],
    ['How it looks', styles, '#2a8f94'],
    ['What moves', script, beacon],
    ['Two typefaces', fonts, '#8fb9c0'],
  ] as const;
  const all = html + styles + script + fonts;
  const tenths = tenthsOf(parts.map(([, bytes]) => bytes));
  let left = 58;
  return sheet(
    { id: 'ts-first', desk, turn: 1.1, kicker: 'The home page, never seen before', title: 'A first visit' },
    text(58, 214, kilobytes(all), 76, pencil.ink, { family: 'display', weight: 700, tracking: -3 }),
    text(58, 246, 'before its pictures', 18, pencil.ink),
    ...parts.map(([, bytes, colour]) => {
      const width = stroke(bytes, all, 364);
      const piece = rect(left, 280, width, 56, colour);
      left += width;
      return piece;
    }),
    ...parts.flatMap(([label, , colour], row) => {
      const y = 388 + row * 38;
      return [
        box(58, y - 14, 16, 16, 3, colour),
        text(86, y, label, 18, pencil.ink),
        text(422, y, inTenths(tenths[row] ?? 0), 18, pencil.ink, { weight: 600, anchor: 'end' }),
        line(58, y + 13, 422, y + 13, pencil.rule, 1),
      ];
    }),
    remark(58, 546, 'the next page needs the first line only', sea),
  );
}

/** The rules for a policy, each with a tick that the build sets. */
function policy({ policy: rules }: Figures) {
  const kept = rules.filter((one) => one.kept).length;
  return sheet(
    { id: 'ts-policy', desk, turn: -0.8, kicker: 'Sent with every page', title: 'The policy, rule by rule' },
    ...rules.flatMap(({ rule, kept: on }, row) => {
      const y = 158 + row * 34;
      return [
        box(58, y - 16, 21, 21, 3, 'none', { stroke: pencil.ink, 'stroke-width': 1.6 }),
        on ? tick(69, y - 6, beacon, 0.95, 3.2) : '',
        text(94, y, rule, 17.5, pencil.ink, { weight: 500 }),
        line(94, y + 11, 422, y + 11, pencil.rule, 1),
      ];
    }),
    text(58, 544, filled('{kept} of {rules}', { kept: String(kept), rules: String(rules.length) }), 40, sea, {
      family: 'display',
      weight: 700,
      tracking: -1.2,
    }),
    text(196, 541, 'ticked by the build itself', 17, pencil.ink),
  );
}

/** What is tried before a version goes out, counted in the sources. */
function tests({ tests: { unit, integration, browser, killing } }: Figures) {
  const kinds = [
    ['Rules and parts', unit, 'one function at a time'],
    ['Whole servers', integration, 'with a database and real emails'],
    ['A browser', browser, 'that clicks, types and turns scripts off'],
  ] as const;
  const most = Math.max(1, unit, integration, browser);
  return sheet(
    { id: 'ts-tests', desk, turn: 0.9, kicker: 'Counted in the sources', title: 'Tested on every change' },
    ...kinds.flatMap(([label, count, note], row) => {
      const y = 160 + row * 98;
      return [
        text(58, y, label, 19, pencil.ink, { weight: 700 }),
        text(422, y, filled('{count}', { count: count.toLocaleString('en-GB') }), 24, pencil.ink, {
          family: 'display',
          weight: 700,
          anchor: 'end',
        }),
        rect(58, y + 14, 364, 16, '#e4e9e4'),
        rect(58, y + 14, (count / most) * 364, 16, row === 2 ? beacon : sea),
        text(58, y + 54, note, 17, pencil.grey),
      ];
    }),
    line(58, 436, 422, 436, pencil.ink, 1.4),
    text(58, 492, filled('{count}', { count: String(killing) }), 46, beacon, {
      family: 'display',
      weight: 700,
      tracking: -1.4,
    }),
    text(124, 476, 'sets of tests kill the server', 17.5, pencil.ink, { weight: 600 }),
    text(124, 500, 'while it works, and see what is left', 17, pencil.ink),
    remark(58, 546, 'a test over many cases counts once', sea),
  );
}

/** The sheets that are drawn when the site was measured. */
export const measuredDrawings: Record<MeasuredDrawing, (figures: Figures) => string> = {
  'this-site-weights': weights,
  'this-site-first-visit': firstVisit,
  'this-site-policy': policy,
  'this-site-tests': tests,
};

/** Size and widths of each of them. */
export const measuredSize = { ...sheetSize, widths: [480, 960] } as const;
