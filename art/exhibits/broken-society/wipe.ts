import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at, box, circle, line, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { beanie, c, emblem, jacket, shirt } from '#art/scenes/broken-goods.ts';

const address = 'broken-society.example';
const grey = '#6b6f76';

/** A browser’s own face of despair. */
export const despair = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path('M0 0H40L56 16V72H0Z', 'none', { stroke: grey, 'stroke-width': 4 }),
    stroke('M40 0V16H56M16 32v4M40 32v4M18 56q10 -9 20 0', grey, 4),
  );

/** Two minutes past ten, as it used to be. */
export function before() {
  const page = [
    rect(0, 0, 1200, 704, '#ffffff'),
    despair(240, 168, 1.3),
    text(240, 332, 'This site can’t be reached', 40, '#34373c', { weight: 500 }),
    lines(
      240,
      384,
      ['broken-society.example took too long to respond.', 'Too many connections. Please try again later.'],
      21,
      34,
      grey,
    ),
    text(240, 470, 'ERROR 503', 18, '#8d9198', { family: 'mono' }),
    box(240, 506, 132, 50, 6, '#2a66c8'),
    text(306, 538, 'Reload', 19, '#fff', { weight: 600, anchor: 'middle' }),
    text(396, 538, 'tried 14 times', 18, grey),
    rect(0, 0, 312, 4, '#2a66c8'),
  ].join('');
  return widePlate({ id: 'bsb', address: `${address}/chapter-iv`, page });
}

export function beforeNarrow() {
  const page = [
    rect(0, 0, 390, 526, '#ffffff'),
    rect(0, 0, 104, 4, '#2a66c8'),
    despair(32, 96, 0.9),
    lines(32, 220, ['This site can’t', 'be reached'], 30, 36, '#34373c', { weight: 500 }),
    lines(32, 304, ['It took too long to respond. Too', 'many connections.'], 18.5, 28, grey),
    text(32, 374, 'ERROR 503', 16.5, '#8d9198', { family: 'mono' }),
    box(32, 402, 118, 48, 6, '#2a66c8'),
    text(91, 433, 'Reload', 18, '#fff', { weight: 600, anchor: 'middle' }),
    text(168, 433, 'tried 14 times', 17, grey),
  ].join('');
  return narrowPlate({ id: 'bsn', address, page });
}

const left = (
  x: number,
  y: number,
  w: number,
  art: string,
  scale: number,
  name: string,
  count: number,
  bg: string,
) => {
  const h = w * 0.78;
  return [
    rect(x, y, w, h, bg),
    at(x + w / 2, y + h / 2, scale, art),
    text(x, y + h + 32, name, 19, c.bone, { weight: 600 }),
    text(x + w, y + h + 32, `${count} left`, 18, count < 5 ? c.pink : '#cfc6b9', {
      anchor: 'end',
      weight: 600,
    }),
    rect(x, y + h + 48, w, 5, '#3a3534'),
    rect(x, y + h + 48, (w * count) / 40, 5, c.pink),
  ].join('');
};

/** The same minute now: a place, a wait and a true count. */
export function after() {
  const page = [
    rect(0, 0, 1200, 704, c.black),
    at(70, 58, 0.4, emblem(100, c.bone)),
    text(112, 64, 'Chapter IV opened at 10:00', 18, c.bone, { weight: 500 }),
    text(1150, 64, '10:02', 20, c.bone, { weight: 600, anchor: 'end' }),
    text(48, 152, 'You are number', 34, c.bone, { family: 'gothic' }),
    text(40, 306, '1,482', 176, c.pink, { family: 'poster', tracking: -2 }),
    lines(
      530,
      186,
      ['About three minutes.', 'Put the kettle on: your place', 'stays yours if the page closes.'],
      25,
      37,
      c.bone,
    ),
    line(48, 340, 1152, 340, '#3a3534', 5),
    line(48, 340, 642, 340, c.pink, 5),
    circle(642, 340, 11, c.pink),
    text(48, 378, 'First come, first in', 18, '#cfc6b9'),
    text(1152, 378, 'Your turn', 18, '#cfc6b9', { anchor: 'end' }),
    left(48, 408, 262, jacket(), 0.72, 'Fracture jacket', 22, c.ash),
    left(
      329,
      408,
      262,
      shirt('#f8f4ec', '#cfc5b5', '#fff', c.black),
      0.72,
      'Oath long sleeve',
      31,
      '#ded6c9',
    ),
    left(610, 408, 262, beanie(), 0.84, 'Vigil beanie', 4, '#3d2a31'),
    left(
      891,
      408,
      262,
      shirt('#ff5d8f', '#b3235a', '#ff9dbb', c.black),
      0.72,
      'Vow long sleeve',
      17,
      '#232020',
    ),
  ].join('');
  return widePlate({ id: 'bsa', address: `${address}/chapter-iv`, page, dark: true });
}

export function afterNarrow() {
  const page = [
    rect(0, 0, 390, 526, c.black),
    at(38, 36, 0.32, emblem(100, c.bone)),
    text(66, 42, 'Chapter IV', 18, c.bone, { weight: 600 }),
    text(368, 42, '10:02', 18, c.bone, { weight: 600, anchor: 'end' }),
    text(22, 104, 'You are number', 28, c.bone, { family: 'gothic' }),
    text(18, 214, '1,482', 118, c.pink, { family: 'poster', tracking: -1.6 }),
    lines(22, 254, ['About three minutes. Your place', 'stays yours if the page closes.'], 18.5, 28, c.bone),
    line(22, 306, 368, 306, '#3a3534', 5),
    line(22, 306, 208, 306, c.pink, 5),
    circle(208, 306, 9, c.pink),
    left(22, 330, 164, jacket(), 0.46, 'Jacket', 22, c.ash),
    left(204, 330, 164, beanie(), 0.52, 'Beanie', 4, '#3d2a31'),
  ].join('');
  return narrowPlate({ id: 'bsm', address: `${address}/chapter-iv`, page, dark: true });
}
