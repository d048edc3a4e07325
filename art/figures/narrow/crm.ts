import { narrowStage, pointer, slip } from '#art/figures/stage.ts';
import { shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, group, line, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

type Deal = readonly [initials: string, name: string, note: string, value: string, tint: string];

function card([initials, name, note, value, tint]: Deal, x: number, y: number, w = 154) {
  const held = w > 154;
  return [
    box(x, y, w, 78, 10, h.paper),
    circle(x + 22, y + 24, 13.5, tint),
    text(x + 22, y + 28.6, initials, 13, '#fff', { weight: 700, anchor: 'middle' }),
    text(x + 43, y + 22, name, 15, h.ink, { family: 'display', weight: 600 }),
    text(x + 43, y + 38, note, 13, h.slate),
    line(x + 12, y + 48, x + w - 12, y + 48, h.sand, 1.1),
    text(x + 12, y + 67, value, 15, h.ink, { weight: 700 }),
    ...(held ? [] : [0, 1, 2]).map((i) =>
      circle(x + w - 16 - i * 9, y + 62, 2.6, i === 0 ? h.beacon : '#d9d2c4'),
    ),
  ].join('');
}

const column = (x: number, name: string, sum: string, tone: string, won: boolean) =>
  box(x, 14, 176, 216, 13, won ? '#24344a' : '#15283c', {
    stroke: won ? h.beacon : '#2d4257',
    'stroke-width': won ? 1.6 : 1,
    'stroke-dasharray': won ? '6 5' : undefined,
  }) +
  box(x + 11, 24, 154, 4, 2, tone) +
  text(x + 13, 49, name, 16.5, h.chalk, { family: 'display', weight: 600 }) +
  text(x + 164, 48.5, sum, 14.5, h.mist, { weight: 600, anchor: 'end' });

const slot = (x: number, y: number, colour: string) =>
  box(x, y, 154, 72, 10, 'none', {
    stroke: colour,
    'stroke-width': 1.6,
    'stroke-dasharray': '6 6',
    opacity: 0.75,
  });

/** CRM on a phone: the last two columns of the board, and the deal that goes from one to the other. */
export function crmNarrow(): string {
  const steps = [
    ['Found by search', '2 May', 81],
    ['Call', '7 May', 168],
    ['Proposal', '16 May', 251],
    ['Yes', '25 May', 332],
  ] as const;
  return narrowStage(
    'ink',
    6.3,
    column(14, 'Proposal', '£8,900', '#fbb193', false),
    column(200, 'Won', '£38,000', h.beacon, true),
    card(['FS', 'Farm shop', 'Opened twice', '£8,900', '#7a7f2c'], 25, 60),
    slot(25, 149, '#fbb193'),
    card(['BH', 'Bike hire', 'Signed today', '£11,500', '#0f5e66'], 211, 146),
    stroke('M104 182C150 184 190 168 206 142', h.beacon, 2.4, { 'stroke-dasharray': '1 7' }),
    group(
      { transform: 'rotate(3.5 290 100)' },
      shadow('cr-s', 192, 58, 176, 78, 10, '#000', 0.4),
      card(['DP', 'Dental practice', 'Said yes by email', '£26,500', '#0f5e66'], 192, 58, 176),
      box(192, 58, 176, 78, 10, 'none', { stroke: h.beacon, 'stroke-width': 2 }),
    ),
    pointer(322, 116, 0.66),
    slip('cr-t', 14, 238, 362, 94),
    text(30, 264, 'Dental practice', 16.5, h.ink, { family: 'display', weight: 700 }),
    text(360, 263, '23 days', 14, h.slate, { weight: 600, anchor: 'end' }),
    rect(14, 274, 362, 1.1, h.sand),
    line(81, 289, 332, 289, h.beacon, 3.4, { 'stroke-linecap': 'round' }),
    ...steps.flatMap(([step, when, x], i) => [
      circle(x, 289, 6.4, i === 3 ? h.beacon : h.paper, { stroke: h.beacon, 'stroke-width': 2.8 }),
      text(x, 310, step, 13.5, h.ink, { weight: 600, anchor: 'middle' }),
      text(x, 325, when, 13, h.slate, { anchor: 'middle' }),
    ]),
  );
}
