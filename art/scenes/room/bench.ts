import { linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import type { Hour } from './hour.ts';
import { sill } from './window.ts';

/** The back of the bench and its front edge. */
const [back, front] = [sill + 8, 664];
/** Where the floor begins. */
export const floor = 838;
const thick = 22;
/** How far light and shadow lean to the left on their way over the bench. */
const lean = 60;

type Bench = {
  readonly width: number;
  readonly mullions: readonly number[];
  readonly legs: readonly number[];
};

/** One bench from wall to wall, the panes of the window lying on it as light. */
export function bench({ outside, wood, shade, sun }: Hour, { width, mullions, legs }: Bench): string {
  const { id } = outside;
  const [top, lit, edge, leg] = wood;
  const panes = [-40, ...mullions, width + 80];
  return [
    linear(`${id}-under`, [0, 0], [0, 1], [0, shade, 0.34], [1, shade, 0]),
    linear(`${id}-pane`, [0, 0], [0, 1], [0, lit, sun], [1, lit, sun * 0.55]),
    ...legs.map(
      (x) =>
        path(`M${x - 34} ${floor + 34}L${x - 12} ${front}H${x + 2}L${x - 18} ${floor + 34}Z`, leg) +
        path(`M${x + 34} ${floor + 34}L${x + 12} ${front}H${x - 2}L${x + 18} ${floor + 34}Z`, leg) +
        rect(x - 28, 762, 56, 9, leg),
    ),
    rect(0, front + thick, width, 84, `url(#${id}-under)`),
    rect(0, back, width, front - back, top),
    ...panes.slice(0, -1).map((x, i) => {
      const [from, to] = [x + 12, (panes[i + 1] ?? width) - 12];
      return path(`M${from} ${back}H${to}L${to - lean} ${front}H${from - lean}Z`, `url(#${id}-pane)`);
    }),
    // The grain, and where two boards meet.
    stroke(
      repeat(Math.ceil(width / 300), (i) => `M${i * 300 + 40} ${back + 26 + ((i * 17) % 50)}q70 -7 150 0`),
      edge,
      2.4,
      { opacity: 0.3 },
    ),
    rect(0, back + 50, width, 1.8, edge, { opacity: 0.35 }),
    rect(0, front, width, thick, edge),
    rect(0, front, width, 3.5, lit, { opacity: 0.75 }),
  ].join('');
}
