import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { MailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { troubleWords } from '#server/inbox/mailbox/trouble.ts';

/** What the pages know of letters that come in, and what they cannot know. */
export function mailboxWords(standing: MailboxStanding): string {
  if (standing.state === 'off')
    return 'No mailbox is connected, so answers that come by email do not show up here: look into the mailbox. IMAP_URL connects it.';
  const read = standing.readAt ? ` Last read: ${formatInstant(standing.readAt, agencyZone)}.` : '';
  if (standing.trouble)
    return `The mailbox is not read at the moment. ${troubleWords[standing.trouble.code]}${read}`;
  return read.trim() || 'The mailbox is being read for the first time.';
}
