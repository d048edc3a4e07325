import type { DataRequestIdentity } from '#domain/data-requests/kinds.ts';

/** How we know that a request is the person's own. */
export const identityWords: Record<DataRequestIdentity, string> = {
  unchecked: 'Not checked',
  'wrote-back': 'They wrote back from the address',
  spoke: 'We spoke, and know them',
  document: 'They showed a document',
  'not-them': 'It was not them',
};
