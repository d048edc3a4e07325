import { hourMs, minuteMs } from '#domain/format/durations.ts';
import type { CalendarAccess } from '#server/calendar/connection/google-link.ts';
import { TryLater } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type DatedBooking, type EventLink } from './event-links.ts';
import { tellNoLink } from './tell-no-link.tsx';
import { wakeMails } from './wake-mails.ts';

/** Google makes the link within seconds; after this long it will not come any more. */
const giveUpMs = hourMs;

/**
 * Looks for the Meet link of an event that still waits for one, and stores it; the owner hears when none comes.
 * @throws TryLater while it is pending
 */
export async function followMeet(
  services: Pick<Services, 'env' | 'db' | 'clock' | 'wakeOutbox'>,
  { client }: Extract<CalendarAccess, { kind: 'open' }>,
  dated: DatedBooking | undefined,
  link: EventLink | undefined,
): Promise<void> {
  if (!dated || link?.state !== 'present' || link.meet_state !== 'pending') return;
  const now = services.clock.now();
  const age = now - link.created_at;
  const queries = services.db.query;
  const found = await client.getEvent(link.calendar_id, link.event_id);
  const meet = found.ok ? found.value?.meet : undefined;
  if (meet?.kind === 'ready') {
    await changeLink(queries, link.booking_id, { meet_state: 'ready', meet_link: meet.link });
    await wakeMails(services, link.booking_id);
    return;
  }
  if ((meet && meet.kind !== 'pending') || age > giveUpMs) {
    await tellNoLink(services, dated, link.generation);
    await wakeMails(services, link.booking_id);
    return;
  }
  const asked = !found.ok && found.problem.kind === 'retryable' ? (found.problem.retryAfterMs ?? 0) : 0;
  const wait = Math.max(asked, Math.min(minuteMs, Math.max(2_000, age / 2)));
  throw new TryLater('meet-link', wait, 'Waiting for the Meet link.');
}
