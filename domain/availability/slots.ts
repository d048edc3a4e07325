import { minuteMs } from '#domain/format/durations.ts';
import { addDays, isIsoDate } from '#domain/format/iso-date.ts';
import { clockTime, secondsOfDay } from '#domain/format/wall-time.ts';
import { callsOn, isFull } from './daily-limit.ts';
import { horizon } from './horizon.ts';
import { type BusyInterval, type Interval, overlaps } from './intervals.ts';
import type { AvailabilityRules } from './rules.ts';
import { stretchesOn } from './working-hours.ts';
import { isRepeatedWallTime, offsetAt, type ZoneDay, zoneDay } from './zone-day.ts';

/** Why a slot cannot be booked. `repeated`: its wall time means the earlier pass of the hour, see below. */
export type SlotReason =
  | 'booked'
  | 'busy'
  | 'past'
  | 'notice'
  | 'blocked'
  | 'daily-limit'
  | 'outside-horizon'
  | 'repeated';

/** A possible call. `start` and `end` are wall times in the host's zone; `end` may lie on the next date. */
export type Slot = {
  startAt: number;
  endAt: number;
  /** `HH:mm:ss` */
  start: string;
  /** `HH:mm:ss`; midnight reads `00:00:00` */
  end: string;
  available: boolean;
  /** Present when not available. */
  reason?: SlotReason;
};

export type SlotQuery = {
  readonly rules: AvailabilityRules;
  /** `yyyy-MM-dd` in the host's zone */
  readonly date: string;
  /** epoch milliseconds */
  readonly now: number;
  /** Bookings and calendars alike, in any order; the window to load is `busyWindow` in busy-window.ts. */
  readonly busy: readonly BusyInterval[];
  readonly blockedDates: ReadonlySet<string> | readonly string[];
  /** Calls that already count against that date's limit; without it, `busy` of kind `booking` starting then. */
  readonly bookedCount?: number | undefined;
};

/**
 * All slots of a date in order, free or not; none for a date without working hours.
 *
 * - Starts lie on a grid counted in elapsed time from the beginning of each stretch of working time, so a wall
 *   time that a clock change skips is never among them.
 * - A wall time that occurs twice means its first occurrence, as in iCalendar (RFC 5545, section 3.3.5). The
 *   second pass is listed, so that the day has its true length, but is not offered (`repeated`).
 * - A slot needs its buffers free of busy time; they may lie outside working hours. Touching is allowed.
 * - Between two calls both want theirs: the longer of the two buffers lies between them, whichever came first.
 * - Notice is elapsed time: a slot is offered when it starts at `now + notice` or later.
 *
 * @throws RangeError for a date that is not a real `yyyy-MM-dd`, a `now` that is no number, or a busy interval
 * that ends before it starts: what cannot be understood must not look free
 */
export function slotsForDate(query: SlotQuery): Slot[] {
  const { rules, date } = query;
  const day = zoneDay(rules.zone, date);
  const reasonOf = reasons(query, day);
  const lengthMs = rules.slotMinutes * minuteMs;
  const stepMs = rules.stepMinutes * minuteMs;
  const slots: Slot[] = [];
  for (const stretch of stretchesOn(rules, date, day)) {
    const skipped = Math.ceil((stretch.startAt - stretch.gridAt) / stepMs);
    let startAt = stretch.gridAt + skipped * stepMs;
    for (; startAt < stretch.endAt && startAt + lengthMs <= stretch.lastEndAt; startAt += stepMs) {
      const endAt = startAt + lengthMs;
      const reason = reasonOf({ startAt, endAt });
      slots.push({
        startAt,
        endAt,
        start: wallTime(rules.zone, day, startAt),
        end: wallTime(rules.zone, day, endAt),
        available: reason === undefined,
        ...(reason && { reason }),
      });
    }
  }
  return slots;
}

/** The slot that a wall time (`HH:mm` or `HH:mm:ss`) means in a date's list; undefined when there is none. */
export function findSlot(slots: readonly Slot[], start: string): Slot | undefined {
  const seconds = secondsOfDay(start);
  if (seconds === null || seconds === 86_400) return undefined;
  const time = clockTime(seconds);
  return slots.find((slot) => slot.start === time);
}

export type StartCheck =
  | { ok: true; slot: Slot }
  /** `not-offered`: no slot of that date starts then, or date or time cannot be read. */
  | { ok: false; reason: SlotReason | 'not-offered'; slot?: Slot };

/**
 * Whether a date and wall time, as sent by a visitor, name a slot that can be booked now.
 * @param start `HH:mm` or `HH:mm:ss` in the host's zone
 * @throws RangeError as `slotsForDate`, except for the date, which is refused
 */
export function checkStart(query: SlotQuery, start: string): StartCheck {
  if (!isIsoDate(query.date)) return { ok: false, reason: 'not-offered' };
  const slot = findSlot(slotsForDate(query), start);
  if (!slot) return { ok: false, reason: 'not-offered' };
  if (slot.available) return { ok: true, slot };
  return { ok: false, reason: slot.reason ?? 'not-offered', slot };
}

/**
 * Checks each slot of the date and says why it cannot be booked; values that are the same for all slots are
 * computed once.
 */
function reasons(query: SlotQuery, day: ZoneDay): (slot: Interval) => SlotReason | undefined {
  const { rules, date, now } = query;
  if (!Number.isFinite(now)) throw new RangeError('`now` must be epoch milliseconds.');
  const beforeMs = rules.bufferBeforeMinutes * minuteMs;
  const afterMs = rules.bufferAfterMinutes * minuteMs;
  const apartMs = Math.max(beforeMs, afterMs);
  const reach = {
    startAt: day.startAt - apartMs,
    endAt: day.endAt + rules.slotMinutes * minuteMs + apartMs,
  };
  const near = query.busy.filter((one) => {
    if (!(one.startAt <= one.endAt)) throw new RangeError('A busy interval ends before it starts.');
    return one.startAt < one.endAt && overlaps(one, reach);
  });
  const full = isFull(rules, query.bookedCount ?? callsOn(day, near));
  const isBlocked = (one: string) =>
    'has' in query.blockedDates ? query.blockedDates.has(one) : query.blockedDates.includes(one);
  const blocked = isBlocked(date);
  const nextBlocked = isBlocked(addDays(date, 1));
  const beyond = date > horizon(rules, now).last;
  const earliestAt = now + rules.minimumNoticeMinutes * minuteMs;

  return (slot) => {
    if (isRepeatedWallTime(day, slot.startAt)) return 'repeated';
    if (slot.startAt < now) return 'past';
    if (beyond) return 'outside-horizon';
    if (blocked || (nextBlocked && slot.endAt > day.endAt)) return 'blocked';
    if (slot.startAt < earliestAt) return 'notice';
    const wanted = { startAt: slot.startAt - beforeMs, endAt: slot.endAt + afterMs };
    const wantedOfCalls = { startAt: slot.startAt - apartMs, endAt: slot.endAt + apartMs };
    const taken = near.filter((one) =>
      overlaps(one, one.kind === 'booking' || one.kind === 'hold' ? wantedOfCalls : wanted),
    );
    if (taken.length > 0) return taken.some((one) => one.kind === 'booking') ? 'booked' : 'busy';
    return full ? 'daily-limit' : undefined;
  };
}

function wallTime(zone: string, day: ZoneDay, at: number): string {
  const offsetMs = day.pieces.find((piece) => at < piece.endAt)?.offsetMs ?? offsetAt(zone, at);
  return clockTime(Math.floor((at + offsetMs) / 1000));
}
