import { z } from 'zod';
import type { BusyInterval } from './intervals.ts';

/**
 * Reading the answer of Google's freeBusy query. A calendar that could not be read is unknown, never free: it
 * comes as HTTP 200 with `errors` in its entry, or is missing altogether.
 * Source: https://developers.google.com/workspace/calendar/api/v3/reference/freebusy/query
 */

/** What came back: an HTTP response with its parsed body, or nothing usable. */
export type FreeBusyAnswer =
  | { readonly status: number; readonly body: unknown }
  | { readonly failed: 'timeout' | 'network' };

export type BusyRead =
  | { known: true; busy: BusyInterval[] }
  | { known: false; cause: 'timeout' | 'network' | 'http' | 'calendar' | 'unreadable'; detail: string };

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const bodySchema = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: instant, end: instant })).optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  ),
});

const unknown = (cause: (BusyRead & { known: false })['cause'], detail: string): BusyRead => ({
  known: false,
  cause,
  detail,
});

/**
 * The busy time of all the calendars asked for, or why it is not known. One unreadable calendar makes the whole
 * answer unknown, since a time is free only when it is free in each of them.
 * @param calendarIds the calendars that were asked for
 */
export function readFreeBusy(answer: FreeBusyAnswer, calendarIds: readonly string[]): BusyRead {
  if ('failed' in answer) return unknown(answer.failed, 'The calendar did not answer.');
  if (answer.status !== 200) return unknown('http', `The calendar answered ${answer.status}.`);
  const parsed = bodySchema.safeParse(answer.body);
  if (!parsed.success) return unknown('unreadable', 'The answer of the calendar could not be read.');
  const busy: BusyInterval[] = [];
  for (const id of calendarIds) {
    const calendar = parsed.data.calendars[id];
    if (!calendar) return unknown('calendar', `Calendar ${id}: missing in the answer.`);
    if (calendar.errors && calendar.errors.length > 0) {
      return unknown('calendar', `Calendar ${id}: ${calendar.errors[0]?.reason ?? 'error'}.`);
    }
    if (!calendar.busy) return unknown('calendar', `Calendar ${id}: no busy list in the answer.`);
    for (const { start, end } of calendar.busy) {
      if (start > end) return unknown('unreadable', `Calendar ${id}: a period ends before it starts.`);
      busy.push({ startAt: start, endAt: end, kind: 'calendar' });
    }
  }
  return { known: true, busy };
}
