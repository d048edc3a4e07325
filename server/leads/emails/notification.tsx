import { agencyZone } from '#domain/booking/agency-zone.ts';
import { type Attribution, sourceOf } from '#domain/leads/touch.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { answerDueAt } from '#domain/promises/promises.ts';
import { dueWords } from '#domain/promises/time-left.ts';
import { answerRows } from '#server/leads/answer-rows.ts';
import type { Attachment, Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { promisedTo } from '#server/leads/promised.ts';
import { touchRows } from '#server/leads/touch-rows.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { type Fact, Facts, MailButton, Panel, Paragraph, ring, writeTo } from '#server/mail/parts.tsx';
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
    services.env.SITE_URL,
    <EmailLayout preview={`${kind} from ${lead.name}`} heading={`New ${kind.toLowerCase()}${late}`}>
      {lead.kind !== 'newsletter' && (
        <Panel>
          <Paragraph last>
            An answer is promised by{' '}
            <strong>{dueWords(answerDueAt(promisedTo[lead.kind], services.clock.now()), agencyZone)}</strong>
          </Paragraph>
        </Panel>
      )}
      <Facts
        rows={[
          ...answerRows(lead).map(reachable),
          fileRow(attachments),
          ['Agreed to', lead.consent?.text ?? ''],
          ['Please look twice', lead.reasons.map((reason) => reason.text).join(' ')],
        ]}
      />
      <MailButton href={page}>
        {attachments.length > 0 ? 'Open the lead and its files' : 'Open the lead'}
      </MailButton>
      <Source attribution={lead.attribution} />
      <Paragraph>Reply to this email to answer {lead.name}.</Paragraph>
    </EmailLayout>,
  );
  return {
    to: agencyAddress(services.env),
    replyTo: lead.email,
    subject: `${kind}${late}: ${lead.company || lead.name}`,
    ...bodies,
  };
}

const reachable = ([label, value]: readonly [string, string]): Fact => {
  if (label === 'Email') return writeTo(value);
  return label === 'Phone' ? ring(value) : [label, value];
};

/** How the visitor came; both visits where they differ. */
function Source({ attribution }: { attribution: Attribution | null }) {
  const last = touchRows(attribution?.last, { source: false });
  const first = touchRows(attribution?.first);
  const cameFrom: Fact = ['Came from', sourceOf(attribution?.last)];
  if (JSON.stringify(first) === JSON.stringify(touchRows(attribution?.last)))
    return <Facts rows={[cameFrom, ...last]} />;
  return (
    <>
      <Facts rows={[cameFrom]} />
      <Visit title="First visit" rows={first} />
      <Visit title="Latest visit" rows={last} />
    </>
  );
}

function Visit({ title, rows }: { title: string; rows: Fact[] }) {
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
