import { scale, seaTransform } from './scale.ts';
import { nextWaters, tideAt } from './tide.ts';

/** The tide at an instant to come: metres as they are shown, its way, and where the lines stand. */
export type TideThen = { level: string; rising: boolean; sea: string };

/** @param at epoch milliseconds */
export function tideThen(at: number): TideThen {
  const level = tideAt(at);
  const { high, low } = nextWaters(at);
  return {
    level: level.toFixed(1),
    rising: high.at < low.at,
    sea: seaTransform(Math.min(1, Math.max(0, level / scale.metres))),
  };
}
