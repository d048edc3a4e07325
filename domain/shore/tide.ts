import { createTidePredictor } from '@neaps/tide-predictor';
import { dateAt, dayBounds } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { hourMs } from '#domain/format/durations.ts';
import { gauge } from './gauge.ts';

/** High or low water: when, in epoch milliseconds, and how high, in metres above chart datum. */
export type Water = { kind: 'high' | 'low'; at: number; level: number };

/** A day of the tide by the clocks of the UK, on which two days of a year have 23 and 25 hours. */
export type TideDay = {
  startAt: number;
  endAt: number;
  /** Metres above chart datum at equal steps from the first instant of the day to its end. */
  levels: readonly number[];
  waters: readonly Water[];
};

const predictor = createTidePredictor([...gauge.constituents], { offset: gauge.meanLevel });

/**
 * The height of the tide in Scarborough as the moon and the sun make it, without wind or weather.
 * @param at epoch milliseconds @returns metres above chart datum, which is the lowest astronomical tide
 */
export function tideAt(at: number): number {
  // The library's own height at a time is that of the last full ten minutes: up to 15 cm off.
  const [start, end] = [new Date(at), new Date(at + 1000)];
  const [first] = predictor.getTimelinePrediction({ start, end, timeFidelity: 1 });
  if (!first) throw new Error(`The tide has no height at ${start.toISOString()}.`);
  return first.level;
}

/** Heights at equal steps from an instant on, worked out together. @param every milliseconds */
export function tidesFrom(at: number, { count, every }: { count: number; every: number }): number[] {
  const [start, end] = [new Date(at), new Date(at + (count - 1) * every)];
  return predictor
    .getTimelinePrediction({ start, end, timeFidelity: every / 1000 })
    .map(({ level }) => level);
}

/** High and low waters between two instants (epoch milliseconds), in their order. */
function watersBetween(startAt: number, endAt: number): Water[] {
  const found = predictor.getExtremesPrediction({ start: new Date(startAt), end: new Date(endAt) });
  return found.map(({ time, level, high }) => ({ kind: high ? 'high' : 'low', at: time.getTime(), level }));
}

/** The next high and the next low water after an instant (epoch milliseconds). */
export function nextWaters(at: number): { high: Water; low: Water } {
  const coming = watersBetween(at, at + longestWaitMs);
  const next = (kind: Water['kind']): Water => {
    const water = coming.find((one) => one.kind === kind && one.at > at);
    if (!water) throw new Error(`The tide of ${new Date(at).toISOString()} has no ${kind} water to come.`);
    return water;
  };
  return { high: next('high'), low: next('low') };
}

/** From one high water to the next it is 12 hours and 25 minutes on average, and never a day. */
const longestWaitMs = 26 * hourMs;

const stepsOfDay = 48;

let latest: TideDay | null = null;

/** The day of the tide in which an instant lies (epoch milliseconds). The latest is kept: most ask for the same. */
export function tideDay(at: number): TideDay {
  if (latest && latest.startAt <= at && at < latest.endAt) return latest;
  const { startAt, endAt } = dayBounds(agencyZone, dateAt(agencyZone, at));
  const step = (endAt - startAt) / stepsOfDay;
  const levels = Array.from({ length: stepsOfDay + 1 }, (_, index) => tideAt(startAt + index * step));
  latest = { startAt, endAt, levels, waters: watersBetween(startAt, endAt) };
  return latest;
}
