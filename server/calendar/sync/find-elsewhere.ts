import { type GoogleProblem, type Result, success } from '#server/calendar/google/errors.ts';
import type { CalendarEvent } from '#server/calendar/google/event-mapping.ts';
import type { EventLink } from './event-links.ts';
import type { OpenAccess } from './open-access.ts';

/** The owner's calendars in which an event is looked for, at most. */
const mostCalendars = 20;

/**
 * Looks for an event in the owner's other calendars: moved from one to another it keeps its id, and stands as deleted
 * where it was (Calendar API, events.move). @returns null when it is in none of those that can be read
 */
export async function findElsewhere(
  { client, connection }: OpenAccess,
  link: Pick<EventLink, 'event_id' | 'calendar_id'>,
): Promise<Result<{ calendarId: string; event: CalendarEvent } | null>> {
  const owned = connection.calendars.filter((one) => one.owned).map(({ id }) => id);
  const ids = new Set([connection.writeCalendar, ...connection.checkedCalendars, ...owned]);
  ids.delete(link.calendar_id);
  for (const calendarId of [...ids].slice(0, mostCalendars)) {
    const found = await client.getEvent(calendarId, link.event_id);
    if (!found.ok && mayPass(found.problem)) return found;
    if (found.ok && found.value && found.value.status !== 'cancelled')
      return success({ calendarId, event: found.value });
  }
  return success(null);
}

/** One that cannot be read for good, as somebody else's, holds no event of ours. */
const mayPass = ({ kind }: GoogleProblem) => kind === 'retryable' || kind === 'disconnected';
