import { tick } from '#art/kit/screen.ts';
import { pencil, remark, sheet } from '#art/kit/sheet.ts';
import { box, line, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const desk = ['#d83a71', '#7d1440'] as const;

/** Nine lines, ticked on the night before. */
export function checklist() {
  const items = [
    'Pages made, 26 designs',
    'Count sewn against count shown',
    'Numbers 1 to 40 on each',
    'Queue opens 9:50',
    'Test order, paid and sent back',
    'Bank told of the hour',
    'Phone with no signal: try it',
    'Engineer named, awake, reachable',
    'Kettle',
  ];
  return sheet(
    { id: 'bs-list', desk, kicker: 'Thursday evening, chapter IV', title: 'Before a release' },
    ...items.flatMap((item, i) => {
      const y = 160 + i * 41;
      return [
        box(58, y - 18, 24, 24, 3, 'none', { stroke: pencil.ink, 'stroke-width': 1.8 }),
        tick(71, y - 7, pencil.red, 1.1, 3.4),
        text(98, y + 1, item, 18.5, pencil.ink, { weight: 500 }),
        line(98, y + 14, 422, y + 14, pencil.rule, 1),
      ];
    }),
    remark(58, 546, 'all nine by 21:40. Go home.'),
  );
}

/** Why eight minutes. */
export function eightMinutes() {
  const counts = [4, 22, 58, 71, 52, 34, 21, 13, 7, 4, 3, 2];
  const x = (minute: number) => 62 + minute * 30;
  const mark = (minute: number, colour: string, anchor: 'start' | 'end' = 'start') =>
    line(x(minute), 168, x(minute), 420, colour, 2.4, {
      'stroke-dasharray': minute === 8 ? undefined : '5 6',
    }) +
    text(x(minute) + (anchor === 'end' ? -6 : 6), 184, String(minute), 17, colour, { weight: 700, anchor });
  return sheet(
    { id: 'bs-eight', desk, turn: 1, kicker: '291 payments, old shop', title: 'How long people take to pay' },
    ...counts.map((count, i) =>
      rect(x(i) + 2, 420 - count * 3.1, 26, count * 3.1, i < 8 ? '#f0a3bd' : '#d9d2c4'),
    ),
    line(58, 420, 424, 420, pencil.ink, 1.6),
    ...[0, 2, 4, 6, 8, 10, 12].map((m) =>
      text(x(m), 444, String(m), 17.8, pencil.grey, { anchor: 'middle' }),
    ),
    text(424, 470, 'minutes', 17.8, pencil.grey, { anchor: 'end' }),
    mark(5, pencil.grey),
    mark(8, pencil.red),
    mark(12, pencil.grey, 'end'),
    remark(58, 506, '5 loses those whose bank texts a code'),
    remark(58, 532, '12 leaves shirts in forgotten tabs'),
    remark(166, 152, '19 in 20 are through by eight'),
  );
}
