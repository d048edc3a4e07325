import { kayaks as k, kayaker } from '#art/figures/kayaks.ts';
import {
  at,
  box,
  circle,
  clipBox,
  drawing,
  group,
  line,
  linear,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { handwriting, inkBy, paperBy, pencil } from './desk.ts';
import { dusk, type Light, moonlight } from './light.ts';

/**
 * A third of the table of a call, seen from above: its board goes on in the next one, and so does the cup, which is full,
 * half and empty.
 */
export const callTableSize = { width: 560, height: 336 } as const;

const colours = (light: Light) =>
  light.night
    ? {
        board: '#26394a',
        grain: '#1d2f3e',
        cup: '#b9c3c6',
        shade: '#a3aeb3',
      }
    : {
        board: '#c9ab84',
        grain: '#b9976c',
        cup: '#fdf9f1',
        shade: '#e4d9c6',
      };

const shadow = { opacity: 0.2 };

const hand = (light: Light, x: number, y: number, words: string) => handwriting(light, x, y, words, 33);

function board(light: Light): string {
  const { width, height } = callTableSize;
  const { board, grain } = colours(light);
  return (
    rect(0, 0, width, height, board) +
    [112, 224].map((y) => line(0, y, width, y, grain, 3)).join('') +
    stroke('M0 42q140 10 280 0t280 0M0 166q140 -9 280 0t280 0M0 288q140 8 280 0t280 0', grain, 2, {
      opacity: 0.5,
    })
  );
}

/** How much is left in it: all, half, nothing. */
function cup(light: Light, left: number): string {
  const { cup: white, shade } = colours(light);
  const coffee = '#8a4f26';
  return at(
    476,
    252,
    1.15,
    circle(3, 7, 54, '#06101a', shadow),
    circle(0, 0, 54, white),
    circle(0, 0, 45, 'none', { stroke: light.tower[1], 'stroke-width': 4 }),
    stroke('M22 -24L40 -42', shade, 13),
    stroke('M22 -24L40 -42', white, 9),
    circle(0, 0, 36, shade),
    circle(0, 0, 33, white),
    circle(0, 0, 29, left > 0.5 ? coffee : shade),
    left === 0.5 ? circle(0, 0, 22, coffee) : '',
    left === 0 ? circle(0, 0, 20, white) + stroke('M-18 6a19 19 0 0 0 22 12', coffee, 5) : '',
    left > 0 ? stroke('M-12 -9a15 15 0 0 1 13 -6', '#ffffff', 3, { opacity: 0.5 }) : '',
  );
}

const part = (light: Light, left: number, ...things: string[]) =>
  drawing(callTableSize.width, callTableSize.height, board(light), ...things, cup(light, left));

function figures(light: Light): string {
  const worth = '£140';
  return part(
    light,
    1,
    group(
      { transform: 'rotate(-2 200 168)' },
      box(29, 30, 348, 284, 9, '#06101a', shadow),
      box(24, 23, 348, 284, 9, paperBy(light)),
      repeat(8, (i) => circle(43, 47 + i * 34, 5.5, colours(light).board)),
      repeat(3, (i) => line(68, 104 + i * 76, 352, 104 + i * 76, '#7fb3b8', 2, { opacity: 0.7 })),
      hand(light, 70, 92, 'Sells: boat trips'),
      hand(light, 70, 168, 'To: families'),
      hand(light, 70, 244, `Each worth ${worth}`),
    ),
    box(410, 20, 128, 160, 12, '#06101a', shadow),
    box(405, 13, 128, 160, 12, '#0d2233'),
    box(416, 25, 106, 52, 6, '#cfe6e8'),
    text(514, 62, worth, 33, '#0d2233', { weight: 600, anchor: 'end' }),
    repeat(9, (i) =>
      box(417 + (i % 3) * 36, 88 + Math.floor(i / 3) * 27, 31, 20, 4, i === 8 ? light.scarf[0] : '#2c4a5d'),
    ),
  );
}

const note = (light: Light, x: number, y: number, fill: string, turn: number, ...words: string[]) =>
  group(
    { transform: `rotate(${turn} ${x + 90} ${y + 53})` },
    rect(x + 4, y + 5, 180, 106, '#06101a', shadow),
    rect(x, y, 180, 106, fill),
    ...words.map((one, index) => hand(light, x + 15, y + 45 + index * 40, one)),
  );

function site(light: Light): string {
  return part(
    light,
    0.5,
    at(
      -22,
      8,
      1.3,
      box(35, 11, 176, 228, 22, '#06101a', shadow),
      box(30, 6, 176, 228, 22, '#0a1722'),
      clipBox(
        'call-screen',
        ...([38, 14, 160, 212, 15] as const),
        rect(38, 14, 160, 212, k.ground),
        linear('call-view', [0, 0], [0, 1], ...k.view),
        rect(38, 14, 160, 76, 'url(#call-view)'),
        at(-174, -84, 0.43, kayaker()),
        text(52, 122, 'Harbour', 28, k.ink, k.title),
        text(52, 151, 'Kayaks', 28, k.ink, k.title),
        box(47, 168, 142, 40, 20, k.sun),
        text(118, 196, 'Book a trip', 24, k.ink, { weight: 600, anchor: 'middle' }),
      ),
      box(42, 163, 152, 50, 25, 'none', { stroke: '#fb7033', 'stroke-width': 4 }),
    ),
    stroke('M230 246C246 245 252 236 260 226', '#fb7033', 5.5),
    note(light, 322, 10, light.night ? '#b59a55' : '#f9dc8a', -2, 'No price', 'before this'),
    note(light, 258, 122, light.night ? '#8fb4b8' : '#cfe6e8', 2, 'Loads in', '4 seconds'),
  );
}

function step(light: Light): string {
  const row = (y: number, name: string, words: string) =>
    text(52, y, name, 29, inkBy(light), { weight: 600 }) + hand(light, 144, y, words);
  return part(
    light,
    0,
    group(
      { transform: 'rotate(1.5 200 168)' },
      box(29, 30, 374, 284, 7, '#06101a', shadow),
      box(24, 23, 374, 284, 7, paperBy(light)),
      rect(24, 38, 10, 254, light.tower[1]),
      text(52, 84, 'One next step', 37, inkBy(light), { family: 'display', weight: 700 }),
      line(52, 106, 372, 106, '#7fb3b8', 2.5),
      row(158, 'What', 'Prices on trips'),
      row(214, 'Cost', 'About a day'),
      row(270, 'Who', 'You, or us'),
    ),
    group(
      { transform: 'translate(428 172) rotate(-62)' },
      box(2, 6, 160, 16, 3, '#06101a', shadow),
      pencil(light, 160, 16),
    ),
  );
}

export const callTable = {
  'call-figures': () => figures(dusk),
  'call-figures-night': () => figures(moonlight),
  'call-site': () => site(dusk),
  'call-site-night': () => site(moonlight),
  'call-step': () => step(dusk),
  'call-step-night': () => step(moonlight),
} as const;
