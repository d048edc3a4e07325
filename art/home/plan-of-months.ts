import { house as h } from '#art/kit/palette.ts';
import { paper, paperWidth, small, title } from '#art/kit/paper.ts';
import { box, circle, denseDrawing, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const tall = 236;
export const planOfMonthsSize = { width: paperWidth * 2, height: tall * 2 } as const;

/** What is done in which month, from where to where, and what it costs. */
const rows = [
  ['Form', 0, 1, h.beacon, '£900'],
  ['Search', 1, 5, h.tide, '£2,400'],
  ['Adverts', 2, 6, h.tideBright, '£3,300'],
] as const;
const at = (month: number) => 102 + month * 30;

/** A roadmap: each part in its months with its price, and the number that all of it is meant to move. */
export const planOfMonths = () =>
  denseDrawing(
    paperWidth,
    tall,
    paper(tall),
    title('Your six months'),
    ...['J', 'J', 'A', 'S', 'O', 'N'].map((month, i) =>
      text(at(i) + 15, 78, month, small, h.slate, { anchor: 'middle' }),
    ),
    ...Array.from({ length: 7 }, (_, i) => line(at(i), 88, at(i), 172, h.sand, 1.2)),
    ...rows.map(([part, from, to, colour, price], i) => {
      const y = 104 + i * 27;
      return (
        text(28, y + 6, part, small, h.ink, { weight: 600 }) +
        box(at(from) + 2, y - 8, at(to) - at(from) - 4, 16, 8, colour) +
        text(352, y + 6, price, small, h.ink, { anchor: 'end', weight: 600 })
      );
    }),
    line(28, 178, 352, 178, h.sandDeep, 1.5),
    circle(34, 199, 5, h.tide),
    text(48, 205, 'To move: enquiries, 24 to 45', small, h.ink, { weight: 600 }),
  );
