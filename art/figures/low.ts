import { code } from '#art/figures/web-development.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, ellipse, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { mug } from './ecommerce.ts';
import { editor, lineLookedAt, soonThere } from './editor.ts';
import { lowStage, pill, slip, tick } from './stage.ts';

// What stands beside a large picture in the list of services, and below each other: less than half as high as wide.

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
    slip('lv-g', 352, 128, 112, 54),
    soonThere(366, 164, 0.89),
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
