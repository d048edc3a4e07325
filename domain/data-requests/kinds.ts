/** What somebody may ask about their data. 'other' covers the rights without a line of their own. */
export const dataRequestKinds = ['copy', 'correct', 'delete', 'object', 'complaint', 'other'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** What came of a request. */
export const dataRequestOutcomes = ['done', 'partly', 'nothing-held', 'refused', 'withdrawn'] as const;
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number];
