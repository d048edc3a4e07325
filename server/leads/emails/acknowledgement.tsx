import { contact } from '#content/contact.ts';
import { enquiryEmails } from '#content/emails/enquiries.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { chosenRows } from '#server/leads/answer-rows.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadRef, mailRefMs } from '#server/leads/lead-ref.ts';
import { nextSteps, offerWords } from '#server/leads/lead-words.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { type Fact, Facts, MailButton, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { Said, said } from '#server/mail/said.tsx';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

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
  const { headings, subject, preview, thanks, next, arrived, wrong } = enquiryEmails;
  const heading = lead.offer?.state === 'full' ? headings.offerFull : headings[lead.kind];
  const [first] = nextSteps(lead);
  const bodies = await renderEmail(
    services.env.SITE_URL,
    <EmailLayout preview={said(preview, { step: first?.title ?? '' })} heading={heading}>
      <Paragraph>
        {say(greeting(lead.name))} {thanks} {lead.offer && `${offerWords(lead.offer.state)} `}
        {next}
      </Paragraph>
      {nextSteps(lead).map((step) => (
        <Paragraph key={step.title}>
          <strong>{step.title}.</strong> {step.text}
        </Paragraph>
      ))}
      <BookingLine services={services} lead={lead} />
      <Paragraph>{arrived}</Paragraph>
      <Facts
        rows={[
          ...chosenRows(lead).map(([label, value]): Fact => [say(label), value]),
          [enquiryEmails.files, files === 0 ? '' : String(files)],
        ]}
      />
      <Paragraph>
        <Said text={wrong} parts={{ phone: <OurNumber /> }} />
      </Paragraph>
    </EmailLayout>,
  );
  return {
    to: lead.email,
    replyTo: agencyAddress(services.env),
    subject: said(subject, { heading }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...bodies,
  };
}

function BookingLine({ services, lead }: { services: Services; lead: Lead }) {
  if (lead.kind === 'booking-request' || lead.kind === 'application') return null;
  const { booking } = bookingWords()[lead.kind];
  const ref = leadRef(services, lead.id, mailRefMs);
  return (
    <>
      <Paragraph>{booking.text}</Paragraph>
      <MailButton href={`${services.env.SITE_URL}${booking.to}?from=${ref}`}>{booking.label}</MailButton>
    </>
  );
}
