import { newsletterEmails } from '#content/emails/newsletter.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, MailLink, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { Said } from '#server/mail/said.tsx';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from './links.ts';

type Recipient = { id: string; generation: number; email: string };
type Parts = Pick<Services, 'env' | 'keys'>;

/** Asks whether it was really the owner of the address who signed up. */
export async function confirmationEmail(services: Parts, recipient: Recipient): Promise<EmailMessage> {
  const { subject, preview, heading, text, button, notYou } = newsletterEmails.confirm;
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={preview} heading={heading}>
      <Paragraph>{text}</Paragraph>
      <MailButton href={confirmUrl(services, recipient)}>{button}</MailButton>
      <Paragraph>{notYou}</Paragraph>
      <LeaveLine services={services} recipient={recipient} />
    </EmailLayout>,
  );
  return message(services, recipient, subject, bodies);
}

/** For an address that is on the list already: the website itself never says so. */
export async function alreadySubscribedEmail(services: Parts, recipient: Recipient): Promise<EmailMessage> {
  const { subject, preview, heading, text } = newsletterEmails.already;
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={preview} heading={heading}>
      <Paragraph>{text}</Paragraph>
      <LeaveLine services={services} recipient={recipient} />
    </EmailLayout>,
  );
  return message(services, recipient, subject, bodies);
}

function LeaveLine({ services, recipient }: { services: Parts; recipient: Recipient }) {
  const link = <MailLink href={unsubscribeUrl(services, recipient)}>{newsletterEmails.leaveLink}</MailLink>;
  return (
    <Paragraph>
      <Said text={newsletterEmails.leave} parts={{ link }} />
    </Paragraph>
  );
}

function message(
  services: Parts,
  recipient: Recipient,
  subject: string,
  bodies: { html: string; text: string },
): EmailMessage {
  return {
    to: recipient.email,
    replyTo: agencyAddress(services.env),
    subject,
    headers: unsubscribeHeaders(services, recipient),
    ...bodies,
  };
}
