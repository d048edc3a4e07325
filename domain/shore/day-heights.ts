/** The tide while calls can be held on a day: what a browser draws and reads off. */
export type DayHeights = {
  /** Minutes from midnight, by the clock of the times, at which the first height is. */
  from: number;
  /** Centimetres above chart datum at each half-hour, rounded down, so that they have the decimetres of the whole height. */
  heights: readonly number[];
};

export const stepMinutes = 30;

/** Centimetres at a minute of the day, between two half-hours along a curve through the four around it. */
export function heightAt({ from, heights }: DayHeights, minute: number): number {
  const at = (minute - from) / stepMinutes;
  const left = Math.floor(at);
  const share = at - left;
  const near = (index: number) => heights[Math.min(heights.length - 1, Math.max(0, index))] ?? 0;
  const [before, a, b, after] = [near(left - 1), near(left), near(left + 1), near(left + 2)];
  const bend = 3 * (a - b) + after - before;
  return a + (share / 2) * (b - before + share * (2 * before - 5 * a + 4 * b - after + share * bend));
}

/** Whether the water comes in at a minute of the day. */
export const isRising = (day: DayHeights, minute: number): boolean =>
  heightAt(day, minute + stepMinutes) > heightAt(day, minute - stepMinutes);

/** A time at which the water turns, in minutes from midnight. */
export type Turn = { minute: number; isHigh: boolean };

const nearly = 5;

/** High and low water of a day, to five minutes. */
export function turnsOf(day: DayHeights): Turn[] {
  const count = ((day.heights.length - 1) * stepMinutes) / nearly - 1;
  return Array.from({ length: count }, (_, place) => day.from + (place + 1) * nearly).flatMap((minute) => {
    const then = heightAt(day, minute);
    const cameIn = then > heightAt(day, minute - nearly);
    const comesIn = heightAt(day, minute + nearly) > then;
    return cameIn === comesIn ? [] : [{ minute, isHigh: cameIn }];
  });
}

/** '4.7' for 465 cm. */
export const inMetres = (height: number): string => (Math.round(height / 10) / 10).toFixed(1);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The curve as `d`: minutes from its beginning to the right, centimetres below `top` downwards. A piece an hour, each
 * beginning as the one before ended, so that one day's curve becomes another's when it is set anew.
 */
export function curveOf({ heights }: DayHeights, top: number): string {
  const y = (index: number) => top - (heights[index] ?? 0);
  const last = heights.length - 1;
  /** A third of an hour's way along the slope at a half-hour. */
  const third = (index: number) => {
    const [one, other] = [Math.max(0, index - 1), Math.min(last, index + 1)];
    return ((y(other) - y(one)) / (other - one)) * (2 / 3);
  };
  const pieces = [`M0 ${y(0)}`];
  for (let index = 2; index <= last; index += 2) {
    const [x, end] = [
      index * stepMinutes,
      `${rounded(y(index) - third(index))} ${index * stepMinutes} ${y(index)}`,
    ];
    const start = index === 2 ? `C20 ${rounded(y(0) + third(0))} ` : 'S';
    pieces.push(`${start}${x - 20} ${end}`);
  }
  return pieces.join('');
}
