import type { Look } from '#art/kit/screen.ts';
import { box, circle, curve, line, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { formatTime } from '#domain/format/date-time.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { callTide } from '#domain/shore/call-tide.ts';
import { type DayHeights, heightAt, inMetres, isRising } from '#domain/shore/day-heights.ts';

/** The free times of a day by the clock of Scarborough, `HH:mm`; `time` is the chosen one. */
type Day = { readonly date: string; readonly starts: readonly string[]; readonly time?: string };

/** The hours in which calls are held. */
const hours = [{ start: '09:00', end: '16:30' }];
const [water, deep] = ['#d5e6ea', '#005e69'];
/** Columns of half an hour, five in a line, from the first time. */
const [first, step, perLine] = [9 * 60, 30, 5];
const [left, column, wide] = [20, 70, 390];
/** What of a line is air, and what the tide's range takes: highest and lowest centimetres as on the page. */
const [air, sea, top, bed] = [66, 84, 640, 120];
export const lineTall = air + sea;

/**
 * Times of a day as the page has them on phones: in lines of five, each above its ring on the water.
 * @param y where the first line begins @param shown which lines
 */
export function timesOnWater(look: Look, y: number, shown: readonly number[], day: Day): string {
  const tide = tideOf(day);
  return shown.map((place) => drawLine(look, y + place * lineTall, place, { ...day, tide })).join('');
}

function drawLine(look: Look, y: number, place: number, day: Day & { readonly tide: DayHeights }): string {
  const { tide, starts, time } = day;
  const from = first + (place * perLine - 0.5) * step;
  const x = (minute: number) => left + ((minute - from) / step) * column;
  const spot = (minute: number): Point => [
    x(minute),
    y + air + ((top - heightAt(tide, minute)) / (top + bed)) * sea,
  ];
  // Beyond the columns the water goes on to the edges.
  const edge = (left / column) * step;
  const parts = 16;
  const span = (perLine * step + 2 * edge) / parts;
  const surface = curve(Array.from({ length: parts + 1 }, (_, i) => spot(from - edge + i * span)));
  const here = starts.filter((start) => minutesOf(start) > from && minutesOf(start) < from + perLine * step);
  return [
    rect(0, y, wide, lineTall, look.ground),
    path(`${surface}V${y + lineTall}H0Z`, water),
    ...here.map((start) => {
      const [at, up] = spot(minutesOf(start));
      return line(at, up - 12, at, y + air + (top / (top + bed)) * sea, deep, 1, { opacity: 0.45 });
    }),
    stroke(surface, deep, 2.2),
    ...here.map((start) => {
      const [at, up] = spot(minutesOf(start));
      return start === time
        ? circle(at, up, 8, look.touch)
        : circle(at, up, 3.8, look.ground, { stroke: deep, 'stroke-width': 2 });
    }),
    ...here.map((start) => plate(look, spot(minutesOf(start)), formatTime(start), start === time)),
    ...here.filter((start) => start === time).map((start) => pressed(look, spot(minutesOf(start)))),
  ].join('');
}

/** A finger on what it leaves to be read. */
export const finger = (look: Look, x: number, y: number, radius: number) =>
  circle(x, y, radius + 2.7, 'none', { stroke: look.ground, 'stroke-width': 2 }) +
  circle(x, y, radius, 'none', { stroke: look.touch, 'stroke-width': 3.4 });

/** Around the whole time; the dot on the water hangs from it. */
const pressed = (look: Look, [x, ring]: Point) =>
  circle(x, ring - 42, 42, 'none', { stroke: look.touch, 'stroke-width': 3.4 });

/** A time above its ring: its hour, and which half of the day. */
function plate(look: Look, [x, ring]: Point, label: string, on: boolean): string {
  const [clock = '', half = ''] = label.split(' ');
  const y = ring - 66;
  const at = { anchor: 'middle' as const };
  return (
    box(x - 31, y, 62, 54, 9, on ? look.main : look.ground, {
      stroke: on ? look.main : '#7f8b96',
      'stroke-width': 1.6,
    }) +
    text(x, y + 25, clock, 18, on ? look.onMain : look.ink, { ...at, weight: 600 }) +
    text(x, y + 45, half, 16, on ? look.onMain : look.soft, at)
  );
}

/** The tide at the chosen time, or at the first, as the page says it. */
export function levelOf(day: Day): string {
  const tide = tideOf(day);
  const minute = minutesOf(day.time ?? day.starts[0] ?? '');
  return `${inMetres(heightAt(tide, minute))} m and ${isRising(tide, minute) ? 'rising' : 'falling'}`;
}

/** What is said of it below the last line. */
export const toldBelow = (look: Look, y: number, day: Day) =>
  [
    rect(0, y, wide, 64, water),
    text(left, y + 19, 'Tide in Scarborough', 16, look.soft),
    text(left, y + 45, `${formatTime(day.time ?? day.starts[0] ?? '')}: ${levelOf(day)}`, 17.5, '#0f4a52', {
      weight: 600,
    }),
  ].join('');

function tideOf({ date }: Day): DayHeights {
  const tide = callTide(date, hours, 'Europe/London');
  if (!tide) throw new Error(`No tide is known for ${date}.`);
  return tide;
}

const minutesOf = (start: string) => (secondsOfDay(start) ?? 0) / 60;
