import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import type { WatchNews } from './judge.ts';
import type { WatchedThing } from './reading.ts';

const headings: Record<WatchedThing, { begun: string; over: string }> = {
  disk: { begun: 'The disk of your site is nearly full', over: 'The disk of your site has room again' },
  mail: { begun: 'Emails of your site do not go out', over: 'Emails of your site go out again' },
  certificate: {
    begun: 'The certificate of your site needs attention',
    over: 'The certificate of your site is in order again',
  },
  files: {
    begun: 'Your site cannot store files just now',
    over: 'Your site stores files again',
  },
  scanner: {
    begun: 'Files are not looked through for malware just now',
    over: 'Files are looked through for malware again',
  },
  work: {
    begun: 'Some work of your site does not get done',
    over: 'The work of your site gets done again',
  },
  backup: { begun: 'Backups of your site have stopped', over: 'Backups of your site are made again' },
};

/**
 * The email to the agency about something that went wrong or is well again. None says that emails do not go out: it
 * would wait with them, and arrive when it is no longer true. The owner's first page says it.
 */
export async function watchMail(
  { env }: Pick<Services, 'env'>,
  { thing, event, since, words }: WatchNews,
): Promise<OutboxEntry[]> {
  if (thing === 'mail' && event === 'begun') return [];
  const heading = headings[thing][event];
  const began = `It had been noticed on ${formatInstant(since, agencyZone)}.`;
  const bodies = await renderEmail(
    env.SITE_URL,
    <EmailLayout preview={words} heading={heading}>
      <Paragraph>{words}</Paragraph>
      {event === 'over' && <Paragraph>{began}</Paragraph>}
      <MailButton href={`${env.SITE_URL}/admin`}>Open the owner’s area</MailButton>
    </EmailLayout>,
  );
  const payload = { to: agencyAddress(env), subject: heading, ...bodies };
  return [{ kind: 'email', dedupeKey: `watch:${thing}:${since}:${event}`, payload }];
}
