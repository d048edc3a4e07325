import type { SlotView } from '#domain/booking/usual-slots.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

/** Why a time cannot be chosen: it is past, or too near, or somebody has it. Names of what stands on it. */
type Why = 'gone' | 'tooSoon' | 'booked';
export type ShownSlot = SlotView & { why?: Why };

/** When slots were read, and the rules by which they are offered. */
export type Moment = { now: number; noticeMinutes: number; hostZone: string };

/**
 * Says of each time that cannot be chosen why not: once where times are read, since working out instants of a zone
 * costs a slow phone more than drawing them.
 */
export function withReasons(slots: readonly SlotView[], date: string, moment: Moment): ShownSlot[] {
  return slots.map((slot) => (slot.available ? slot : { ...slot, why: whyNot(date, slot.start, moment) }));
}

function whyNot(date: string, start: string, { now, noticeMinutes, hostZone }: Moment): Why {
  const ahead = zonedInstant(date, start, hostZone) - now;
  if (ahead < 0) return 'gone';
  return ahead < noticeMinutes * minuteMs ? 'tooSoon' : 'booked';
}
