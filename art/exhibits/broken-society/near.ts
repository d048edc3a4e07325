import { box, circle, denseDrawing, line, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c } from '#art/scenes/broken-goods.ts';
import { despair } from './wipe.ts';

/** Size of a page from near, drawn in half of these units: 600 × 480. Type of 21 is 11 pixels on a phone. */
export const nearSize = { width: 1200, height: 960 } as const;

/** All that was seen of a release; its ground is no white, which would be a lamp at night. */
export const error = () =>
  denseDrawing(
    600,
    480,
    rect(0, 0, 600, 480, '#e4e5e8'),
    rect(0, 0, 156, 7, '#2a66c8'),
    despair(44, 64, 1.35),
    lines(44, 246, ['This site can’t', 'be reached'], 62, 68, '#34373c', { weight: 500, tracking: -1 }),
    text(44, 366, 'ERROR 503', 24, '#565a61', { family: 'mono' }),
    box(44, 394, 148, 56, 7, '#2a66c8'),
    text(118, 430, 'Reload', 24, '#fff', { weight: 600, anchor: 'middle' }),
    text(216, 430, 'tried 14 times', 23, '#565a61'),
  );

/** The same minute: how long it takes, and what is left; the place itself is on the phone. */
export const turn = () =>
  denseDrawing(
    600,
    480,
    rect(0, 0, 600, 480, c.black),
    text(44, 72, 'Your turn in about', 44, c.bone, { family: 'gothic' }),
    text(556, 70, '10:02', 27, c.bone, { weight: 600, anchor: 'end' }),
    text(40, 314, '3 min', 242, c.pink, { family: 'poster', tracking: -4 }),
    line(44, 344, 556, 344, '#3a3534', 7),
    line(44, 344, 300, 344, c.pink, 7),
    circle(300, 344, 13, c.pink),
    ...[
      ['Fracture jacket', '22 left'],
      ['Oath long sleeve', '38 left'],
    ].flatMap(([name = '', left = ''], i) => [
      text(44, 400 + i * 42, name, 27, c.bone),
      text(556, 400 + i * 42, left, 27, c.bone, { weight: 600, anchor: 'end' }),
    ]),
  );
