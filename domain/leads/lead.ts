/**
 * Which form a lead came by. A newsletter sign-up is one only if it went to quarantine; an application is somebody
 * who wants to work here, and counts in no figure of enquiries.
 */
export const leadKinds = [
  'contact',
  'quote',
  'offer',
  'booking-request',
  'newsletter',
  'application',
] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What staff say of one submission; how far they are with its sender is the person's status. */
export type LeadMark = 'new' | 'spam';

/** 'held': in quarantine, nobody has been told yet; 'released': staff let it go on from there. */
export type QuarantineState = 'none' | 'held' | 'released';
