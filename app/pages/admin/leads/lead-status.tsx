import { cx } from '#app/ui/cx.ts';
import type { LeadStatus, QuarantineState } from '#domain/leads/lead.ts';

export const leadStatusWords: Record<LeadStatus, string> = {
  new: 'New',
  'in-touch': 'In touch',
  proposal: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

type LeadStatusTagProps = { status: LeadStatus; quarantine: QuarantineState };

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
      {quarantined ? 'In quarantine' : leadStatusWords[status]}
    </span>
  );
}
