import { Tag, type TagTone } from '#app/pages/admin/parts/tag.tsx';
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

/** What nobody has seen to stands out, and what was won. */
const personStatusTones: Record<PersonStatus, TagTone> = {
  new: 'fresh',
  contacted: 'open',
  qualified: 'open',
  proposal: 'open',
  won: 'good',
  lost: 'over',
  spam: 'over',
};

/** How far we are with a person, as a word in a tag. */
export function PersonStatusTag({ status }: { status: PersonStatus }) {
  return <Tag tone={personStatusTones[status]}>{personStatusWords[status]}</Tag>;
}

/** That a person waits for an answer of ours. */
export function WaitingTag() {
  return <Tag tone="asks">Waits for an answer</Tag>;
}
