import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { CalendarEventTable } from '#server/db/tables/calendar.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Inviter, MailContext } from './entry.ts';

type Follows = NonNullable<EmailMessage['follows']>;
type Event = Selectable<CalendarEventTable>;

/**
 * Who tells the visitor's calendar of a change: Google where it has, our own file where it does not.
 * @param patient whether what is still being written is waited for
 */
export async function whoInvites(
  queries: Queries,
  { booking, known }: MailContext,
  follows: Follows,
  patient: boolean,
): Promise<Inviter | 'wait'> {
  const event = await queries
    .selectFrom('calendar_events')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .executeTakeFirst();
  const waits = known.connected && patient;
  if (follows.mail.name === 'confirmed') {
    if (!hasInvited(event, booking, follows)) return waits && event?.guest_invited !== 0 ? 'wait' : 'file';
    return waits && event?.meet_state === 'pending' ? 'wait' : 'google';
  }
  if (hasTakenOut(event, follows)) return 'google';
  const going = event !== undefined && event.state !== 'deleted' && event.guest_invited === 1;
  return waits && going ? 'wait' : 'file';
}

/** Whether Google's invitation has this call's times, and is above every file that may have gone out meanwhile. */
function hasInvited(
  event: Event | undefined,
  { startsAt, endsAt }: MailContext['booking'],
  follows: Follows,
): boolean {
  if (event?.state !== 'present' || event.guest_invited === 0) return false;
  const agrees = event.starts_at === startsAt && event.ends_at === endsAt;
  return agrees && isAboveFiles(event, follows);
}

/**
 * Whether Google has told the visitor that the call is off, above everything that our files may have said meanwhile.
 * When the owner deleted the event, only Google knows whether it told anybody.
 */
function hasTakenOut(event: Event | undefined, follows: Follows): boolean {
  if (event?.state !== 'deleted' || event.guest_invited === 0 || event.owner_change === 'deleted')
    return false;
  return (event.synced_at ?? 0) >= follows.at && isAboveFiles(event, follows);
}

/** Files of versions that Google was not told of in time may have a higher SEQUENCE than its own mails. */
function isAboveFiles(event: Event, { sequence }: Follows): boolean {
  return event.sequence >= sequence - 1 + event.sequence_lead;
}
