import { formatInstant } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { answerRows } from '#server/leads/answer-rows.ts';
import { fileSize } from '#server/leads/emails/file-row.ts';
import { leadSubject } from '#server/leads/entries.ts';
import { bookingsOfLead, findLead, senderOf } from '#server/leads/find.ts';
import type { Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { sumOfLead } from '#server/leads/sent-sum.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import type { Services } from '#server/ports/services.ts';
import { sourceView } from './source-view.ts';

/** Everything that a lead's page shows; null when there is no such lead. */
export async function loadLeadView(services: Services, wanted: string) {
  const found = await findLead(services, wanted);
  if (!found) return null;
  const { lead, attachments } = found;
  const { zone } = await loadRules(services.db.query);
  const when = (at: number) => formatInstant(at, zone);
  const { id, quarantine, reasons, name, email } = lead;
  const person = await senderOf(services, lead);
  return {
    lead: {
      id,
      status: person?.status ?? lead.status,
      quarantine,
      reasons,
      name,
      email,
      kind: kindNames[lead.kind],
      isSignUp: lead.kind === 'newsletter',
    },
    person,
    rows: [...answerRows(lead, ['email', 'sum']), ...circumstances(lead, when)],
    sum: sumOfLead(lead),
    ...sourceView(lead.attribution),
    files: attachments.map((file) => ({ id: file.id, name: file.name, size: fileSize(file.bytes) })),
    bookings: (await bookingsOfLead(services, id)).map((one) => ({ ...one, when: when(one.startsAt) })),
    deliveries: await deliveriesFor(services, leadSubject(id)),
  };
}

function circumstances(lead: Lead, when: (at: number) => string): Array<[string, string]> {
  const rows: Array<[string, string]> = [['Sent', when(lead.createdAt)]];
  if (lead.consent) rows.push(['Agreed to', `${lead.consent.text} (${when(lead.consent.at)})`]);
  if (lead.offer) {
    const came = {
      open: 'while it was open',
      full: 'when no place was left',
      ended: 'after the close',
      upcoming: 'before it opened',
    };
    rows.push(['Offer', `${lead.offer.id}, ${came[lead.offer.state]}`]);
  }
  return rows;
}

/** What a lead's page shows, as its parts take it. */
export type LeadView = NonNullable<Awaited<ReturnType<typeof loadLeadView>>>;
