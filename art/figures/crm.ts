import { shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, group, line, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pointer, stage } from './stage.ts';

type Card = readonly [name: string, note: string, value: string, tint: string];

const columns: ReadonlyArray<{ name: string; sum: string; tone: string; cards: readonly Card[] }> = [
  {
    name: 'New',
    sum: '£18,400',
    tone: '#8fd3cf',
    cards: [
      ['Vet, Thirsk', 'From the quote form', '£6,200', '#2e8f93'],
      ['Gin distillery', 'From an advert', '£9,000', '#b9653a'],
      ['Yoga studio', 'From a search', '£3,200', '#6f8868'],
    ],
  },
  {
    name: 'Call booked',
    sum: '£27,750',
    tone: '#f3cf8f',
    cards: [
      ['Boat yard', 'Tuesday, 10:30', '£14,250', '#1d4e6b'],
      ['Law firm, Leeds', 'Thursday, 14:00', '£13,500', '#5b1f33'],
    ],
  },
  {
    name: 'Proposal',
    sum: '£21,900',
    tone: '#fbb193',
    cards: [
      ['Farm shop', 'Opened twice', '£8,900', '#7a7f2c'],
      ['Nursery group', 'Sent on Monday', '£13,000', '#8f5fa0'],
    ],
  },
  {
    name: 'Won',
    sum: '£38,000',
    tone: h.beacon,
    cards: [['Bike hire', 'Signed today', '£11,500', '#0f5e66']],
  },
];

function card([name, note, value, tint]: Card, x: number, y: number) {
  const initials = name
    .replace(',', '')
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return [
    box(x, y, 230, 128, 14, h.paper),
    circle(x + 36, y + 40, 20, tint),
    text(x + 36, y + 46, initials, 15.5, '#fff', { weight: 700, anchor: 'middle' }),
    text(x + 66, y + 37, name, 19, h.ink, { family: 'display', weight: 600 }),
    text(x + 66, y + 58, note, 15.5, h.slate),
    line(x + 18, y + 80, x + 212, y + 80, h.sand, 1.4),
    text(x + 18, y + 109, value, 19, h.ink, { weight: 700 }),
    ...[0, 1, 2].map((i) => circle(x + 200 - i * 14, y + 103, 4, i === 0 ? h.beacon : '#d9d2c4')),
  ].join('');
}

/** CRM: the pipeline as a board, one deal on its way to won. */
export function crm(): string {
  return stage(
    'ink',
    6.3,
    ...columns.flatMap((column, c) => {
      const x = 56 + c * 276;
      const won = c === 3;
      return [
        box(x, 96, 258, 716, 20, won ? '#24344a' : '#15283c', {
          stroke: won ? h.beacon : '#2d4257',
          'stroke-width': won ? 2.4 : 1.4,
          'stroke-dasharray': won ? '9 8' : undefined,
        }),
        box(x + 14, 112, 230, 6, 3, column.tone),
        text(x + 16, 160, column.name, 23, h.chalk, { family: 'display', weight: 600 }),
        text(x + 242, 159, column.sum, 19, h.mist, { weight: 600, anchor: 'end' }),
        ...column.cards.map((entry, i) => card(entry, x + 14, 188 + i * 142 + (won ? 284 : 0))),
      ];
    }),
    box(898, 188, 230, 128, 14, 'none', {
      stroke: h.beacon,
      'stroke-width': 2.4,
      'stroke-dasharray': '8 8',
      opacity: 0.8,
    }),
    // the deal in hand
    box(622, 472, 230, 128, 14, 'none', {
      stroke: '#fbb193',
      'stroke-width': 2,
      'stroke-dasharray': '8 8',
      opacity: 0.7,
    }),
    stroke('M737 536C790 536 850 520 880 452', h.beacon, 4, { 'stroke-dasharray': '2 12' }),
    group(
      { transform: 'rotate(6 915 370)' },
      shadow('cr-s', 806, 312, 230, 128, 14, '#000', 0.8),
      card(['Dental practice', 'Said yes by email', '£26,500', '#0f5e66'], 806, 312),
      box(806, 312, 230, 128, 14, 'none', { stroke: h.beacon, 'stroke-width': 3 }),
    ),
    pointer(972, 410, 1.2),
    // what happened, in order
    panel('cr-t', 128, 640, 560, 226, h.paper, 20),
    text(164, 690, 'Dental practice', 24, h.ink, { family: 'display', weight: 700 }),
    text(652, 688, '23 days', 18, h.slate, { weight: 600, anchor: 'end' }),
    rect(128, 710, 560, 1.6, h.sand),
    line(232, 766, 616, 766, h.sand, 6, { 'stroke-linecap': 'round' }),
    line(232, 766, 616, 766, h.beacon, 6, { 'stroke-linecap': 'round' }),
    ...(
      [
        ['Found by search', '2 May'],
        ['Call', '7 May'],
        ['Proposal', '16 May'],
        ['Yes', '25 May'],
      ] as const
    ).flatMap(([step, when], i) => {
      const x = 232 + i * 128;
      return [
        circle(x, 766, 13, i === 3 ? h.beacon : h.paper, { stroke: h.beacon, 'stroke-width': 5 }),
        text(x, 810, step, 16.5, h.ink, { weight: 600, anchor: 'middle' }),
        text(x, 834, when, 15.5, h.slate, { anchor: 'middle' }),
      ];
    }),
  );
}
