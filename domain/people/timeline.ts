/** What can happen with a person, as the timeline has it. A new kind needs a migration that widens its constraint. */
const timelineKinds = [
  'enquiry',
  'call-booked',
  'call-requested',
  'call-confirmed',
  'call-moved',
  'call-cancelled',
  'call-declined',
  'call-done',
  'call-missed',
  'call-unmarked',
  'call-number',
  'newsletter-asked',
  'newsletter-confirmed',
  'newsletter-left',
  'mail-sent',
  'mail-failed',
  'letter-in',
  'letter-out',
  'letter-automatic',
  'bounce',
  'facts',
  'status',
  'owner',
  'next-step',
  'answered',
  'note',
  'merged',
  'split',
  'undone',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Who did it: the person, the site by itself, or a member of staff. */
export type TimelineActor = 'visitor' | 'system' | `staff:${string}`;
