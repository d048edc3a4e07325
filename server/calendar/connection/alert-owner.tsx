import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import type { Connection } from './connection.ts';
import { explainTrouble, likelyCauses, type Trouble } from './trouble.ts';

type Parts = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'wakeOutbox'>;

/**
 * Tells the owner of trouble with the calendar: one e-mail until all is well again, however many calls and
 * instances meet it.
 */
export async function alertOwner(services: Parts, connection: Connection, trouble: Trouble): Promise<void> {
  const now = services.clock.now();
  const email = await troubleEmail(services, connection, trouble, now);
  const told = await services.db.query.transaction().execute(async (trx) => {
    const result = await trx
      .updateTable('calendar_connections')
      .set({ alerted_at: now })
      .where('version', '=', connection.version)
      .where('alerted_at', 'is', null)
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return false;
    await enqueue(trx, now, [email]);
    return true;
  });
  if (!told) return;
  services.wakeOutbox();
  services.log.warn('calendar-trouble', { trouble });
}

/** Google has ended the connection: nothing is tried any more, and the owner hears of it once. */
export async function markRevoked(services: Parts, connection: Connection): Promise<void> {
  const now = services.clock.now();
  const email = await troubleEmail(services, connection, 'revoked', now);
  const told = await services.db.query.transaction().execute(async (trx) => {
    const result = await trx
      .updateTable('calendar_connections')
      .set({ state: 'revoked', last_error: 'revoked', last_error_at: now, alerted_at: now })
      .where('version', '=', connection.version)
      .where('state', '=', 'connected')
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return false;
    await enqueue(trx, now, [email]);
    return true;
  });
  if (!told) return;
  services.wakeOutbox();
  services.log.warn('calendar-revoked');
}

async function troubleEmail(
  { env }: Parts,
  connection: Connection,
  trouble: Trouble,
  now: number,
): Promise<OutboxEntry> {
  const { title, text } = explainTrouble(trouble);
  const address = `${env.SITE_URL}/admin/calendar-setup`;
  const bodies = await renderEmail(
    env.SITE_URL,
    <EmailLayout preview={text} heading={title}>
      <Paragraph>{text}</Paragraph>
      {trouble === 'revoked' && (
        <Paragraph>Likely causes, the likeliest first: {likelyCauses(connection, now).join(' ')}</Paragraph>
      )}
      <Paragraph>
        Visitors can still ask for a time. Such requests wait for your yes in the owner’s area under Bookings,
        and nothing is confirmed that your calendar has not agreed to.
      </Paragraph>
      <MailButton href={address}>See what to do</MailButton>
      <Paragraph>Calendar entries that could not be written follow by themselves afterwards.</Paragraph>
    </EmailLayout>,
  );
  return {
    kind: 'email',
    dedupeKey: `calendar:trouble:${connection.version}:${trouble}:${now}`,
    subject: 'calendar',
    payload: { to: agencyAddress(env), subject: `Your Google Calendar: ${title}`, ...bodies },
  };
}
