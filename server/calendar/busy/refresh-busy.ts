import { busyWindow } from '#domain/availability/busy-window.ts';
import { horizon } from '#domain/availability/horizon.ts';
import { mergeIntervals } from '#domain/availability/intervals.ts';
import { dayMs } from '#domain/format/durations.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { CalendarAccess } from '#server/calendar/connection/google-link.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import { type Trouble, troubleOf } from '#server/calendar/connection/trouble.ts';
import type { Services } from '#server/ports/services.ts';
import { keepOnly, loadBusy, storeBusy } from './busy-store.ts';
import { readBusy } from './read-busy.ts';

type Parts = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'wakeOutbox'>;

/**
 * Reads the busy time of every checked calendar from yesterday to beyond the horizon and stores it, so that
 * nobody who looks for a time waits for Google. A calendar that cannot be read keeps what was known, with the reason.
 * @returns what went wrong, or null when every calendar answered
 */
export async function refreshBusy(
  services: Parts,
  access: Extract<CalendarAccess, { kind: 'open' }>,
): Promise<Trouble | null> {
  const queries = services.db.query;
  const { client, connection } = access;
  const rules = await loadRules(queries);
  const now = services.clock.now();
  const { today, last } = horizon(rules, now);
  const wanted = busyWindow(rules, today, last);
  const window = { startAt: wanted.startAt - dayMs, endAt: wanted.endAt + 2 * dayMs };
  const reading = await readBusy(client, connection.checkedCalendars, window);
  if (reading.problem) return noteProblem(services, connection, reading.problem);

  let trouble: Trouble | null = null;
  for (const [calendarId, answer] of reading.calendars) {
    if (answer.kind === 'busy') {
      const intervals = mergeIntervals(answer.intervals);
      await storeBusy(queries, { calendarId, window, intervals, fetchedAt: now, error: null });
      continue;
    }
    const [old] = await loadBusy(queries, [calendarId]);
    const unread = { calendarId, window, intervals: [], fetchedAt: null };
    await storeBusy(queries, { ...(old ?? unread), error: answer.reason });
    trouble =
      answer.reason === 'notFound' ? troubleOf({ kind: 'not-found' }) : (trouble ?? ('refused' as const));
  }
  await keepOnly(queries, connection.checkedCalendars);
  return trouble;
}
