/** Which form a lead came by. A newsletter sign-up is one only if it was held in quarantine. */
export const leadKinds = ['contact', 'quote', 'offer', 'booking-request', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** How far staff are with it. */
export const leadStatuses = ['new', 'in-touch', 'proposal', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** 'held': nobody has been told yet; 'released': it was held, and staff let it go on. */
export type QuarantineState = 'none' | 'held' | 'released';
