import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { loadConnection, updateConnection } from '#server/calendar/connection/connection.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import { abandonEvents } from '#server/calendar/sync/abandon-events.ts';
import { requeueAll } from '#server/calendar/sync/requeue.ts';

/**
 * Sets the calendar that calls are written to and those whose busy time counts; the first always counts too.
 * Events already written stay where they are, unless their calendar is gone.
 * @throws DomainError invalid (fields), or conflict when no calendar is connected
 */
export async function chooseCalendars(
  services: CalendarServices,
  staff: Staff,
  input: { write: string; checked: string[] },
): Promise<void> {
  const queries = services.db.query;
  const connection = await loadConnection(queries);
  if (connection?.state !== 'connected') {
    throw new DomainError('conflict', 'Connect Google Calendar first.');
  }
  const known = new Map(connection.calendars.map((one) => [one.id, one]));
  if (!known.get(input.write)?.owned) {
    const message = 'Please choose a calendar that you own';
    throw new DomainError('invalid', message, { fields: { write: message } });
  }
  const checked = [...new Set([input.write, ...input.checked])];
  if (checked.some((id) => !known.has(id))) {
    const message = 'Please choose calendars from the list';
    throw new DomainError('invalid', message, { fields: { checked: message } });
  }
  const moved = input.write !== connection.writeCalendar;
  await updateConnection(queries, connection.version, {
    write_calendar: input.write,
    checked_calendars: JSON.stringify(checked),
    ...(moved && { sync_calendar: null, sync_token: null, sync_page: null, sync_since: null }),
  });
  await abandonEvents(queries, connection.canListCalendars ? [...known.keys()] : null);
  services.log.info('calendars-chosen', { by: staff.id, checked: checked.length });
  services.wakeCalendar();
  await requeueAll(services, `calendar-${connection.version}-${services.clock.now()}`);
}

/**
 * Reads the list of calendars anew, after one was made or deleted in Google Calendar.
 * @throws DomainError conflict when it cannot be read
 */
export async function relistCalendars(services: CalendarServices): Promise<void> {
  const access = await services.calendar.access();
  if (access.kind !== 'open' || !access.connection.canListCalendars) {
    throw new DomainError(
      'conflict',
      'The list of calendars cannot be read. Reconnect with every box ticked.',
    );
  }
  const { client, connection } = access;
  const reply = await client.listCalendars();
  if (!reply.ok) {
    await noteProblem(services, connection, reply.problem);
    throw new DomainError('unavailable', 'Google did not answer. Please try again in a minute.');
  }
  await updateConnection(services.db.query, connection.version, { calendars: JSON.stringify(reply.value) });
  services.wakeCalendar();
}
