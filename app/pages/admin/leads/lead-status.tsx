import { Tag } from '#app/pages/admin/parts/tag.tsx';
import { PersonStatusTag } from '#app/pages/admin/people/person-status.tsx';
import type { QuarantineState } from '#domain/leads/lead.ts';
import type { PersonStatus } from '#domain/people/status.ts';

type LeadStatusTagProps = { status: PersonStatus; quarantine: QuarantineState };

/** How far staff are with a lead, as a word in a tag. */
export function LeadStatusTag({ status, quarantine }: LeadStatusTagProps) {
  const quarantined = quarantine === 'held' && status !== 'spam';
  return quarantined ? <Tag tone="wrong">In quarantine</Tag> : <PersonStatusTag status={status} />;
}
