import { clipTo, rect } from '#art/kit/svg.ts';
import { sea } from '#art/scenes/shore/sea.ts';
import { beam, cloud, discOf, gull, restingGull, sky } from '#art/scenes/shore/sky.ts';
import { castleHill, coble, masts, pier, road, sail, sands } from '#art/scenes/shore/town.ts';
import type { Hour } from './hour.ts';

/** Where the window begins, and the horizon in it. */
const [head, horizon] = [26, 318];
export const sill = 560;
const transom = 118;

export type View = {
  readonly width: number;
  /** The mullions between the panes. */
  readonly mullions: readonly number[];
  /** Where the bay ends, the foot of the headland’s cliff, the lighthouse, and the sun or the moon. */
  readonly bay?: number;
  readonly hill: number;
  readonly tower: number;
  readonly disc: readonly [x: number, y: number, r: number];
  readonly boats: readonly [sail: number, coble: number];
  /** A gull on the sill outside, looking in. */
  readonly gullAt?: number;
  readonly clouds: readonly [bank: number, right: number];
};

/** The bay, the castle on its headland, the harbour and the sea, through a long window in a steel frame. */
export function seaWindow({ outside, frame, frameEdge }: Hour, view: View): string {
  const { width, mullions, bay, hill, tower, disc, clouds } = view;
  const upright = (x: number) =>
    rect(x - 7, head, 14, sill - head, frame) + rect(x - 7, head, 2.5, sill - head, frameEdge);
  return [
    clipTo(
      `${outside.id}-glass`,
      rect(0, head, width, sill - head, '#000'),
      sky(outside, { width, horizon, disc, reach: [900, 300], worded: [0, 0] }),
      cloud(outside, clouds[0], 158, 0.86, outside.night ? 0.08 : 0.55),
      !bay ? '' : cloud(outside, clouds[0] + 250, 190, 0.5, outside.night ? 0.06 : 0.4),
      cloud(outside, clouds[1], 92, 0.8, outside.night ? 0.1 : 0.5),
      outside.night ? beam(outside, tower, horizon - 20 - 141 * 0.92, Math.min(900, width * 0.56), 40) : '',
      discOf(outside, disc),
      bay ? road(outside, bay, horizon) : '',
      castleHill(outside, hill, horizon, 0.8),
      masts(outside, horizon, [
        [hill + 40, 70],
        [hill + 74, 56],
        [tower - 210, 66],
        [tower - 166, 92],
        [tower - 134, 60],
      ]),
      sea(outside, { width, from: horizon, to: sill + 120, sunX: disc[0], wave: 1100 }),
      bay ? sands(outside, bay, horizon) : '',
      pier(outside, tower, horizon + 2, 0.92, 380),
      sail(outside, view.boats[0], horizon + 40, 0.8),
      coble(outside, view.boats[1], horizon + 66, 0.95),
      gull(outside, tower - 240, 190, 0.8),
      gull(outside, tower - 300, 160, 0.55),
      gull(outside, hill - 520, 170, 0.6),
      view.gullAt ? restingGull(outside, view.gullAt, sill - 6, 1.5) : '',
    ),
    rect(0, transom, width, 8, frame),
    rect(0, transom, width, 2, frameEdge),
    ...mullions.map(upright),
    rect(0, head - 10, width, 18, frame),
    rect(0, head - 10, width, 2.5, frameEdge),
    rect(0, sill - 8, width, 16, frame),
    rect(0, sill - 8, width, 2.5, frameEdge),
  ].join('');
}
