import { byHand, pencil, remark, sheet } from '#art/kit/sheet.ts';
import { at, box, line, repeat } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { snapshot } from './wipe.ts';

const desk = ['#b9683f', '#6d3218'] as const;
const kept = new Set([4, 17, 23, 32, 46, 53]);

/** Sixty photographs; six of them are stories. */
export function photographs() {
  const places = Array.from(
    { length: 60 },
    (_, i) => [58 + (i % 10) * 36.8, 140 + Math.floor(i / 10) * 54] as const,
  );
  return sheet(
    { id: 'da-map', desk, kicker: 'Den, second afternoon', title: 'From sixty to six' },
    ...places.map(([x, y], i) => at(x, y, 1, snapshot(`dap${i}`, 33, 46, i + 1))),
    ...places.map(([x, y], i) =>
      kept.has(i)
        ? box(x - 3, y - 3, 39, 52, 4, 'none', { stroke: pencil.blue, 'stroke-width': 4 })
        : byHand(x + 2, y + 42, x + 31, y + 4, pencil.red, 2.6, i),
    ),
    text(58, 506, '54 go', 34, pencil.red, { family: 'display', weight: 700, tracking: -1 }),
    text(178, 506, '6 are told', 34, pencil.blue, { family: 'display', weight: 700, tracking: -1 }),
    remark(58, 544, 'two prizewinners among the 54: yes, really'),
  );
}

/** The six questions, as somebody answered them. */
export function brief() {
  const answers = [
    ['Where?', 'YO13, above Hackness'],
    ['What?', 'A stone barn, to live in'],
    ['Why now?', 'Permission ends in June'],
    ['How much?', '£240,000, loan agreed'],
    ['By when?', 'Before the second winter'],
    ['Who decides?', 'Both of us. And the dog'],
  ];
  return sheet(
    {
      id: 'da-brief',
      desk,
      turn: 1.2,
      kicker: 'Paper trial, visitor 4',
      title: 'The brief in six questions',
    },
    ...answers.flatMap(([question, answer], i) => {
      const y = 156 + i * 53;
      return [
        text(58, y, `${i + 1}`, 17.8, '#a4512f', { weight: 700 }),
        text(82, y, question ?? '', 17.8, pencil.grey, { weight: 600 }),
        text(82, y + 26, answer ?? '', 21, pencil.blue, { family: 'serif', italic: true }),
        line(82, y + 33, 422, y + 33, pencil.rule, 1.2),
      ];
    }),
    lines(58, 514, ['3 min'], 40, 40, '#2a2725', { family: 'display', weight: 700, tracking: -1.2 }),
    text(176, 512, 'for a director to read', 18, pencil.ink),
    remark(58, 546, 'the old way: four letters, fifty minutes'),
    repeat(1, () => byHand(82, 320, 290, 318, pencil.red, 2.4)),
  );
}
