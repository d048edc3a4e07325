import { button, type Look, note, option, row, screen, tick, title, touch } from '#art/kit/screen.ts';
import { at, box, circle, ellipse, line, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, glazes, tin } from '#art/scenes/buddha-goods.ts';

const look: Look = {
  ground: c.cream,
  ink: c.ink,
  soft: '#565c4b',
  rule: '#e0d2b2',
  main: c.moss,
  onMain: c.cream,
  touch: c.clay,
  head: 'serif',
  headWeight: 400,
  radius: 29,
};
const searching: Look = { ...look, ground: '#ffffff', ink: '#202124', soft: '#5f6368', rule: '#dfe1e5' };

/** A tin before its colour, in the upper part of a screen. */
const shelf = (height: number, scale: number) =>
  [
    glazes,
    rect(0, 0, 390, height, '#f0c79a'),
    circle(195, height * 0.6, height * 0.36, '#f7dcb5'),
    circle(195, height * 0.6, height * 0.25, '#fcebcd'),
    ellipse(195, height - 24, 104, 11, '#7c4a22', { opacity: 0.28 }),
    at(195, height - 26, scale, tin('Dusk')),
    path(
      `M0 ${height}V${height - 16}C70 ${height - 24} 320 ${height - 24} 390 ${height - 16}V${height}Z`,
      c.cream,
    ),
  ].join('');

/** The advert, above the other answers. */
export const advert = () =>
  screen(
    searching,
    box(20, 72, 350, 52, 26, '#fff', { stroke: '#dfe1e5', 'stroke-width': 1.6 }),
    text(44, 105, 'evening tea no caffeine', 18, '#202124'),
    circle(340, 96, 8, 'none', { stroke: '#5f6368', 'stroke-width': 2.4 }),
    stroke('M346 102l7 7', '#5f6368', 2.4),
    text(24, 164, 'Sponsored', 16.5, '#202124', { weight: 700 }),
    box(20, 180, 350, 246, 16, '#fff', { stroke: '#dfe1e5', 'stroke-width': 1.6 }),
    glazes,
    box(36, 196, 112, 150, 10, '#f3cfae'),
    at(92, 332, 0.72, tin('')),
    lines(164, 222, ['Dusk evening tea,', '90 cups'], 19.5, 26, '#1a4fa3', { weight: 600 }),
    text(164, 286, '£28.80', 22, '#202124', { weight: 700 }),
    text(164, 314, '32p a cup', 17, '#5f6368'),
    text(164, 341, 'Buddha Brands', 17, '#5f6368'),
    line(36, 364, 354, 364, '#eceef1', 1.4),
    text(36, 400, 'Free delivery over £35', 17, '#5f6368'),
    ...[456, 596].flatMap((y) => [
      box(20, y, 350, 122, 16, '#f6f7f8'),
      box(40, y + 22, 210, 15, 7, '#d4d8dd'),
      box(40, y + 52, 306, 12, 6, '#e3e6e9'),
      box(40, y + 78, 264, 12, 6, '#e3e6e9'),
    ]),
    touch(look, 330, 292),
  );

/** The tea itself, two sizes. */
export const product = () =>
  screen(
    look,
    shelf(330, 1.36),
    stroke('M34 84l-9 -9l9 -9', c.moss, 2.6),
    title(look, 380, ['Dusk evening tea'], 37),
    note(look, 412, ['Chamomile, oat flower, lemon balm.', 'No caffeine.']),
    option(look, [24, 466, 165, 78], ['30 cups', '38p a cup']),
    option(look, [201, 466, 165, 78], ['90 cups', '32p a cup'], true),
    text(24, 592, '£28.80', 30, c.ink, { weight: 600 }),
    text(366, 590, 'Posted today', 17, look.soft, { anchor: 'end' }),
    button(look, 620, 'Buy now'),
    text(195, 716, '64 reviews mention the taste', 17, look.soft, { anchor: 'middle' }),
    touch(look, 336, 653),
  );

/** The whole checkout. */
export const checkout = () =>
  screen(
    look,
    title(look, 108, ['One page, then tea'], 33),
    glazes,
    box(24, 136, 342, 96, 14, '#f1e3c8'),
    at(66, 222, 0.5, tin('')),
    text(110, 178, 'Dusk evening tea', 19, c.ink, { weight: 600 }),
    text(110, 206, '90 cups', 17, look.soft),
    text(350, 178, '£28.80', 19, c.ink, { weight: 600, anchor: 'end' }),
    text(24, 280, 'Send it to', 17, look.soft),
    text(24, 308, '14 Mill Lane, Helmsley', 19, c.ink, { weight: 600 }),
    text(366, 308, 'Change', 17, c.moss, { weight: 600, anchor: 'end' }),
    line(24, 330, 366, 330, look.rule, 1.2),
    row(look, 368, 'Thursday, letterbox', '£2.90'),
    row(look, 416, 'To pay', '£31.70', true),
    box(24, 462, 342, 62, 12, '#0c0c0d'),
    text(195, 501, 'Pay with your phone', 20, '#fff', { weight: 600, anchor: 'middle' }),
    option(look, [24, 538, 342, 58], ['Pay by card instead']),
    tick(38, 648, c.moss),
    text(62, 654, 'No account, no password', 17.5, c.ink),
    tick(38, 688, c.moss),
    text(62, 694, 'Send back within 30 days', 17.5, c.ink),
    touch(look, 336, 504),
  );

/** A thumb pays; below it the thanks, and when the tin will be empty. */
export const paid = () => {
  const ring = (r: number) =>
    stroke(`M${195 - r} 142a${r} ${r * 1.1} 0 0 1 ${2 * r} 0v${r * 0.5}`, c.clay, 3.4);
  return screen(
    look,
    path('M0 0H390V268Q390 294 364 294H26Q0 294 0 268Z', '#ffffff'),
    line(170, 280, 220, 280, '#d9cdb2', 5, { 'stroke-linecap': 'round' }),
    ring(44),
    ring(31),
    ring(18),
    stroke('M195 136v46', c.clay, 3.4),
    text(195, 228, 'Paid £31.70', 22, c.ink, { weight: 600, anchor: 'middle' }),
    text(195, 257, '19 seconds since the advert', 17, look.soft, { anchor: 'middle' }),
    touch(look, 195, 150, 30),
    circle(195, 350, 34, c.moss),
    tick(193, 350, c.cream, 1.6, 4.6),
    text(195, 438, 'Thank you', 42, c.moss, { family: 'serif', anchor: 'middle', tracking: -1 }),
    lines(195, 477, ['Order 20417 is paid. Your tea', 'is with you on Thursday.'], 18, 27, look.soft, {
      anchor: 'middle',
    }),
    box(24, 540, 342, 96, 16, '#f1e3c8'),
    text(46, 580, 'Remind me when it runs out?', 19, c.ink, { weight: 600 }),
    text(46, 611, 'About 90 evenings from now', 17.5, look.soft),
    text(195, 690, 'Your receipt is in your inbox', 17.5, look.soft, { anchor: 'middle' }),
  );
};
