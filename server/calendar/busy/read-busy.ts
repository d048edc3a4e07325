import type { Interval } from '#domain/availability/intervals.ts';
import { dayMs } from '#domain/format/durations.ts';
import type { CalendarClient } from '#server/calendar/google/calendar-client.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { BusyAnswer } from '#server/calendar/google/free-busy.ts';

/** Google refuses longer ranges in one query (`timeRangeTooLong`); two months are safely inside. */
const longestQueryMs = 60 * dayMs;

export type BusyReading = {
  /** One answer for each calendar asked for. */
  calendars: Map<string, BusyAnswer>;
  /** Why whole calls failed; null when Google answered. */
  problem: GoogleProblem | null;
};

/** Busy time of calendars over a window of any length, asked for in parts. Unknown in a part is unknown as a whole. */
export async function readBusy(
  client: CalendarClient,
  calendarIds: string[],
  window: Interval,
): Promise<BusyReading> {
  const calendars = new Map<string, BusyAnswer>(
    calendarIds.map((id) => [id, { kind: 'busy', intervals: [] }]),
  );
  for (let fromAt = window.startAt; fromAt < window.endAt; fromAt += longestQueryMs) {
    const toAt = Math.min(fromAt + longestQueryMs, window.endAt);
    const part = await client.freeBusy({ calendarIds, fromAt, toAt });
    for (const id of calendarIds) {
      const before = calendars.get(id);
      const answer = part.calendars.get(id) ?? { kind: 'unknown', reason: 'unexpected-reply' };
      if (before?.kind !== 'busy') continue;
      calendars.set(
        id,
        answer.kind === 'busy'
          ? { kind: 'busy', intervals: [...before.intervals, ...answer.intervals] }
          : answer,
      );
    }
    if (part.problem) return { calendars, problem: part.problem };
  }
  return { calendars, problem: null };
}
