import { contact } from '#content/contact.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { NewsletterSignUp } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { webhookEntries } from '#server/webhooks/entry.ts';
import { acknowledgement } from './emails/acknowledgement.tsx';
import { notification } from './emails/notification.tsx';
import type { Attachment, Lead } from './lead.ts';
import { leadWebhook } from './lead-webhook.ts';
import { digestEntry } from './quarantine-digest.tsx';

export const leadSubject = (id: string): string => `lead:${id}`;

/**
 * The outbox entries of a lead that is not in quarantine: both e-mails, the webhooks, and the newsletter if it was ticked.
 */
export async function entriesForLead(
  services: Services,
  lead: Lead,
  attachments: readonly Attachment[],
): Promise<OutboxEntry[]> {
  const subject = leadSubject(lead.id);
  // A newsletter sign-up gets its double opt-in and nothing else.
  if (lead.kind === 'newsletter') return [signUpEntry(lead, 'newsletter-box', lead.consent?.text ?? '')];
  return [
    {
      kind: 'email',
      dedupeKey: `${subject}:acknowledgement`,
      subject,
      payload: await acknowledgement(services, lead, attachments.length),
    },
    {
      kind: 'email',
      dedupeKey: `${subject}:notification`,
      subject,
      payload: await notification(services, lead, attachments),
    },
    ...(await webhookEntries(services.db.query, services.env, {
      subject,
      event: leadWebhook(services.env, lead, attachments),
    })),
    ...(lead.answers.newsletter === true ? [signUpEntry(lead, 'contact', contact.fields.newsletter)] : []),
  ];
}

/** Whether an entry is the e-mail to the visitor. */
export function isAcknowledgement({ dedupeKey }: OutboxEntry): boolean {
  return dedupeKey.endsWith(':acknowledgement');
}

/** The outbox entries of a lead in quarantine: only a line in the agency’s next daily digest. */
export function entriesForQuarantine(lead: Lead): OutboxEntry[] {
  return [digestEntry(lead.createdAt)];
}

function signUpEntry(lead: Lead, source: NewsletterSignUp['source'], consentText: string): OutboxEntry {
  const subject = leadSubject(lead.id);
  return {
    kind: 'newsletter-sign-up',
    dedupeKey: `${subject}:newsletter`,
    subject,
    payload: { email: lead.email, source, consentText },
  };
}
