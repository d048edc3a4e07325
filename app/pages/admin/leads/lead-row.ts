import { formatInstantBritishDate, formatInstantTime } from '#domain/format/instant.ts';
import { sourceOf } from '#domain/leads/touch.ts';
import type { Lead } from '#server/leads/lead.ts';
import { kindNames } from '#server/leads/lead-words.ts';

/** What the list shows of a lead. @param zone the owner's */
export function leadRow(lead: Lead, zone: string) {
  const { id, status, quarantine, name, email, company, createdAt } = lead;
  return {
    id,
    status,
    quarantine,
    name,
    email,
    company,
    kind: kindNames[lead.kind],
    date: formatInstantBritishDate(createdAt, zone),
    time: formatInstantTime(createdAt, zone),
    source: sourceOf(lead.attribution?.last),
    reasons: quarantine === 'held' ? lead.reasons.map((reason) => reason.text).join(' ') : '',
  };
}

export type LeadRow = ReturnType<typeof leadRow>;
