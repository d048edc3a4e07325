import type { BookingText } from '#content/schema/booking.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';

type Start = { date: string; start: string };
type Moment = { now: number; noticeMinutes: number; hostZone: string };

/** What stands on a time that cannot be chosen: it is past, or too near, or somebody has it. */
export function whyNot(words: BookingText['times'], { date, start }: Start, moment: Moment): string {
  const ahead = zonedInstant(date, start, moment.hostZone) - moment.now;
  if (ahead < 0) return words.gone;
  return ahead < moment.noticeMinutes * minuteMs ? words.tooSoon : words.booked;
}
