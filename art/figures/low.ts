import { type Lead, leads, ring } from '#art/figures/ai-lead-generation.ts';
import { answer } from '#art/figures/answer.ts';
import { latte } from '#art/figures/social-media-marketing.ts';
import { code } from '#art/figures/web-development.ts';
import { shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipBox, ellipse, group, line, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { mug } from './ecommerce.ts';
import { editor, lineLookedAt, soonThere } from './editor.ts';
import { lowStage, mapPin, pill, pointer, slip, tick } from './stage.ts';

// What stands beside a large picture in the list of services, and on phones below it: less than half as high as wide.

/** Three lines that are passed, and how soon their page is there. */
export const webDevelopmentLow = () =>
  lowStage(
    'ink',
    1.9,
    editor('lv', [22, 20, 480, 200], 32),
    lineLookedAt(22, 60, 480, 32),
    code(38, 82, 18, 33, { rows: [3, 6, 7], indented: false }),
    tick(51, 178, 11, h.tideBright),
    text(74, 184, '48 tests passed', 17.2, '#dfe6ea', { family: 'mono' }),
    slip('lv-g', 348, 128, 122, 54),
    soonThere(364, 164, 0.89),
  );

/** A mug on its shelf, and what is to pay for it. */
export const ecommerceLow = () =>
  lowStage(
    'tide',
    7.4,
    slip('le', 24, 20, 184, 220),
    box(34, 30, 164, 122, 8, '#d7e7e3'),
    ellipse(112, 138, 48, 6, '#000', { opacity: 0.13 }),
    at(108, 89, 0.9, mug(h.tide, h.chalk)),
    text(36, 181, 'Tide mug', 18, h.ink, { weight: 700 }),
    text(196, 181, '£26', 18, h.slate, { anchor: 'end' }),
    slip('le-c', 232, 20, 224, 160),
    text(250, 52, 'Checkout', 21, h.ink, { family: 'display', weight: 700 }),
    ...[0, 1, 2].map((i) => box(250 + i * 64, 64, 60, 5, 2.5, i < 2 ? h.beacon : h.sand)),
    line(250, 84, 438, 84, h.sand, 1.4),
    text(250, 109, 'To pay', 18, h.ink, { weight: 700 }),
    text(438, 109, '£56.00', 19, h.ink, { weight: 700, anchor: 'end' }),
    pill(248, 124, 192, 42, 'Pay £56.00', h.beacon, h.ink, 18),
  );

/** An answer with the source that it names, and where that is. */
export const seoGeoLow = () =>
  lowStage(
    'ink',
    0.9,
    slip('ls-m', 318, 20, 140, 160, '#dbe8dd'),
    clipBox(
      'ls-map',
      ...([318, 20, 140, 160, 12] as const),
      stroke('M300 130C350 96 380 150 470 104', '#fff', 9),
      stroke('M420 10C396 70 440 110 408 190', '#fff', 7),
      stroke('M300 60C340 50 380 66 470 40', '#a7cfd6', 8),
    ),
    mapPin(388, 76, 0.6),
    circle(388, 77, 10, h.paper),
    text(388, 156, 'Pickering', 19.5, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
    answer('ls-a', 22, 20, 318, 160),
  );

/** One post of the month, and what it brought. */
export const socialMediaMarketingLow = () =>
  lowStage(
    'clay',
    5.1,
    slip('lo', 22, 20, 436, 160),
    clipBox('lo-cup', 22, 20, 176, 160, 12, at(14, -54, 0.5, latte('lo-light'))),
    text(220, 58, 'Bay Coffee', 23, h.ink, { family: 'display', weight: 700, tracking: -0.4 }),
    line(220, 76, 438, 76, h.sand, 1.4),
    text(220, 108, 'From this post', 17.5, h.slate, { weight: 600 }),
    text(220, 142, '61 visits, 9 tables', 23, h.ink, { family: 'display', weight: 700, tracking: -0.4 }),
    stroke('M372 56L390 42L405 49L430 28', h.beacon, 4),
  );

/** The lead that fits best, above the next. */
export function aiLeadGenerationLow(): string {
  const dial = (y: number, score: number, colour: string, base: string, scale: number) =>
    at(76 - 31 * scale, y - 31 * scale, scale, ring(31, 31, score, colour, base, h.ink));
  const [[score, name], [nextScore, nextName, , when]] = leads as readonly [Lead, Lead];
  return lowStage(
    'sand',
    2.7,
    slip('la', 36, 18, 408, 220),
    text(54, 52, 'New leads', 22, h.ink, { family: 'display', weight: 700, tracking: -0.3 }),
    stroke('M352 38v12M347.5 45l4.5 5.5 4.5 -5.5', h.tide, 2.2),
    text(428, 51, 'Best fit', 17, h.tide, { weight: 600, anchor: 'end' }),
    dial(176, nextScore, h.tideBright, '#eef0ee', 0.76),
    text(118, 182, nextName, 19, h.ink, { family: 'display', weight: 600 }),
    text(428, 182, when, 17, h.slate, { weight: 500, anchor: 'end' }),
    slip('la-top', 22, 66, 436, 80, '#fff8f3', 10),
    box(22, 66, 7, 80, 3.5, h.beacon),
    dial(106, score, h.beacon, '#fde0d4', 0.9),
    text(118, 98, name, 19.5, h.ink, { family: 'display', weight: 600 }),
    pill(117, 107, 104, 31, 'Call today', h.beacon, h.ink, 17.5),
  );
}

/** A deal that has been won. */
export const crmLow = () =>
  lowStage(
    'tide',
    6.3,
    ...(
      [
        [22, 210, 'Proposal', '#fbb193', '#0a3238'],
        [248, 210, 'Won', h.beacon, '#0d3b42'],
      ] as const
    ).map(
      ([x, w, name, tone, ground]) =>
        slip(`lc-${x}`, x, 20, w, 220, ground) +
        box(x + 14, 32, w - 28, 5, 2.5, tone) +
        text(x + 15, 62, name, 20, h.chalk, { family: 'display', weight: 600 }),
    ),
    box(36, 76, 182, 84, 10, 'none', {
      stroke: '#fbb193',
      'stroke-width': 1.8,
      'stroke-dasharray': '7 7',
      opacity: 0.75,
    }),
    group(
      { transform: 'rotate(2.5 330 124)' },
      shadow('lc-s', 206, 74, 236, 92, 10, '#000', 0.4),
      box(206, 74, 236, 92, 10, h.paper, { stroke: h.beacon, 'stroke-width': 2.6 }),
      circle(230, 99, 11, '#0f5e66'),
      text(250, 105, 'Dental practice', 19, h.ink, { family: 'display', weight: 600 }),
      text(250, 126, 'Said yes by email', 17, h.slate),
      text(250, 153, '£26,500', 20, h.ink, { weight: 700 }),
    ),
    pointer(400, 136, 0.85),
  );
