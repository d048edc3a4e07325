import type { Interval } from '#domain/availability/intervals.ts';
import type { CalendarAccess } from '#server/calendar/connection/google-link.ts';
import type { Services } from '#server/ports/services.ts';
import { patchBusy } from './busy-store.ts';
import { readBusy } from './read-busy.ts';

/**
 * Reads the busy time of one stretch anew, after our own event left it: the time is offered again at once, but
 * only when nothing else of the owner's lies there. A failure changes nothing; the next full reading mends it.
 */
export async function refreshAround(
  services: Pick<Services, 'db'>,
  { client, connection }: Extract<CalendarAccess, { kind: 'open' }>,
  window: Interval,
): Promise<void> {
  const reading = await readBusy(client, connection.checkedCalendars, window);
  for (const [calendarId, answer] of reading.calendars) {
    if (answer.kind === 'busy') await patchBusy(services.db.query, calendarId, window, answer.intervals);
  }
}
