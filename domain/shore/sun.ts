import { minuteMs } from '#domain/format/durations.ts';
import { gauge } from './gauge.ts';

const [minutesOfDay, degrees] = [1440, Math.PI / 180];
const epochAt = Date.UTC(2000, 0, 1, 12);
/** The upper edge of the disc on the horizon: its half width, and how far the air lifts it, in degrees. */
const horizon = -0.833;

/**
 * When the sun rises and sets in Scarborough on the day in whose noon an instant lies, both in epoch milliseconds.
 * NOAA's solar calculator after Meeus, Astronomical Algorithms, chapters 25 and 28: to the minute at this latitude.
 * @param noonAt epoch milliseconds about noon of that day
 */
export function sunOfDay(noonAt: number): { riseAt: number; setAt: number } {
  const midnightAt = Math.floor(noonAt / (minutesOfDay * minuteMs)) * minutesOfDay * minuteMs;
  const crossing = (side: -1 | 1): number => {
    let at = noonAt;
    // The sun moves on while the day passes: its place at the instant that was found gives a better one.
    for (let round = 0; round < 3; round++) {
      const { declination, equation } = placeOf(at);
      const latitude = gauge.latitude * degrees;
      const half =
        Math.acos(
          (Math.sin(horizon * degrees) - Math.sin(latitude) * Math.sin(declination)) /
            (Math.cos(latitude) * Math.cos(declination)),
        ) / degrees;
      const noon = minutesOfDay / 2 - 4 * gauge.longitude - equation;
      at = midnightAt + (noon + side * 4 * half) * minuteMs;
    }
    return at;
  };
  return { riseAt: crossing(-1), setAt: crossing(1) };
}

/** Whether the sun is below the horizon of Scarborough at an instant (epoch milliseconds). */
export function isNight(at: number): boolean {
  const day = minutesOfDay * minuteMs;
  const { riseAt, setAt } = sunOfDay(Math.floor(at / day) * day + day / 2);
  return at < riseAt || at >= setAt;
}

/** Where the sun stands: declination in radians, and by how many minutes the sundial is ahead of the clock. */
function placeOf(at: number): { declination: number; equation: number } {
  const century = (at - epochAt) / (36_525 * minutesOfDay * minuteMs);
  const longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
  const anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * degrees;
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    Math.sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    Math.sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    Math.sin(3 * anomaly) * 0.000289;
  const node = (125.04 - 1934.136 * century) * degrees;
  const apparent = (longitude + centre - 0.00569 - 0.00478 * Math.sin(node)) * degrees;
  const tilt = (23.439291 - century * 0.0130042 + 0.00256 * Math.cos(node)) * degrees;
  const y = Math.tan(tilt / 2) ** 2;
  const mean = longitude * degrees;
  const equation =
    y * Math.sin(2 * mean) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
    0.5 * y * y * Math.sin(4 * mean) -
    1.25 * eccentricity * eccentricity * Math.sin(2 * anomaly);
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(apparent)), equation: (4 * equation) / degrees };
}
