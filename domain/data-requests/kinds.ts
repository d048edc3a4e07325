/** What somebody may ask about their data. 'other' covers the rights without a line of their own. */
export const dataRequestKinds = ['copy', 'correct', 'delete', 'object', 'complaint', 'other'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** What came of a request. */
export const dataRequestOutcomes = ['done', 'partly', 'nothing-held', 'refused', 'withdrawn'] as const;
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number];

/** How we know that a request comes from the person whose data it is about. */
export const dataRequestIdentities = ['unchecked', 'wrote-back', 'spoke', 'document', 'not-them'] as const;
export type DataRequestIdentity = (typeof dataRequestIdentities)[number];
