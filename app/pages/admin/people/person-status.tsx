import { cx } from '#app/ui/cx.ts';
import type { PersonStatus } from '#domain/people/status.ts';

export const personStatusWords: Record<PersonStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal sent',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

const tag = 'inline-flex whitespace-nowrap rounded-pill px-3 py-1 font-medium text-xs';

/** How far we are with a person, as a word in a tag. */
export function PersonStatusTag({ status }: { status: PersonStatus }) {
  const settled = status === 'won' || status === 'lost' || status === 'spam';
  return (
    <span className={cx(tag, settled ? 'bg-sand text-ink-soft' : 'bg-mist text-ink')}>
      {personStatusWords[status]}
    </span>
  );
}

/** That a person waits for an answer of ours. */
export function WaitingTag() {
  return <span className={cx(tag, 'bg-beacon-wash text-ink')}>Waits for an answer</span>;
}
