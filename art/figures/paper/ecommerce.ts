import { mug } from '#art/figures/ecommerce.ts';
import { paperStage, pill, slip, tick } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, ellipse, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Widths of a barcode's bars, with the gap after each. */
const bars = [3, 1.5, 2, 4, 1.5, 3, 2, 1.5, 4, 2, 1.5, 3, 1.5, 4, 2, 3];

const barcode = (x: number, y: number, height: number) => {
  let at = x;
  return bars
    .map((width, index) => {
      const bar = index % 2 === 0 ? rect(at, y, width, height, h.ink) : '';
      at += width * 1.3;
      return bar;
    })
    .join('');
};

/** What stands behind a shop's page: the thing with its data, how many there are, its parcel, its payment and its way back. */
export const ecommercePaper = () =>
  paperStage(
    'clay',
    4.6,
    // product data
    slip('pe', 26, 30, 214, 210),
    box(38, 42, 190, 112, 8, '#d7e7e3'),
    ellipse(136, 142, 58, 6, '#000', { opacity: 0.13 }),
    at(130, 100, 0.86, mug(h.tide, h.chalk)),
    text(42, 182, 'Tide mug', 19, h.ink, { family: 'display', weight: 700 }),
    text(42, 204, 'Stoneware, 340 g', 15, h.slate),
    barcode(42, 212, 18),
    // stock
    slip('pe-s', 256, 52, 138, 132, '#101f2f'),
    text(276, 118, '12', 54, h.chalk, { family: 'display', weight: 700, tracking: -2 }),
    text(276, 144, 'on the shelf', 15.5, '#cfe2e8'),
    box(276, 158, 98, 8, 4, '#2d4257'),
    box(276, 158, 40, 8, 4, h.beacon),
    // parcel
    path('M40 292L216 262L380 292L380 400L216 438L40 400Z', '#d9a878'),
    path('M40 292L216 322L216 438L40 400Z', '#c8925f'),
    path('M40 292L216 262L380 292L216 322Z', '#e6bd92'),
    // its tape, over the lid and down its side
    path('M114 279.400L285 309.400L311 304.600L142 274.600Z', '#f4d9b9'),
    path('M285 309.400L311 304.600V334L304 331L298 337L291 334L285 339Z', '#e9c8a0'),
    group(
      { transform: 'translate(234 350) skewY(-10.4)' },
      box(0, 0, 132, 76, 6, h.paper),
      text(12, 26, 'Whitby', 18, h.ink, { family: 'display', weight: 700 }),
      text(12, 46, 'Zone 2, by 2 pm', 14.5, h.slate),
      barcode(12, 54, 14),
    ),
    // payment
    slip('pe-p', 26, 352, 168, 118),
    text(44, 386, '£56.00', 23, h.ink, { family: 'display', weight: 700 }),
    tick(52, 412, 9, h.tideBright),
    text(68, 417, 'Paid by phone', 15, h.slate),
    line(44, 432, 176, 432, h.sand, 1.6),
    text(44, 456, 'Hosted fields', 15, h.slate),
    // and back
    pill(244, 440, 150, 34, 'Return: too small', h.paper, h.ink, 15),
    stroke('M238 460C214 464 207 450 208 424M200 433L208 423L216 432', h.ink, 2.4),
  );
