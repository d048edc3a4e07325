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
