import { site } from '#content/site.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Publishing } from './publishing.ts';

type Refused = { id: string; number: number; findings: readonly Finding[] };

/** Tells each owner that a scheduled release did not go out, and why. */
export async function refusedMails(
  { db, env }: Pick<Publishing, 'db' | 'env'>,
  { id, number, findings }: Refused,
): Promise<OutboxEntry[]> {
  const owners = await db.query
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .execute();
  const why = findings.filter(({ severity }) => severity === 'refusal').map(({ sentence }) => sentence);
  return Promise.all(
    owners.map(async (owner) => ({
      kind: 'email' as const,
      dedupeKey: `release-refused:${id}:${owner.id}`,
      subject: `release:${id}`,
      payload: await refusedMail(owner.email, { number, why, siteUrl: env.SITE_URL }),
    })),
  );
}

const mostReasons = 5;

export async function refusedMail(
  to: string,
  { number, why, siteUrl }: { number: number; why: readonly string[]; siteUrl: string },
): Promise<EmailMessage> {
  const heading = 'A scheduled change of the website did not go out';
  const more = why.length - mostReasons;
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview={why[0] ?? heading} heading={heading}>
      <Paragraph>
        Release {number} of {site.name} did not go out at its time. Visitors still get what they got before,
        since:
      </Paragraph>
      {why.slice(0, mostReasons).map((sentence) => (
        <Paragraph key={sentence}>{sentence}</Paragraph>
      ))}
      {more > 0 && <Paragraph>And {more} more, which stand with the release.</Paragraph>}
      <MailButton href={`${siteUrl}/admin/content/releases`}>See the release</MailButton>
    </EmailLayout>,
  );
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { to, subject: heading, headers, ...bodies };
}
