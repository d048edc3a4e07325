import { site } from '#content/site.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { SwitchedOffMails } from '#server/webhooks/failing.ts';

/** Tells each owner that a webhook was switched off, since nobody else looks after it. */
export const webhookOffMails: SwitchedOffMails = async ({ db, env }, { id, name, why, key }) => {
  const owners = await db.query
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .execute();
  return Promise.all(
    owners.map(async (owner) => ({
      kind: 'email' as const,
      dedupeKey: `${key}:${owner.id}`,
      payload: await webhookOffMail(owner.email, { id, name, why, siteUrl: env.SITE_URL }),
    })),
  );
};

type About = { id: string; name: string; why: string; siteUrl: string };

export async function webhookOffMail(to: string, { id, name, why, siteUrl }: About): Promise<EmailMessage> {
  const heading = `The webhook ‘${name}’ is switched off`;
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview={why} heading={heading}>
      <Paragraph>
        {site.name} has stopped sending to it, because nothing was accepted. The last answer was: {why}
      </Paragraph>
      <Paragraph>
        Nothing is lost: leads and calls are in the owner’s area, and what was not accepted can be sent again.
      </Paragraph>
      <MailButton href={`${siteUrl}/admin/settings/webhooks/${id}`}>See what was answered</MailButton>
    </EmailLayout>,
  );
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { to, subject: heading, headers, ...bodies };
}
