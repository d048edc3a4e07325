import { cross } from '#art/kit/screen.ts';
import { byHand, pencil, remark } from '#art/kit/sheet.ts';
import { circle, denseDrawing, group, line, type Point } from '#art/kit/svg.ts';
import { coasts, lighthouse, rose, shoal, soundings, soundingsOnPhones, town } from './passage-ground.ts';
import { bareSheet, c, creases, frame, graticule, withinFrame } from './passage-sheet.ts';
import { dividers, redPencil, toolShadows } from './passage-tools.ts';

/** Drawn in half of these units: 560 × 392, all of which is seen: a chart that was cut told of half a course. */
export const passageSize = { width: 1120, height: 784 } as const;
/** For phones and tablets: 560 × 244, the upper part of the same chart, so that one boat sails on both. */
export const passageNarrowSize = { width: 1120, height: 488 } as const;

/** In red pencil: from the shore to a mark for each step of the form, where the boat is then, and to the harbour. */
export const course = {
  from: [98, 136],
  marks: [
    [172, 152],
    [296, 155],
    [414, 137],
  ],
  to: [476, 130],
} as const satisfies { from: Point; marks: readonly Point[]; to: Point };

/** How the sheet lies. */
export const lying = 'rotate(-1.3 280 130)';

const stops: readonly Point[] = [course.from, ...course.marks, course.to];
const legs = stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);

/** The sheet with all that is printed on it, and in pencil where the course will go: the page draws what is sailed. */
const chart = (bottom: number, ...printed: string[]) => {
  const end = bottom + 22;
  return (
    bareSheet(end) +
    withinFrame(bottom, coasts(), ...printed, graticule(bottom), town, lighthouse) +
    frame(bottom) +
    creases(end) +
    legs
      .map(([[x1, y1], [x2, y2]]) =>
        line(x1, y1, x2, y2, pencil.red, 2, { 'stroke-dasharray': '3 6', opacity: 0.75 }),
      )
      .join('') +
    course.marks
      .map(([x, y]) => circle(x, y, 6.5, c.paper, { stroke: pencil.red, 'stroke-width': 2.6 }))
      .join('') +
    cross(...course.from, pencil.red, 1) +
    // On open water, where letters have one ground: one points to its cross, the other ends above the light.
    byHand(119, 172, 105, 149, pencil.red, 2.2) +
    remark(122, 184, 'Where you are', pencil.red, 22) +
    remark(434, 54, 'Where you would', pencil.red, 22, 'end') +
    remark(434, 77, 'like to be', pencil.red, 22, 'end')
  );
};

/** A sea chart with a course in red pencil, from where the reader is to where the reader would like to be. */
export const passage = () =>
  denseDrawing(
    passageSize.width / 2,
    passageSize.height / 2,
    toolShadows,
    group(
      { transform: lying },
      chart(354, shoal(), soundings(), rose(212, 284, 56)),
      redPencil(),
      // They span the leg between two steps.
      dividers(course.marks[1], course.marks[2]),
    ),
  );

/** The same in the height that a phone has for it. */
export const passageNarrow = () =>
  denseDrawing(
    passageNarrowSize.width / 2,
    passageNarrowSize.height / 2,
    group({ transform: lying }, chart(206, soundingsOnPhones(), rose(204, 84, 36))),
  );
