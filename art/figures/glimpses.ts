import { ring } from '#art/figures/ai-lead-generation.ts';
import { mug } from '#art/figures/ecommerce.ts';
import { kayaks as k } from '#art/figures/kayaks.ts';
import { latte } from '#art/figures/social-media-marketing.ts';
import { mapPin, pill, risingLine, slip, smallStage, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipBox, clipTo, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

// One thing of each service's drawing, for a picture as wide as three fingers: what it says is read at 100 px.

/** A page, half of it still a plan. */
export const webDesignGlimpse = () =>
  smallStage(
    'clay',
    0.4,
    slip('gd', 40, 40, 320, 220),
    clipBox(
      'gd-page',
      ...([40, 40, 320, 220, 12] as const),
      rect(40, 40, 320, 220, '#eef4f1'),
      repeat(13, (i) => line(60 + i * 25, 40, 60 + i * 25, 260, h.tide, 1, { opacity: 0.25 })),
      repeat(9, (i) => line(40, 60 + i * 25, 360, 60 + i * 25, h.tide, 1, { opacity: 0.25 })),
      clipTo(
        'gd-done',
        path('M40 40H288L248 260H40Z', '#000'),
        rect(40, 40, 320, 220, k.ground),
        text(66, 170, 'Aa', 124, k.ink, k.title),
        box(66, 200, 128, 34, 17, k.sun),
      ),
    ),
    line(292, 20, 244, 280, h.beacon, 8),
    circle(268, 150, 28, h.beacon),
    stroke('M260 139l-11 11 11 11M276 139l11 11 -11 11', h.ink, 5),
  );

/** How soon a page is there. */
export const webDevelopmentGlimpse = () =>
  smallStage(
    'ink',
    1.9,
    slip('gv', 40, 36, 320, 228),
    stroke('M90 214a110 110 0 0 1 220 0', h.sand, 28),
    stroke('M90 214a110 110 0 0 1 82 -106', h.beacon, 28),
    text(200, 222, '0.9 s', 66, h.ink, { family: 'display', weight: 700, anchor: 'middle', tracking: -1.6 }),
  );

/** A mug and its price. */
export const ecommerceGlimpse = () =>
  smallStage(
    'tide',
    7.4,
    slip('ge', 40, 32, 320, 236, '#d7e7e3'),
    at(156, 152, 1.66, mug(h.tide, h.chalk)),
    pill(228, 176, 152, 80, '£26', h.beacon, h.ink, 58),
  );

/** How well the best of the new leads fits. */
export const aiLeadGenerationGlimpse = () =>
  smallStage(
    'sand',
    2.7,
    slip('ga', 30, 24, 340, 252, '#fff8f3'),
    text(200, 86, 'Best fit', 58, h.ink, { family: 'display', weight: 700, anchor: 'middle', tracking: -1 }),
    at(200 - 31 * 2.36, 184 - 31 * 2.36, 2.36, ring(31, 31, 94, h.beacon, '#fde0d4', h.ink)),
  );

/** That it is up, and how much of the time. */
export const websiteManagementGlimpse = () =>
  smallStage(
    'ink',
    4.2,
    slip('gm', 36, 44, 328, 212, '#12253a'),
    repeat(18, (i) => box(60 + i * 15.8, 76, 10, 70, 4, i === 12 ? h.beacon : '#4fb3ae')),
    text(200, 222, '99.98%', 68, h.chalk, {
      family: 'display',
      weight: 700,
      anchor: 'middle',
      tracking: -1.6,
    }),
  );

/** What goes out on a day of the month. */
export const socialMediaMarketingGlimpse = () =>
  smallStage(
    'clay',
    5.1,
    slip('go', 40, 20, 320, 260),
    clipBox(
      'go-post',
      ...([40, 20, 320, 260, 12] as const),
      at(40, -124, 0.82, latte('go-light')),
      rect(40, 20, 320, 84, h.beacon),
    ),
    text(212, 83, 'May', 62, h.ink, { family: 'display', weight: 700, anchor: 'end', tracking: -1 }),
    text(232, 83, '15', 62, h.ink, { family: 'display', weight: 700, tracking: -1 }),
  );

/** An answer, and the place of the firm that it names. */
export const seoGeoGlimpse = () =>
  smallStage(
    'ink',
    0.9,
    slip('gs-m', 30, 116, 340, 164, '#dbe8dd'),
    clipBox(
      'gs-map',
      ...([30, 116, 340, 164, 12] as const),
      stroke('M4 262C80 214 150 318 236 246S340 210 410 236', '#fff', 18),
      stroke('M270 100C236 150 290 220 256 300', '#fff', 14),
    ),
    mapPin(74, 200, 0.74),
    circle(74, 201, 12, h.paper),
    text(118, 244, 'Pickering', 54, h.ink, { family: 'display', weight: 700, tracking: -1 }),
    slip('gs-a', 30, 24, 340, 104),
    path('M78 44l9 23 23 9 -23 9 -9 23 -9 -23 -23 -9 23 -9z', h.beacon),
    text(124, 97, 'Answer', 60, h.ink, { family: 'display', weight: 700, tracking: -1 }),
  );

/** The enquiries that came. */
export const ppcAdvertisingGlimpse = () =>
  smallStage(
    'tide',
    3.3,
    slip('gp', 24, 24, 352, 252, h.ink),
    text(46, 88, 'Enquiries', 54, h.chalk, { family: 'display', weight: 700, tracking: -1 }),
    line(46, 246, 354, 246, '#4a6278', 3),
    risingLine(
      'gp-rise',
      [
        [52, 232],
        [120, 226],
        [190, 204],
        [262, 186],
        [336, 126],
      ],
      246,
      h.beacon,
      10,
    ),
    pill(46, 112, 150, 74, '148', h.beacon, h.ink, 58),
  );

/** A deal that was won. */
export const crmGlimpse = () =>
  smallStage(
    'tide',
    6.3,
    box(36, 36, 328, 228, 16, '#0d3b42', {
      stroke: h.beacon,
      'stroke-width': 4,
      'stroke-dasharray': '16 14',
    }),
    text(62, 98, 'Won', 54, h.chalk, { family: 'display', weight: 700, tracking: -0.8 }),
    tick(318, 80, 26, h.beacon, h.ink),
    slip('gc', 56, 124, 288, 116),
    text(200, 203, '£26,500', 62, h.ink, {
      family: 'display',
      weight: 700,
      anchor: 'middle',
      tracking: -1.4,
    }),
  );
