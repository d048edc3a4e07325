import { site } from '#content/site.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, MailLink, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { confirmUrl, unsubscribeHeaders, unsubscribeUrl } from './links.ts';

type Recipient = { id: string; generation: number; email: string };
type Parts = Pick<Services, 'env' | 'keys'>;

/** Asks whether it was really the owner of the address who signed up. */
export async function confirmationEmail(services: Parts, recipient: Recipient): Promise<EmailMessage> {
  const heading = 'Please confirm your address';
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={`One step left before you get the ${site.name} newsletter`} heading={heading}>
      <Paragraph>
        Somebody, we hope you, asked for our monthly newsletter at this address. It starts once you confirm.
      </Paragraph>
      <MailButton href={confirmUrl(services, recipient)}>Open the page to confirm</MailButton>
      <Paragraph>If it was not you, ignore this email and nothing more will come.</Paragraph>
      <LeaveLine services={services} recipient={recipient} />
    </EmailLayout>,
  );
  return message(services, recipient, `${heading}: the ${site.name} newsletter`, bodies);
}

/** For an address that is on the list already: the website itself never says so. */
export async function alreadySubscribedEmail(services: Parts, recipient: Recipient): Promise<EmailMessage> {
  const heading = 'You are on the list already';
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview="Nothing is left to do" heading={heading}>
      <Paragraph>
        This address was entered for our newsletter once more. It is confirmed already, so the next issue
        comes to you as usual.
      </Paragraph>
      <LeaveLine services={services} recipient={recipient} />
    </EmailLayout>,
  );
  return message(services, recipient, `${heading}: the ${site.name} newsletter`, bodies);
}

function LeaveLine({ services, recipient }: { services: Parts; recipient: Recipient }) {
  return (
    <Paragraph>
      You can <MailLink href={unsubscribeUrl(services, recipient)}>leave the list</MailLink> at any time.
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
