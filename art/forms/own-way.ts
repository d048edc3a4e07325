import { slip } from '#art/figures/stage.ts';
import { house } from '#art/kit/palette.ts';
import { pencil, remark } from '#art/kit/sheet.ts';
import { blur, box, circle, denseDrawing, group, line, linear, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 440 × 332: a shadow that is cut is a bar. */
export const ownWaySize = { width: 880, height: 664 } as const;

/** What somebody complains of, and what we ask about it. */
const complaints: readonly (readonly [said: string, asked: string])[] = [
  ['Nobody finds our prices.', 'Which one do they ask for?'],
  ['Forms go to Dave, who left.', 'Who reads them now?'],
  ['The photos are from 2014.', 'What do you make today?'],
];

/** The elbow that leads from a complaint to its question. */
const elbow = (x: number, y: number) => stroke(`M${x} ${y}c0 10 3 15 12 15m-5 -5l5 5l-6 4`, pencil.red, 2.2);

const letter = () =>
  group(
    { transform: 'rotate(-1.6 150 160)' },
    slip('own', 14, 14, 288, 270, '#fdfbf5', 4),
    // An email as it is written: to whom, and what about.
    box(14, 14, 288, 40, 4, '#e8eff0'),
    rect(14, 44, 288, 10, '#e8eff0'),
    ...['#c9d3d7', '#c9d3d7', house.beacon].map((dot, index) => circle(32 + index * 14, 34, 4, dot)),
    text(74, 40, 'What is wrong with our site', 16, house.ink, { weight: 600 }),
    ...complaints.map(([said, asked], index) => {
      const y = 88 + index * 70;
      return (
        text(34, y, said, 18, house.ink, { weight: 500 }) +
        elbow(42, y + 10) +
        remark(61, y + 31, asked, pencil.red, 17.6) +
        (index < 2 ? line(34, y + 45, 282, y + 45, '#e6dfd0', 1.4) : '')
      );
    }),
  );

/** A photograph of a whiteboard: boxes, arrows, and one thing circled three times. */
const board = group(
  { transform: 'translate(4 0) rotate(5 352 210)' },
  box(284, 108, 140, 164, 3, '#0b1a28', {
    opacity: 0.32,
    filter: 'url(#own-soft)',
    transform: 'translate(4 8)',
  }),
  box(284, 106, 140, 164, 3, '#ffffff'),
  linear('own-board', [0, 0], [1, 1], [0, '#f4f8f8'], [1, '#d9e3e6']),
  rect(293, 115, 122, 116, 'url(#own-board)'),
  rect(293, 115, 122, 5, '#9aa9b1'),
  rect(293, 225, 122, 6, '#8593a0'),
  ...[
    [304, 132, 34, 22],
    [370, 132, 34, 22],
    [304, 184, 34, 22],
  ].map(([x = 0, y = 0, width = 0, height = 0]) =>
    stroke(`M${x} ${y + 1}l${width} -2l1 ${height}l${-width} 2z`, pencil.blue, 2.4),
  ),
  stroke('M341 143h24m-7 -5l7 5l-7 5M321 158v21m-5 -7l5 7l5 -7', pencil.ink, 2.2),
  repeat(2, (index) => stroke(`M${310 + index * 66} 140q6 -3 10 0t10 -1`, pencil.blue, 1.6)),
  stroke(
    'M372 178c22 -10 42 4 36 20s-36 20 -44 4s10 -26 28 -24s26 16 12 26s-36 6 -38 -8s14 -24 26 -20',
    pencil.red,
    2.4,
  ),
  text(386, 200, '?', 21, pencil.red, { weight: 700, anchor: 'middle' }),
  box(306, 221, 22, 5, 2, pencil.blue),
  box(334, 221, 22, 5, 2, pencil.red),
);

const clip = (x: number, y: number) => {
  const wire = `M${x} ${y}v-26a9 9 0 0 1 18 0v30a6 6 0 0 1 -12 0v-24`;
  return (
    stroke(wire, '#0b1a28', 3.4, { opacity: 0.2, transform: 'translate(2 3)' }) +
    stroke(wire, house.slate, 3.4)
  );
};

/** An email that nobody put into fields, with a photograph, and in red pencil the questions that it becomes. */
export const ownWay = () =>
  denseDrawing(
    ownWaySize.width / 2,
    ownWaySize.height / 2,
    blur('own-soft', 6, 0.25),
    letter(),
    board,
    clip(302, 124),
  );
