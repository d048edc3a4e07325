/** How far the agency is with a person. */
export const personStatuses = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam'] as const;
export type PersonStatus = (typeof personStatuses)[number];
