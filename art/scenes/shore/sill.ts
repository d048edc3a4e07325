import { at, box, circle, drawing, ellipse, group, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { handwriting, paperBy, pencil } from './desk.ts';
import { dusk, type Light, moonlight } from './light.ts';
import { rain, wetHarbour } from './wet-harbour.ts';

/** What is on it stands between 240 and 900 across, which a narrow window still shows; the foot goes behind a card. */
export const sillSize = { width: 1120, height: 705 } as const;

const horizon = 300;

/** The colours of what stands indoors. */
const room = (light: Light) =>
  light.night
    ? {
        frame: '#233b4c',
        edge: '#34536a',
        board: '#1a3040',
        front: '#101f2c',
        cup: '#b9c3c6',
      }
    : {
        frame: '#e9dcc6',
        edge: '#fff4e0',
        board: '#d9c6a8',
        front: '#a98f6d',
        cup: '#fbf6ec',
      };

/** Across a phone, from the edge to the staff: what lies on the board, whole. */
export const lowSillSize = { width: 680, height: 180 } as const;

const shade = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, '#06101a', { opacity: 0.28 });

/** Open, with what the half-hour is for. */
function notebook(light: Light): string {
  const paper = paperBy(light);
  const hand = (y: number, words: string) => handwriting(light, 256 - (y - 540) * 0.28, y, words, 29);
  return [
    path('M222 506H602L662 644H162Z', '#06101a', { opacity: 0.25 }),
    path('M228 500H596L652 636H172Z', light.scarf[1]),
    path(
      'M238 496C300 488 370 490 412 500C454 490 524 488 586 496L636 628C560 618 470 620 412 632C354 620 264 618 188 628Z',
      paper,
    ),
    path('M412 500C454 490 524 488 586 496L636 628C560 618 470 620 412 632Z', '#06101a', { opacity: 0.07 }),
    stroke('M412 501V631', '#06101a', 2, { opacity: 0.22 }),
    hand(534, 'Figures'),
    hand(571, 'The site'),
    hand(608, 'Next step'),
    group({ transform: 'translate(449.1 588.8) rotate(-24)' }, pencil(light, 138, 13)),
  ].join('');
}

/** On its stand, in a call that has just begun. */
function phone(light: Light): string {
  const { id } = light;
  return [
    shade(706, 548, 112, 12),
    path('M664 520L744 520L764 548H650Z', '#0a1722'),
    box(622, 236, 168, 300, 24, '#0a1722'),
    linear(`${id}-screen`, [0, 0], [0, 1], [0, '#0f6b73'], [1, '#0a3a46']),
    box(631, 245, 150, 282, 17, `url(#${id}-screen)`),
    text(706, 300, 'Your call', 28, '#cfe6e8', { weight: 600, anchor: 'middle' }),
    text(706, 358, '10:00', 49, '#ffffff', { family: 'display', weight: 700, anchor: 'middle' }),
    stroke('M631 404q18 -16 37 0t38 0 37 0 38 0', '#7fc3c4', 4),
    stroke('M631 422q18 -16 37 0t38 0 37 0 38 0', '#7fc3c4', 3, { opacity: 0.5 }),
    circle(672, 478, 23, '#ffffff', { opacity: 0.18 }),
    stroke('M672 467v13M663 477c0 13 18 13 18 0M672 487v5', '#ffffff', 3.4),
    circle(740, 478, 23, '#fb7033'),
    stroke('M728 483c0 -11 24 -11 24 0', '#26120a', 6),
  ].join('');
}

function cup(light: Light): string {
  const { cup: white } = room(light);
  return [
    shade(868, 574, 76, 11),
    stroke('M846 446c-12 -16 10 -26 0 -46M874 442c-12 -18 12 -28 0 -52', '#ffffff', 5, { opacity: 0.4 }),
    stroke('M912 494c34 -8 40 46 -4 44', white, 13),
    path('M814 462h104l-8 96c-2 14 -12 18 -24 18h-40c-12 0 -22 -4 -24 -18z', white),
    path('M816.500 492h99l-2.400 28h-94.200z', light.tower[1]),
    path('M892 462h26l-8 96c-2 14 -12 18 -24 18h-10c12 0 14 -12 15 -20z', '#06101a', { opacity: 0.1 }),
    ellipse(866, 462, 52, 10, white),
    ellipse(866, 463, 44, 7, '#8a4f26'),
  ].join('');
}

