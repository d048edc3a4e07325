import { mostCalls } from '#domain/availability/daily-limit.ts';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { slotsForDate } from '#domain/availability/slots.ts';

/** The number of calls that fit under the rules, taken or not. */
export type Room = { day: number; horizon: number };

/** @param date `yyyy-MM-dd` in the rules' zone, taken as one like the others */
export function roomFor(rules: AvailabilityRules, date: string): Room {
  const starts = slotsForDate({ rules, date, now: 0, busy: [], blockedDates: [] }).length;
  const calls = Math.floor(starts * Math.min(1, rules.stepMinutes / rules.slotMinutes));
  const day = Math.max(1, mostCalls(rules, calls));
  return { day, horizon: day * rules.horizonWeekdays };
}

/** The share of all clients of one network; enough for a full office, never much of the diary. */
export type NetworkShare = {
  /** Confirmed calls ahead, and of those on one date. */
  calls: number;
  onDay: number;
  /** Open requests that looked suspicious. */
  requests: number;
  /** Calls booked or requested within 24 hours, whatever their status now. */
  made: number;
  /** Times held at the same moment. */
  holds: number;
};

/** @param wide a campus rather than an office: an IPv6 network of 65,536 */
export function networkShare(room: Room, wide: boolean): NetworkShare {
  const part = (most: number, of: number) => Math.max(2, Math.min(most, Math.floor(room.horizon / of)));
  return {
    calls: part(wide ? 24 : 12, 8),
    onDay: Math.ceil(room.day / 2),
    requests: wide ? 12 : 6,
    made: wide ? 48 : 24,
    holds: part(wide ? 8 : 6, 16),
  };
}
