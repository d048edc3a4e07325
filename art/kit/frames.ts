import { blur, box, circle, clipBox, ellipse, group, line, linear, rect, stroke } from './svg.ts';
import { text } from './type.ts';

export type BrowserFrame = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Width of the frame in the drawing; the page inside is `pageWidth` units wide. */
  readonly width: number;
  readonly height: number;
  readonly pageWidth: number;
  readonly address: string;
  readonly addressSize?: number;
  readonly tone: 'light' | 'dark';
  readonly page: string;
  /** With its field from the left, so that its address is within the half that no wipe cuts. */
  readonly wiped?: true;
};

const chrome = {
  light: {
    bar: '#f3f1ec',
    field: '#ffffff',
    ink: '#6c6a65',
    edge: '#1d242c',
    dot: '#cfcbc2',
    rule: '#dedad1',
  },
  dark: {
    bar: '#232427',
    field: '#303236',
    ink: '#a6a7aa',
    edge: '#47494d',
    dot: '#4e5055',
    rule: '#111214',
  },
} as const;

const barHeight = 46;

/** Two soft shadows under a rounded box: one close, one deep. */
export function shadow(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  depth = 1,
) {
  return (
    blur(`${id}-near`, 9 * depth, 0.2) +
    blur(`${id}-far`, 38 * depth, 0.4) +
    box(x + 24 * depth, y + 60 * depth, w - 48 * depth, h - 20 * depth, r, colour, {
      opacity: 0.42,
      filter: `url(#${id}-far)`,
    }) +
    box(x + 2, y + 10 * depth, w - 4, h, r, colour, { opacity: 0.32, filter: `url(#${id}-near)` })
  );
}

/** A browser window; the page is drawn in its own units and scaled to the frame. */
export function browser(frame: BrowserFrame): string {
  const { id, x, y, width, height, pageWidth, addressSize = 14.5 } = frame;
  const c = chrome[frame.tone];
  const scale = width / pageWidth;
  const fieldWidth = frame.wiped ? width - 200 : Math.min(520, width * 0.44);
  const fieldX = (width - fieldWidth) / 2;
  return group(
    { transform: `translate(${x} ${y})` },
    clipBox(
      `${id}-window`,
      0,
      0,
      width,
      height,
      16,
      rect(0, 0, width, height, c.bar),
      group({ transform: `translate(0 ${barHeight}) scale(${scale})` }, frame.page),
      rect(0, 0, width, barHeight, c.bar),
      line(0, barHeight, width, barHeight, c.rule, 1),
      ...[26, 48, 70].map((cx) => circle(cx, barHeight / 2, 6.5, c.dot)),
      box(fieldX, 9, fieldWidth, barHeight - 18, 9, c.field),
      stroke(`M${fieldX + 15} 21v-2.4a4 4 0 0 1 8 0v2.4M${fieldX + 13.5} 21h11v8h-11z`, c.ink, 1.6),
      text(fieldX + 33, barHeight / 2 + addressSize * 0.345, frame.address, addressSize, c.ink, {
        weight: 500,
      }),
      stroke(`M${width - 34} 17v12M${width - 40} 23h12`, c.ink, 1.8),
    ),
    // Darker than a light page, lighter than a dark one: a light edge stood as a line around dark feet of pages.
    box(0.5, 0.5, width - 1, height - 1, 15.5, 'none', {
      stroke: c.edge,
      'stroke-opacity': frame.tone === 'light' ? 0.12 : 0.55,
    }),
  );
}

export type PhoneFrame = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The screen inside is always 390 × 844 units. */
  readonly screen: string;
  readonly statusInk: string;
  readonly body?: string;
  /** Without its time, where that would be too small to be read. */
  readonly timeless?: true;
};

/** Height of a phone frame of this width. */
export const phoneHeight = (width: number) => (width / 430) * 884;

/** A phone; the screen is 390 × 844 units, its top 54 belong to the status bar. */
export function phone(frame: PhoneFrame): string {
  const { id, statusInk } = frame;
  const scale = frame.width / 430;
  const body = frame.body ?? '#111215';
  return group(
    { transform: `translate(${frame.x} ${frame.y}) scale(${scale})` },
    linear(`${id}-body`, [0, 0], [1, 1], [0, '#4a4d52'], [0.18, body], [0.8, body], [1, '#3a3c40']),
    box(-3, 190, 6, 60, 3, '#2a2c30'),
    box(-3, 266, 6, 60, 3, '#2a2c30'),
    box(427, 220, 6, 96, 3, '#2a2c30'),
    box(0, 0, 430, 884, 66, `url(#${id}-body)`),
    box(6, 6, 418, 872, 60, '#050506'),
    group(
      { transform: 'translate(20 20)' },
      clipBox(`${id}-screen`, 0, 0, 390, 844, 46, frame.screen),
      frame.timeless ? '' : text(52, 36, '9:41', 17, statusInk, { weight: 600, anchor: 'middle' }),
      box(139, 12, 112, 32, 16, '#050506'),
      circle(232, 28, 5, '#14161c'),
      ...[0, 1, 2, 3].map((i) => box(306 + i * 5, 33 - i * 2.6, 3.4, 5 + i * 2.6, 1, statusInk)),
      box(334, 25.5, 24, 12.5, 4, 'none', { stroke: statusInk, 'stroke-opacity': 0.6, 'stroke-width': 1.2 }),
      box(336, 27.5, 16, 8.5, 2.4, statusInk),
      box(125, 829, 140, 5, 2.5, statusInk, { opacity: 0.85 }),
    ),
  );
}

/** A soft contact shadow on a ground line. */
export function contact(
  id: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
) {
  return (
    blur(id, Math.max(3, ry * 0.7), 1) + ellipse(cx, cy, rx, ry, colour, { opacity, filter: `url(#${id})` })
  );
}
