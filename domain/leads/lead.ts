/** Which form a lead came by. A newsletter sign-up is one only if it went to quarantine. */
export const leadKinds = ['contact', 'quote', 'offer', 'booking-request', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** How far staff are with it. */
export const leadStatuses = ['new', 'in-touch', 'proposal', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** 'held': in quarantine, nobody has been told yet; 'released': staff let it go on from there. */
export type QuarantineState = 'none' | 'held' | 'released';
