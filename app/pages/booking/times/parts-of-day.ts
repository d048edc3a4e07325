import type { ShownSlot } from '#app/pages/booking/state/why-not.ts';
import { say } from '#content/say.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { clockOf, type Zones } from './slot-time.tsx';

type Timed = { start: string };

/** Some times of a day that stand below one heading. */
export type Part<T extends Timed> = { title: string; slots: T[] };

type Chosen = { slots: readonly ShownSlot[]; time: string | null };

/** Times that passed or come too soon are not drawn one by one; only the one that was chosen says why. */
export const drawnOf = ({ slots, time }: Chosen): ShownSlot[] =>
  slots.filter(({ available, start, why }) => available || start === time || why === 'booked');

/** So many times leave half of their part of the panel empty. */
const fewTimes = 6;

/** Whether its times leave room in their half of the panel, which the day's tide then fills. */
export const isShort = (chosen: Chosen): boolean => drawnOf(chosen).length <= fewTimes;

/**
 * Times in the parts of the visitor's own day, in the order in which they come: after midnight there is a morning again.
 * @param date their date on the agency's clock
 */
export function inParts<T extends Timed>(slots: readonly T[], date: string | null, zones: Zones): Part<T>[] {
  const parts: Part<T>[] = [];
  for (const slot of slots) {
    const title = titleOf(date ? clockOf(date, slot.start, zones) : slot.start);
    const last = parts.at(-1);
    if (last?.title === title) last.slots.push(slot);
    else parts.push({ title, slots: [slot] });
  }
  return parts;
}

function titleOf(time: string): string {
  const hour = (secondsOfDay(time) ?? 0) / 3600;
  if (hour < 12) return say('Morning');
  return hour < 17 ? say('Afternoon') : say('Evening');
}

/** The cell that each time stands in where every part begins a row. */
export function cellsOf(parts: readonly Part<Timed>[], columns: number): number[] {
  let row = 0;
  return parts.flatMap(({ slots }) => {
    const first = row * columns;
    row += Math.ceil(slots.length / columns);
    return slots.map((_, place) => first + place);
  });
}
