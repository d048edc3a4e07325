import { site } from '#content/site.ts';
import { bundle } from '#domain/notices/notice.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, MailLink, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { NamedLine } from './read-lines.ts';

const quiet = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
const settingsPath = '/admin/account/notifications';
/** A mailbox has more room than a chat; beyond this, the site has the list. */
const mostLines = 20;

/** To somebody of the team who chose to be told by e-mail. */
export async function noticeMail(
  to: string,
  lines: readonly NamedLine[],
  siteUrl: string,
): Promise<EmailMessage> {
  const { heading, path } = bundle(lines);
  const shown = lines.slice(0, mostLines);
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview={`${lines.length} in ${site.name}`} heading={heading}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
        <Paragraph key={index}>
          <MailLink href={siteUrl + line.path}>{line.text}</MailLink>
          {line.email && `, ${line.email}`}
        </Paragraph>
      ))}
      {lines.length > shown.length && <Paragraph>And {lines.length - shown.length} more.</Paragraph>}
      <MailButton href={siteUrl + path}>{lines.length === 1 ? 'Open it' : 'Open them'}</MailButton>
      <Paragraph>
        You chose to be told about this.{' '}
        <MailLink href={siteUrl + settingsPath}>Change what you are told about</MailLink>
      </Paragraph>
    </EmailLayout>,
  );
  return { to, subject: heading, headers: quiet, ...bodies };
}

/** To somebody whose chat or device did not take messages for days. */
export async function switchedOffMail(
  to: string,
  { way, why, siteUrl }: { way: string; why: string; siteUrl: string },
): Promise<EmailMessage> {
  const heading = `${way}: your notices are switched off`;
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview={why} heading={heading}>
      <Paragraph>
        Messages could not be delivered there, so we have stopped trying. The last answer was: {why}
      </Paragraph>
      <Paragraph>Nothing is lost: all of it is in the owner’s area.</Paragraph>
      <MailButton href={siteUrl + settingsPath}>Set it up again</MailButton>
    </EmailLayout>,
  );
  return { to, subject: heading, headers: quiet, ...bodies };
}

/** What "Send a test" sends by e-mail. */
export async function testMail(to: string, siteUrl: string): Promise<EmailMessage> {
  const heading = `A test from ${site.name}`;
  const bodies = await renderEmail(
    siteUrl,
    <EmailLayout preview="Notices reach you here." heading={heading}>
      <Paragraph>
        Notices reach you at this address.{' '}
        <MailLink href={siteUrl + settingsPath}>Change what you are told about</MailLink>
      </Paragraph>
    </EmailLayout>,
  );
  return { to, subject: heading, headers: quiet, ...bodies };
}
