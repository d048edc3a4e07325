/** What each kind of record is called, one and several, in the order in which they are told of. */
const kinds: Record<string, [one: string, several: string]> = {
  leads: ['enquiry', 'enquiries'],
  files: ['file sent with an enquiry', 'files sent with enquiries'],
  bookings: ['call', 'calls'],
  letters: ['letter', 'letters'],
  letterFiles: ['file of a letter', 'files of letters'],
  deliveries: ['email or notice of the website', 'emails and notices of the website'],
  keptMails: ['email kept on disk', 'emails kept on disk'],
  newsletter: ['newsletter sign-up', 'newsletter sign-ups'],
  dataRequests: ['request about their data', 'requests about their data'],
  reviewProofs: ['proof of a review', 'proofs of reviews'],
  typedProofs: ['proof of a review in a draft', 'proofs of reviews in drafts'],
  people: ['record of a person', 'records of a person'],
  addresses: ['email address', 'email addresses'],
  notes: ['note of ours', 'notes of ours'],
  timeline: ['line in the list of what happened', 'lines in the list of what happened'],
  merges: ['merge or split of records', 'merges and splits of records'],
  changes: ['change that can be undone', 'changes that can be undone'],
};

export type KindCount = { kind: string; count: number; words: string };

/** Counts in words, such as ‘3 enquiries’; kinds of which there are none are left out. */
export function countWords(counts: Record<string, number>): KindCount[] {
  return Object.entries(kinds).flatMap(([kind, [one, several]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count, words: `${count} ${count === 1 ? one : several}` }] : [];
  });
}
