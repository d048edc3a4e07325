import { personStatusWords } from '#app/pages/admin/people/person-status.tsx';
import { cx } from '#app/ui/cx.ts';
import type { QuarantineState } from '#domain/leads/lead.ts';
import type { PersonStatus } from '#domain/people/status.ts';

type LeadStatusTagProps = { status: PersonStatus; quarantine: QuarantineState };

/** How far staff are with a lead, as a word in a tag. */
export function LeadStatusTag({ status, quarantine }: LeadStatusTagProps) {
  const quarantined = quarantine === 'held' && status !== 'spam';
  const settled = status === 'won' || status === 'lost' || status === 'spam';
  return (
    <span
      className={cx(
        'inline-flex rounded-pill px-3 py-1 font-medium text-xs',
        quarantined ? 'bg-danger-wash text-danger' : settled ? 'bg-sand text-ink-soft' : 'bg-mist text-ink',
      )}
    >
      {quarantined ? 'In quarantine' : personStatusWords[status]}
    </span>
  );
}
