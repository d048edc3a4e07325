import type { Look } from '#art/kit/screen.ts';
import { circle, curve, line, type Point, path, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { formatTime } from '#domain/format/date-time.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { callTide } from '#domain/shore/call-tide.ts';
import { heightAt, inMetres, isRising, stepMinutes } from '#domain/shore/day-heights.ts';

/** The free times of a day by the clock of Scarborough, `HH:mm`; `time` is the chosen one. */
type Day = { readonly date: string; readonly starts: readonly string[]; readonly time?: string };

/** The hours in which calls are held. */
const hours = [{ start: '09:00', end: '16:30' }];
const [water, deep] = ['#d5e6ea', '#005e69'];
/** How wide a phone is, and how much of it the bed takes below the lowest tide. */
const [width, bed] = [390, 32];
/** Units for a centimetre of tide. */
const steep = 0.125;

/**
 * The tide of a day as the booking page has it above the times: a post for each free one.
 * @param y where its first line of words stands @param foot where its bed ends
 */
export function seaOfDay(look: Look, [y, foot]: readonly [y: number, foot: number], day: Day): string {
  const { date, starts, time } = day;
  const tide = callTide(date, hours, 'Europe/London');
  const told = time ?? starts[0];
  if (!tide || !told) throw new Error(`No tide is known for ${date}.`);
  const x = (minute: number) => ((minute - tide.from) / ((tide.heights.length - 1) * stepMinutes)) * width;
  const place = (minute: number): Point => [x(minute), foot - bed - heightAt(tide, minute) * steep];
  const top = curve(tide.heights.map((_, index) => place(tide.from + index * stepMinutes)));
  const posts = starts.map((start) => place(minutesOf(start)));
  const minute = minutesOf(told);
  const way = isRising(tide, minute) ? 'rising' : 'falling';
  const level = inMetres(heightAt(tide, minute));
  return [
    text(24, y, 'Tide in Scarborough', 16, look.soft),
    text(24, y + 25, `${formatTime(told)}: ${level} m and ${way}`, 17.5, '#0f4a52', { weight: 600 }),
    path(`${top}V${foot}H0Z`, water),
    ...posts.map(([at, up]) => line(at, up, at, foot - bed, deep, 1, { opacity: 0.45 })),
    stroke(top, deep, 2.2),
    ...posts.map(([at, up]) => circle(at, up, 3.8, look.ground, { stroke: deep, 'stroke-width': 2 })),
    time ? circle(...place(minute), 8, look.touch) : '',
    ...['09:00', '12:00', '15:00'].map((hour) =>
      text(x(minutesOf(hour)), foot - 9, formatTime(hour).replace(':00', ''), 16, deep, { anchor: 'middle' }),
    ),
  ].join('');
}

const minutesOf = (start: string) => (secondsOfDay(start) ?? 0) / 60;
