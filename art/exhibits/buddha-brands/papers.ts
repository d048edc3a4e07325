import { cross, tick } from '#art/kit/screen.ts';
import { byHand, pencil, remark, sheet } from '#art/kit/sheet.ts';
import { box, line, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const desk = ['#3d6149', '#1c3325'] as const;

/** The pages of the old shop; what goes is struck out. */
export function pageMap() {
  const node = (x: number, y: number, label: string, gone = false) =>
    box(x, y, 168, 38, 5, gone ? '#f3f0e7' : '#e4ecdf', {
      stroke: gone ? '#c9c2b2' : '#3d6149',
      'stroke-width': 1.5,
    }) +
    text(x + 12, y + 25, label, 17, gone ? pencil.grey : pencil.ink, { weight: 600 }) +
    (gone ? byHand(x - 6, y + 24, x + 176, y + 14, pencil.red, 3) : '');
  return sheet(
    { id: 'bb-map', desk, kicker: 'Buddha Brands, week 1', title: 'Page map, with what goes' },
    text(58, 152, 'The way in', 17, pencil.grey),
    text(252, 152, 'The way out', 17, pencil.grey),
    stroke('M142 200V508M336 200V383', '#c9c2b2', 1.6),
    node(58, 164, 'Film of the farm', true),
    node(58, 214, 'Shop, all 24', true),
    node(58, 264, 'Dusk evening tea'),
    node(58, 314, 'Still drops'),
    node(58, 364, 'Ember balm'),
    node(58, 414, 'Low tide candle'),
    node(58, 484, '20, by ritual'),
    node(252, 164, 'Basket', true),
    node(252, 214, 'Open an account', true),
    node(252, 264, 'Address', true),
    node(252, 314, 'Address, again', true),
    node(252, 364, 'Pay'),
    remark(252, 440, 'four screens out:'),
    remark(252, 464, 'one that asks, pays'),
    remark(252, 488, 'and says thank you'),
    stroke('M46 268C34 320 34 400 46 450', pencil.blue, 2.6),
    remark(58, 548, 'four front doors', pencil.blue),
  );
}

/** Eight customers, one question, a stopwatch. */
export function paperTest() {
  const times = ['0:31', '0:44', '0:52', '0:38', '1:20', '0:27', '0:49', '0:35'];
  const page = (x: number, y: number) =>
    rect(x, y, 142, 214, '#fff', { stroke: pencil.ink, 'stroke-width': 1.8 }) +
    byHand(x + 14, y + 24, x + 96, y + 24, pencil.ink, 3) +
    rect(x + 14, y + 42, 52, 56, '#f1ead9', { stroke: pencil.ink, 'stroke-width': 1.2 }) +
    rect(x + 76, y + 42, 52, 56, '#f1ead9', { stroke: pencil.ink, 'stroke-width': 1.2 }) +
    text(x + 14, y + 126, 'under £20', 17, pencil.ink, { family: 'serif', italic: true }) +
    rect(x + 14, y + 138, 114, 26, '#e4ecdf', { stroke: pencil.ink, 'stroke-width': 1.2 }) +
    rect(x + 14, y + 174, 114, 26, '#e4ecdf', { stroke: pencil.ink, 'stroke-width': 1.2 });
  return sheet(
    { id: 'bb-test', desk, turn: 1.1, kicker: 'Tuesday, at the farm shop', title: 'Paper test' },
    lines(58, 152, ['“Find a gift for a friend,', 'under twenty pounds.”'], 20, 26, pencil.ink, {
      family: 'serif',
      italic: true,
    }),
    page(58, 204),
    path('M150 392l26 -44 10 6 -26 44 -13 6z', '#e7b36a', { stroke: pencil.ink, 'stroke-width': 1.4 }),
    text(232, 222, 'Customer', 17, pencil.grey),
    text(380, 222, 'Time', 17, pencil.grey, { anchor: 'end' }),
    ...times.flatMap((time, i) => {
      const y = 250 + i * 28;
      return [
        text(232, y, String(i + 1), 18, pencil.ink, { weight: 600 }),
        text(380, y, time, 18, i === 4 ? pencil.red : pencil.ink, { anchor: 'end', weight: 500 }),
        i === 4 ? cross(406, y - 6, pencil.red, 0.9) : tick(405, y - 6, '#3d6149', 0.9),
        line(232, y + 8, 420, y + 8, pencil.rule, 1),
      ];
    }),
    text(58, 500, '7 of 8', 46, '#23402f', { family: 'display', weight: 700, tracking: -1.4 }),
    text(190, 498, 'found one in under a minute', 17, pencil.ink),
    remark(58, 540, 'no. 5 looked under Bath: name it Guests'),
  );
}

/** What the client reads on a Monday. */
export function mondayReport() {
  const weeks = [186, 193, 201, 214, 232, 247, 262, 281];
  return sheet(
    { id: 'bb-monday', desk, turn: -0.7, kicker: 'Week 16, sample figures', title: 'The Monday report' },
    text(58, 192, '281', 60, '#23402f', { family: 'display', weight: 700, tracking: -2.6 }),
    text(58, 220, 'orders last week', 17, pencil.ink),
    text(254, 192, '£6.30', 60, '#23402f', { family: 'display', weight: 700, tracking: -2.6 }),
    text(254, 220, 'of advertising each', 17, pencil.ink),
    ...weeks.flatMap((orders, i) => [
      box(
        58 + i * 46,
        364 - (orders - 130) * 0.72,
        34,
        (orders - 130) * 0.72,
        3,
        i === 7 ? '#b9653a' : '#a9bd9e',
      ),
    ]),
    line(58, 364, 422, 364, pencil.ink, 1.4),
    text(58, 388, 'Week 9', 17, pencil.grey),
    text(422, 388, 'Week 16', 17, pencil.grey, { anchor: 'end' }),
    line(58, 408, 422, 408, pencil.rule, 1.4),
    text(58, 438, 'Three searches that found nothing', 17.5, pencil.ink, { weight: 700 }),
    ...[
      ['bath salts', '31'],
      ['gift card', '22'],
      ['decaf chai', '9'],
    ].flatMap(([words, count], i) => [
      text(58, 468 + i * 29, String(words), 18, pencil.ink),
      text(300, 468 + i * 29, String(count), 18, pencil.ink, { anchor: 'end', weight: 600 }),
      line(58, 476 + i * 29, 300, 476 + i * 29, pencil.rule, 1),
    ]),
    stroke('M264 463C264 444 306 444 306 463S262 482 266 458', pencil.red, 2.4),
    remark(318, 470, 'make it:'),
    remark(318, 494, 'product 25'),
  );
}
