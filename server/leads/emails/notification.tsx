import { Link } from '@react-email/link';
import { sourceOf, type Touch } from '#domain/leads/touch.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { answerRows } from '#server/leads/answer-rows.ts';
import type { Attachment, Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { touchRows } from '#server/leads/touch-rows.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout, Facts, Paragraph } from '#server/mail/layout.tsx';
import { renderEmail } from '#server/mail/render.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { fileRow } from './file-row.ts';

const cameLate: Record<OfferState, string> = {
  upcoming: ' (before the opening)',
  open: '',
  full: ' (no place was left: for the next offer)',
  ended: ' (after the close)',
};

/** To the agency: everything about a lead. Replying to it writes to the visitor. */
export async function notification(
  services: Services,
  lead: Lead,
  attachments: readonly Attachment[],
): Promise<EmailMessage> {
  const page = `${services.env.SITE_URL}/admin/leads/${lead.id}`;
  const kind = kindNames[lead.kind];
  const late = lead.offer ? cameLate[lead.offer.state] : '';
  const bodies = await renderEmail(
    <EmailLayout preview={`${kind} from ${lead.name}`} heading={`New ${kind.toLowerCase()}${late}`}>
      <Facts rows={[...answerRows(lead), fileRow(attachments)]} />
      {lead.consent && <Facts rows={[['Agreed to', lead.consent.text]]} />}
      {lead.reasons.length > 0 && (
        <Facts rows={[['Please look twice', lead.reasons.map((reason) => reason.text).join(' ')]]} />
      )}
      <Facts rows={[['Came from', sourceOf(lead.attribution?.last)]]} />
      <Visit title="First visit" touch={lead.attribution?.first} />
      <Visit title="Latest visit" touch={lead.attribution?.last} />
      <Paragraph>
        Reply to this e-mail to answer {lead.name}.{' '}
        <Link href={page}>{attachments.length > 0 ? 'Open the lead and its files' : 'Open the lead'}</Link>
      </Paragraph>
    </EmailLayout>,
  );
  return {
    to: agencyAddress(services.env),
    replyTo: lead.email,
    subject: `${kind}${late}: ${lead.company || lead.name}`,
    ...bodies,
  };
}

/** How the visitor came on one of the two visits that are known, as the lead's page shows it. */
function Visit({ title, touch }: { title: string; touch: Touch | undefined }) {
  const rows = touchRows(touch);
  if (rows.length === 0) return null;
  return (
    <>
      <Paragraph>
        <strong>{title}</strong>
      </Paragraph>
      <Facts rows={rows} />
    </>
  );
}
