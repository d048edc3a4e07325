import { momentOf } from '#app/pages/admin/parts/moment.ts';
import { sourceOf } from '#domain/leads/touch.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import type { ListedLead } from '#server/leads/list.ts';

/** What the list shows of a lead. @param zone the owner's */
export function leadRow(lead: ListedLead, now: number, zone: string) {
  const { id, quarantine, name, email, company, createdAt } = lead;
  return {
    id,
    // One submission may be spam while its sender is somebody we know.
    status: lead.status === 'spam' ? lead.status : (lead.progress ?? lead.status),
    quarantine,
    name,
    email,
    company,
    kind: kindNames[lead.kind],
    at: momentOf(createdAt, now, zone),
    source: sourceOf(lead.attribution?.last),
    reasons: quarantine === 'held' ? lead.reasons.map((reason) => reason.text).join(' ') : '',
  };
}

export type LeadRow = ReturnType<typeof leadRow>;
