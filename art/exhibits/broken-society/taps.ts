import { type Look, note, option, row, screen, tick, touch } from '#art/kit/screen.ts';
import { at, circle, line, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, emblem, shirt } from '#art/scenes/broken-goods.ts';

const look: Look = {
  ground: c.bone,
  ink: c.black,
  soft: '#5e554c',
  rule: '#cfc5b5',
  main: c.black,
  onMain: c.bone,
  touch: '#c01f5c',
  head: 'gothic',
  headWeight: 400,
  radius: 0,
  clock: '10:02',
};
const night: Look = {
  ...look,
  ground: c.black,
  ink: c.bone,
  soft: '#cfc6b9',
  rule: '#3a3534',
  touch: c.pink,
};

const bar = (y: number, label: string, fill: string, ink: string) =>
  rect(24, y, 342, 60, fill) + text(195, y + 37, label, 19, ink, { weight: 600, anchor: 'middle' });

/** A place in the queue. */
export const place = () =>
  screen(
    night,
    at(195, 120, 0.6, emblem(100, c.bone)),
    text(24, 226, 'You are number', 33, c.bone, { family: 'gothic' }),
    text(20, 356, '1,482', 136, c.pink, { family: 'poster', tracking: -2 }),
    note(night, 404, ['About three minutes. We keep your', 'place if you close this.'], 18.5),
    line(24, 486, 366, 486, '#3a3534', 5),
    line(24, 486, 214, 486, c.pink, 5),
    circle(214, 486, 9, c.pink),
    row(night, 542, 'Fracture jacket', '22 left'),
    row(night, 592, 'Oath long sleeve', '38 left'),
    bar(650, 'Tell me when it is my turn', c.pink, c.black),
    touch({ ...night, touch: c.bone }, 338, 680),
  );

/** A size, and fit in words. */
export const size = () =>
  screen(
    { ...look, clock: '10:05' },
    rect(0, 0, 390, 366, c.pink),
    path('M0 230L390 150V0H0Z', '#ec4a7e'),
    at(195, 226, 1.02, shirt('#141212', '#000', '#5d5450', c.bone)),
    text(24, 420, 'Oath long sleeve', 38, c.black, { family: 'gothic' }),
    text(366, 418, '£58', 23, c.black, { weight: 600, anchor: 'end' }),
    note(look, 456, ['Cut like last winter’s, a size up', 'in the shoulder. 31 left of 40.'], 18),
    ...['S', 'M', 'L', 'XL'].map((label, i) => option(look, [24 + i * 87, 514, 80, 58], [label], i === 1)),
    bar(600, 'Take M', c.black, c.bone),
    text(195, 696, 'Yours for eight minutes', 17.5, look.soft, { anchor: 'middle' }),
    touch(look, 151, 543, 34),
  );

/** Eight minutes, with the clock in sight. */
export const held = () =>
  screen(
    { ...look, clock: '10:05', status: c.bone },
    rect(0, 0, 390, 250, c.black),
    text(195, 118, 'Yours until 10:13', 21, c.bone, { weight: 500, anchor: 'middle' }),
    text(195, 222, '7:41', 100, c.pink, { family: 'poster', anchor: 'middle' }),
    row(look, 304, 'Oath long sleeve, M', '£58'),
    row(look, 352, 'Post, tomorrow', '£4'),
    row(look, 400, 'To pay', '£62', true),
    note(look, 454, ['If the signal goes, the order waits.', 'It is counted once.'], 18),
    bar(524, 'Pay with your phone', c.black, c.bone),
    option(look, [24, 598, 342, 58], ['Pay by card']),
    text(195, 704, 'Number 10 of 40', 18, look.soft, { anchor: 'middle' }),
    touch(look, 338, 554),
  );

/** In a lift, between two floors. */
export const lift = () =>
  screen(
    { ...night, clock: '10:09' },
    stroke('M150 128a64 64 0 0 1 90 0M168 148a38 38 0 0 1 54 0M186 168a12 12 0 0 1 18 0', '#5a5452', 7),
    stroke('M146 184L246 110', c.pink, 7),
    text(24, 264, 'No signal. No harm.', 37, c.bone, { family: 'gothic' }),
    lines(24, 308, ['Your order is with us and waits', 'for the bank. Nothing to do.'], 19, 29, '#cfc6b9'),
    line(24, 372, 366, 372, '#3a3534', 1.5),
    ...(
      [
        ['10:05', 'M put aside for you'],
        ['10:07', 'Payment begun'],
        ['10:08', 'Signal lost'],
        ['10:09', 'Doors opened, paid'],
      ] as const
    ).flatMap(([time, what], i) => [
      text(24, 416 + i * 48, time, 18, '#a39a8f', { family: 'mono' }),
      text(104, 416 + i * 48, what, 19, i === 3 ? c.pink : c.bone, { weight: i === 3 ? 700 : 500 }),
      tick(350, 410 + i * 48, i === 2 ? '#5a5452' : c.pink),
    ]),
    rect(24, 614, 342, 104, c.pink),
    text(195, 656, 'Number 10 of 40', 26, c.black, { weight: 700, anchor: 'middle' }),
    text(195, 690, 'Register it in the archive', 18, c.black, { anchor: 'middle' }),
    touch({ ...night, touch: c.bone }, 336, 666),
  );
