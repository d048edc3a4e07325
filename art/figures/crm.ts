import { shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, group, line, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pointer, stage } from './stage.ts';

type Card = readonly [name: string, note: string, value: string, tint: string];

const columns: ReadonlyArray<{ name: string; sum: string; tone: string; cards: readonly Card[] }> = [
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
    box(x, y, 324, 150, 16, h.paper),
    circle(x + 44, y + 46, 25, tint),
    text(x + 44, y + 53.5, initials, 22, '#fff', { weight: 700, anchor: 'middle' }),
    text(x + 84, y + 43, name, 27, h.ink, { family: 'display', weight: 600 }),
    text(x + 84, y + 73, note, 24, h.slate),
    line(x + 22, y + 94, x + 302, y + 94, h.sand, 1.6),
    text(x + 22, y + 132, value, 27, h.ink, { weight: 700 }),
    ...[0, 1, 2].map((i) => circle(x + 296 - i * 17, y + 122, 5, i === 0 ? h.beacon : '#d9d2c4')),
  ].join('');
}

const slot = (x: number, y: number, colour: string) =>
  box(x, y, 324, 150, 16, 'none', {
    stroke: colour,
    'stroke-width': 2.6,
    'stroke-dasharray': '9 9',
    opacity: 0.75,
  });

/** CRM: the end of the pipeline as a board, one deal on its way to won. */
export function crm(): string {
  return stage(
    'ink',
    6.3,
    ...columns.flatMap((column, c) => {
      const x = 36 + c * 386;
      const won = c === 2;
      const rows = [[132, 298], [132, 464], [464]][c] ?? [];
      return [
        box(x, 40, 356, 590, 20, won ? '#24344a' : '#15283c', {
          stroke: won ? h.beacon : '#2d4257',
          'stroke-width': won ? 2.6 : 1.4,
          'stroke-dasharray': won ? '9 8' : undefined,
        }),
        box(x + 16, 56, 324, 7, 3.5, column.tone),
        text(x + 20, 108, column.name, 29, h.chalk, { family: 'display', weight: 600 }),
        text(x + 336, 107, column.sum, 27, h.chalk, { weight: 600, anchor: 'end' }),
        ...column.cards.map((entry, i) => card(entry, x + 16, rows[i] ?? 0)),
      ];
    }),
    slot(824, 132, h.beacon),
    // the deal in hand, between its column and the next
    slot(438, 298, '#fbb193'),
    stroke('M606 380C700 392 860 330 900 226', h.beacon, 4.4, { 'stroke-dasharray': '2 13' }),
    group(
      { transform: 'rotate(5 800 372)' },
      shadow('cr-s', 632, 286, 324, 150, 16, '#000', 0.8),
      card(['Dental practice', 'Said yes by email', '£26,500', '#0f5e66'], 632, 286),
      box(632, 286, 324, 150, 16, 'none', { stroke: h.beacon, 'stroke-width': 3.6 }),
    ),
    pointer(868, 408, 1.35),
    // what happened, in order
    panel('cr-t', 36, 656, 1128, 206, h.paper, 20),
    text(76, 712, 'Dental practice', 31, h.ink, { family: 'display', weight: 700 }),
    text(1124, 710, '23 days', 27, h.slate, { weight: 600, anchor: 'end' }),
    rect(36, 734, 1128, 1.8, h.sand),
    line(176, 772, 1048, 772, h.beacon, 7, { 'stroke-linecap': 'round' }),
    ...(
      [
        ['Found by search', '2 May'],
        ['Call', '7 May'],
        ['Proposal', '16 May'],
        ['Yes', '25 May'],
      ] as const
    ).flatMap(([step, when], i) => {
      const x = 176 + i * 290.67;
      return [
        circle(x, 772, 14, i === 3 ? h.beacon : h.paper, { stroke: h.beacon, 'stroke-width': 5.6 }),
        text(x, 818, step, 27, h.ink, { weight: 600, anchor: 'middle' }),
        text(x, 847, when, 24, h.slate, { anchor: 'middle' }),
      ];
    }),
  );
}