/** Lying open before one, as wide as its words are on a phone. */
function lowNotebook(light: Light): string {
  const paper = paperBy(light);
  const hand = (x: number, y: number, words: string) => handwriting(light, x, y, words, 28);
  return [
    path('M26 122H336L362 212H0V206Z', '#06101a', { opacity: 0.25 }),
    path('M30 116H332L356 206H4Z', light.scarf[1]),
    path(
      'M36 112C84 106 138 107 180 115C222 107 278 106 326 112L348 200C290 194 226 194 180 203C134 194 70 194 12 200Z',
      paper,
    ),
    path('M180 115C222 107 278 106 326 112L348 200C290 194 226 194 180 203Z', '#06101a', { opacity: 0.07 }),
    stroke('M180 116V202', '#06101a', 2, { opacity: 0.22 }),
    hand(46, 144, 'Figures'),
    hand(38, 178, 'The site'),
    hand(198, 144, 'Next step'),
    group({ transform: 'translate(222.04 174.4) rotate(-10)' }, pencil(light, 100, 11)),
  ].join('');
}

/** On its side, leant back, so that its words are large. */
function lowPhone(light: Light): string {
  const { id } = light;
  return [
    shade(462, 186, 104, 9),
    path('M420 160H508L522 186H406Z', '#0a1722'),
    box(366, 56, 196, 116, 18, '#0a1722'),
    linear(`${id}-screen`, [0, 0], [0, 1], [0, '#0f6b73'], [1, '#0a3a46']),
    box(374, 64, 180, 100, 12, `url(#${id}-screen)`),
    text(386, 95, 'Your call', 28, '#cfe6e8', { weight: 600 }),
    text(388, 142, '10:00', 44, '#ffffff', { family: 'display', weight: 700 }),
    circle(526, 134, 19, '#fb7033'),
    stroke('M516 138c0 -9 20 -9 20 0', '#26120a', 5),
  ].join('');
}

/** Its strokes, for a drawing of the page that it is on: the board alone, with all that lies on it whole. */
export function onLowSill(light: Light): string {
  const { width, height } = lowSillSize;
  const { edge, board, front } = room(light);
  return [
    rect(0, 0, width, height, board),
    rect(0, 0, width, 3, edge),
    stroke('M0 64q170 9 340 0t340 0M0 132q170 -8 340 0t340 0', front, 2, { opacity: 0.4 }),
    at(14, -42, 0.92, lowNotebook(light)),
    at(-6, -28, 1, lowPhone(light)),
    at(-34, -268, 0.74, cup(light)),
  ].join('');
}

const lowSill = (light: Light) => drawing(lowSillSize.width, lowSillSize.height, onLowSill(light));

/** What is at hand while a call is held: a wet day in the harbour behind, and nobody. */
function sill(light: Light): string {
  const { width, height } = sillSize;
  const { frame, edge, board, front } = room(light);
  return drawing(
    width,
    height,
    wetHarbour(light, width, horizon),
    rain(light, width, 458),
    // The sash, with its one upright, and the board below it.
    rect(84, 0, 20, 470, frame),
    rect(84, 0, 4, 470, edge),
    rect(0, 458, width, 30, frame),
    rect(0, 458, width, 4, edge),
    rect(0, 488, width, height - 488, board),
    rect(0, 488, width, 10, front, { opacity: 0.45 }),
    notebook(light),
    phone(light),
    cup(light),
  );
}

export const callSill = (): string => sill(dusk);
export const callSillNight = (): string => sill(moonlight);
export const callSillLow = (): string => lowSill(dusk);
export const callSillLowNight = (): string => lowSill(moonlight);
