import { site } from '#content/site.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Staff } from '#server/auth/staff.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, MailLink, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';

/** Has holiday replies and the like kept back. */
export const quiet = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

type Asked = { link: string; at: number; from: string };

/** To whoever asked for a new password, with the link and with who asked, for those who did not. */
export async function resetMail(staff: Staff, { link, at, from }: Asked): Promise<EmailMessage> {
  const heading = 'Choose a new password';
  const bodies = await renderEmail(
    new URL(link).origin,
    <EmailLayout preview="The link works once, within an hour." heading={heading}>
      <Paragraph>
        Hello {staff.name}, somebody asked for a new password for your account in the owner’s area of{' '}
        {site.name}. The link works once, within an hour.
      </Paragraph>
      <MailButton href={link}>Choose a new password</MailButton>
      <Address link={link} />
      <Facts
        rows={[
          ['Asked', formatInstant(at, agencyZone)],
          ['From the network address', from],
        ]}
      />
      <Paragraph>
        If that was not you, ignore this email: your password stays as it is, and nobody else has this link.
      </Paragraph>
    </EmailLayout>,
  );
  return { to: staff.email, subject: `${heading}: ${site.name}`, headers: quiet, ...bodies };
}

type Invited = { email: string; by: string | null; link: string };

/** To somebody who is to join the team. */
export async function invitationMail({ email, by, link }: Invited): Promise<EmailMessage> {
  const heading = `Join ${site.name} in the owner’s area`;
  const bodies = await renderEmail(
    new URL(link).origin,
    <EmailLayout preview="Choose a password to start." heading={heading}>
      <Paragraph>
        Hello, {by ?? site.name} invites you to work with enquiries and calls on the website of {site.name}.
        Choose a password within seven days.
      </Paragraph>
      <MailButton href={link}>Choose a password</MailButton>
      <Address link={link} />
      <Paragraph>If you do not know what this is about, you can ignore it.</Paragraph>
    </EmailLayout>,
  );
  return { to: email, subject: heading, headers: quiet, ...bodies };
}

/** The same as text, for whoever opens it on another device; the plain part has it beside the button's words. */
function Address({ link }: { link: string }) {
  return (
    <div data-skip-in-text="true">
      <Paragraph>
        Or copy this address: <MailLink href={link}>{link}</MailLink>
      </Paragraph>
    </div>
  );
}
