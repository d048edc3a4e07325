import { ring } from '#art/figures/ai-lead-generation.ts';
import { mug } from '#art/figures/ecommerce.ts';
import { kayaks as k } from '#art/figures/kayaks.ts';
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

/** Of a hundred, how promising the first lead is. */
export const aiLeadGenerationGlimpse = () =>
  smallStage(
    'sand',
    2.7,
    slip('ga', 40, 28, 320, 244, '#fff8f3'),
    at(200 - 31 * 3, 150 - 31 * 3, 3, ring(31, 31, 94, h.beacon, '#fde0d4', h.ink)),
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

/** A day of the month. */
export const socialMediaMarketingGlimpse = () =>
  smallStage(
    'clay',
    5.1,
    slip('go', 76, 30, 248, 240),
    clipBox('go-head', ...([76, 30, 248, 240, 12] as const), rect(76, 30, 248, 80, h.beacon)),
    text(200, 90, 'May', 58, h.ink, { family: 'display', weight: 700, anchor: 'middle', tracking: -1 }),
    text(200, 238, '15', 138, h.ink, { family: 'display', weight: 700, anchor: 'middle', tracking: -3 }),
  );

/** The first source of an answer, on the map. */
export const seoGeoGlimpse = () =>
  smallStage(
    'ink',
    0.9,
    slip('gs', 36, 28, 328, 244, '#dbe8dd'),
    clipBox(
      'gs-map',
      ...([36, 28, 328, 244, 12] as const),
      stroke('M4 232C80 184 150 288 236 216S340 180 410 206', '#fff', 20),
      stroke('M270 10C236 90 290 200 256 300', '#fff', 16),
      stroke('M4 90C80 80 120 96 190 76S320 62 400 50', '#a7cfd6', 18),
    ),
    mapPin(192, 134, 1.72),
    circle(192, 136, 44, h.paper),
    text(192, 161, '1', 70, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
  );

/** The enquiries that came. */
export const ppcAdvertisingGlimpse = () =>
  smallStage(
    'tide',
    3.3,
    slip('gp', 36, 32, 328, 236, h.ink),
    ...[124, 176].map((y) => line(60, y, 340, y, h.inkLine, 2)),
    line(60, 232, 340, 232, '#4a6278', 3),
    risingLine(
      'gp-rise',
      [
        [66, 214],
        [134, 206],
        [200, 176],
        [262, 152],
        [318, 92],
      ],
      232,
      h.beacon,
      10,
    ),
    pill(62, 58, 150, 74, '148', h.beacon, h.ink, 58),
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
