import { refreshAround } from '#server/calendar/busy/refresh-around.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { absorbEvent } from './absorb-event.ts';
import type { Wanted } from './create-event.ts';
import { changeLink, type EventLink, isOurText, seenOf } from './event-links.ts';
import { textHash } from './event-text.ts';
import { findElsewhere } from './find-elsewhere.ts';
import { followTo } from './follow-to.ts';
import type { OpenAccess } from './open-access.ts';
import { wakeMails } from './wake-mails.ts';

/**
 * Moves or rewords the event, unless the owner did something to it later: only what differs is sent, words of the
 * owner's stay, and the guest hears of a new time only. @returns what kept it from happening
 */
export async function changeFor(
  services: Services,
  access: OpenAccess,
  { dated, link, text }: Wanted<EventLink>,
): Promise<GoogleProblem | null> {
  const { booking } = dated;
  const queries = services.db.query;
  const now = services.clock.now();
  const { client, zone } = access;
  const moves = link.starts_at !== booking.startsAt || link.ends_at !== booking.endsAt;
  const rewords = isOurText(link) && link.text_hash !== text.hash;
  const own = booking.sequence + link.sequence_lead;
  const reply = await client.changeEvent(link.calendar_id, link.event_id, {
    ...(moves && { times: { startAt: booking.startsAt, endAt: booking.endsAt, timeZone: zone } }),
    ...(rewords && { description: text.description }),
    // Files may have gone out that Google does not know of: its invitation must come after them.
    ...(moves && own > link.sequence + 1 && { sequence: own + 1 }),
    silent: !moves,
    ...(link.etag && { ifMatch: link.etag }),
  });
  if (reply.ok) {
    const written = rewords ? { written_text_hash: textHash(reply.value.description) } : {};
    await changeLink(queries, booking.id, {
      ...seenOf(reply.value, booking, { ...link, ...written }, now),
      ...written,
      starts_at: reply.value.startAt ?? booking.startsAt,
      ends_at: reply.value.endAt ?? booking.endsAt,
      ...(rewords && { text_hash: text.hash }),
    });
    await wakeMails(services, booking.id);
    if (moves) await refreshAround(services, access, { startAt: link.starts_at, endAt: link.ends_at });
    services.log.info('calendar-event-changed', { booking: booking.id });
    return null;
  }
  if (reply.problem.kind !== 'conflict' && reply.problem.kind !== 'deleted') return reply.problem;
  // The event was changed in between: read it, and decide which change is the later one.
  const found = await client.getEvent(link.calendar_id, link.event_id);
  if (!found.ok) return found.problem;
  if (found.value) return absorbEvent(services, access, dated, { link, event: found.value });
  return followTo(services, access, link);
}

/** Deletes the event and lets its time be offered again. @returns what kept it from happening */
export async function removeFor(
  services: Services,
  access: OpenAccess,
  link: EventLink,
): Promise<GoogleProblem | null> {
  // A call that took place was not cancelled: when its year is over, its event goes without a word to the visitor.
  const silent = link.ends_at <= services.clock.now();
  const reply = await access.client.deleteEvent(link.calendar_id, link.event_id, { silent });
  if (!reply.ok) return reply.problem;
  const queries = services.db.query;
  if (!reply.value.wasThere) {
    const elsewhere = await findElsewhere(access, link);
    if (!elsewhere.ok) return elsewhere.problem;
    if (elsewhere.value) {
      await changeLink(queries, link.booking_id, { calendar_id: elsewhere.value.calendarId });
      return null;
    }
  }
  await changeLink(queries, link.booking_id, {
    state: 'deleted',
    meet_link: null,
    synced_at: services.clock.now(),
    // What Google did not find it has told nobody of.
    ...(!reply.value.wasThere && { guest_invited: 0 }),
  });
  await wakeMails(services, link.booking_id);
  await refreshAround(services, access, { startAt: link.starts_at, endAt: link.ends_at });
  services.log.info('calendar-event-deleted', { booking: link.booking_id });
  return null;
}
