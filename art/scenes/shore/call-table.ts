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
export const callTableSize = { width: 560, height: 240 } as const;

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

const hand = (light: Light, x: number, y: number, words: string) => handwriting(light, x, y, words, 27);

function board(light: Light): string {
  const { width, height } = callTableSize;
  const { board, grain } = colours(light);
  return (
    rect(0, 0, width, height, board) +
    [78, 160].map((y) => line(0, y, width, y, grain, 3)).join('') +
    stroke('M0 30q140 10 280 0t280 0M0 118q140 -9 280 0t280 0M0 206q140 8 280 0t280 0', grain, 2, {
      opacity: 0.5,
    })
  );
}

/** How much is left in it: all, half, nothing. */
function cup(light: Light, left: number): string {
  const { cup: white, shade } = colours(light);
  const coffee = '#8a4f26';
  return at(
    496,
    120,
    1,
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
      { transform: 'rotate(-2 170 120)' },
      box(31, 27, 296, 196, 8, '#06101a', shadow),
      box(27, 21, 296, 196, 8, paperBy(light)),
      repeat(6, (i) => circle(44, 44 + i * 30, 4.5, colours(light).board)),
      repeat(3, (i) => line(66, 86 + i * 52, 306, 86 + i * 52, '#7fb3b8', 1.5, { opacity: 0.7 })),
      hand(light, 68, 78, 'Sells: boat trips'),
      hand(light, 68, 130, 'To: families'),
      hand(light, 68, 182, `Each worth ${worth}`),
    ),
    box(349, 33, 88, 186, 10, '#06101a', shadow),
    box(345, 27, 88, 186, 10, '#0d2233'),
    box(353, 36, 72, 44, 5, '#cfe6e8'),
    text(420, 68, worth, 27, '#0d2233', { weight: 600, anchor: 'end' }),
    repeat(12, (i) =>
      box(354 + (i % 3) * 25, 92 + Math.floor(i / 3) * 29, 20, 22, 4, i === 11 ? light.scarf[0] : '#2c4a5d'),
    ),
  );
}

const note = (light: Light, x: number, y: number, fill: string, turn: number, ...words: string[]) =>
  group(
    { transform: `rotate(${turn} ${x + 88} ${y + 44})` },
    rect(x + 4, y + 5, 176, 88, '#06101a', shadow),
    rect(x, y, 176, 88, fill),
    ...words.map((one, index) => hand(light, x + 16, y + 37 + index * 34, one)),
  );

function site(light: Light): string {
  return part(
    light,
    0.5,
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
    stroke('M196 184C212 182 218 174 228 164', '#fb7033', 4),
    note(light, 232, 22, light.night ? '#b59a55' : '#f9dc8a', -2, 'No price', 'before this'),
    note(light, 246, 126, light.night ? '#8fb4b8' : '#cfe6e8', 2, 'Loads in', '4 seconds'),
  );
}

function step(light: Light): string {
  const row = (y: number, name: string, words: string) =>
    text(58, y, name, 24, inkBy(light), { weight: 600 }) + hand(light, 138, y, words);
  return part(
    light,
    0,
    group(
      { transform: 'rotate(1.5 180 120)' },
      box(40, 24, 320, 198, 6, '#06101a', shadow),
      box(36, 18, 320, 198, 6, paperBy(light)),
      rect(36, 30, 8, 174, light.tower[1]),
      text(58, 62, 'One next step', 30, inkBy(light), { family: 'display', weight: 700 }),
      line(58, 78, 334, 78, '#7fb3b8', 2),
      row(114, 'What', 'Prices on trips'),
      row(154, 'Cost', 'About a day'),
      row(194, 'Who', 'You, or us'),
    ),
    group(
      { transform: 'translate(384 206) rotate(-76)' },
      box(2, 5, 128, 13, 3, '#06101a', shadow),
      pencil(light, 128, 13),
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
