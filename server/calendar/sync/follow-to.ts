import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type EventLink } from './event-links.ts';
import { findElsewhere } from './find-elsewhere.ts';
import type { OpenAccess } from './open-access.ts';

/**
 * An event that its calendar knows nothing of, as after a change of account: found in another calendar it is followed
 * there; otherwise it is made anew, under the same id and UID, in the calendar that calls are written to.
 * @returns what kept it from being looked for
 */
export async function followTo(
  services: Pick<Services, 'db'>,
  access: OpenAccess,
  link: EventLink,
): Promise<GoogleProblem | null> {
  const elsewhere = await findElsewhere(access, link);
  if (!elsewhere.ok) return elsewhere.problem;
  const { writeCalendar } = access.connection;
  await changeLink(
    services.db.query,
    link.booking_id,
    elsewhere.value
      ? { calendar_id: elsewhere.value.calendarId }
      : { calendar_id: writeCalendar, state: 'creating', etag: null, meet_link: null, meet_state: 'none' },
  );
  return null;
}
