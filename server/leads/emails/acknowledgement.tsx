import { contact } from '#content/contact.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { quote } from '#content/quote.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { chosenRows } from '#server/leads/answer-rows.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadRef, mailRefMs } from '#server/leads/lead-ref.ts';
import { nextSteps, offerWords } from '#server/leads/lead-words.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

const subjects: Record<Lead['kind'], string> = {
  contact: 'We have your message',
  quote: 'We have your quote request',
  offer: 'We have your request',
  'booking-request': 'We have your request for a call',
  newsletter: 'We have your address',
};

/** As on the page of thanks, with the way to a call. */
const bookingWords = () => ({
  contact: contact.thanks,
  quote: quote.thanks,
  offer: summerOffer.form,
  newsletter: quote.thanks,
});

/**
 * To the visitor: that it arrived, what was chosen, what happens next and when, and the way to a call. Nobody has
 * confirmed the address yet, so nothing that was typed is repeated.
 */
export async function acknowledgement(services: Services, lead: Lead, files: number): Promise<EmailMessage> {
  const heading = lead.offer?.state === 'full' ? 'No places are left' : subjects[lead.kind];
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={`${nextSteps(lead)[0]?.title}. What happens next is below.`} heading={heading}>
      <Paragraph>
        {greeting(lead.name)} thank you. {lead.offer && `${offerWords(lead.offer.state)} `}This is what
        happens next:
      </Paragraph>
      {nextSteps(lead).map((step) => (
        <Paragraph key={step.title}>
          <strong>{step.title}.</strong> {step.text}
        </Paragraph>
      ))}
      <BookingLine services={services} lead={lead} />
      <Paragraph>What you wrote has reached us in full.</Paragraph>
      <Facts rows={[...chosenRows(lead), ['Files', files === 0 ? '' : String(files)]]} />
      <Paragraph>
        Is something wrong or missing? Reply to this email, or ring <OurNumber />. If it was not you who sent
        this, somebody mistyped an address: you need not do anything.
      </Paragraph>
    </EmailLayout>,
  );
  return {
    to: lead.email,
    replyTo: agencyAddress(services.env),
    subject: `${heading}: what happens next`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...bodies,
  };
}

function BookingLine({ services, lead }: { services: Services; lead: Lead }) {
  if (lead.kind === 'booking-request') return null;
  const { booking } = bookingWords()[lead.kind];
  const ref = leadRef(services, lead.id, mailRefMs);
  return (
    <>
      <Paragraph>{booking.text}</Paragraph>
      <MailButton href={`${services.env.SITE_URL}${booking.to}?from=${ref}`}>{booking.label}</MailButton>
    </>
  );
}
