import { wallClock } from '#domain/format/instant.ts';
import type { Slot } from './slots.ts';

/** A slot as a visitor elsewhere sees it; the instants and the host's `start` and `end` stay as they are. */
type VisitorSlot = Slot & {
  /** `HH:mm:ss` in the visitor's zone */
  visitorStart: string;
  /** `HH:mm:ss` in the visitor's zone; may lie on the visitor's next day */
  visitorEnd: string;
};

export type VisitorDay = {
  /** `yyyy-MM-dd` in the visitor's zone */
  date: string;
  slots: VisitorSlot[];
};

/**
 * Groups the host's slots by the calendar day on which they start for a visitor. Days and slots come in the
 * order of time, whatever the order given. Runs in browsers.
 * @param slots slots of any number of dates
 * @throws RangeError for an unknown zone
 */
export function groupByVisitorDay(slots: readonly Slot[], visitorZone: string): VisitorDay[] {
  const days = new Map<string, VisitorSlot[]>();
  for (const slot of slots.toSorted((a, b) => a.startAt - b.startAt)) {
    const { date, time } = wallClock(slot.startAt, visitorZone);
    const seen = { ...slot, visitorStart: time, visitorEnd: wallClock(slot.endAt, visitorZone).time };
    const day = days.get(date);
    if (day) day.push(seen);
    else days.set(date, [seen]);
  }
  return [...days].map(([date, daySlots]) => ({ date, slots: daySlots }));
}
