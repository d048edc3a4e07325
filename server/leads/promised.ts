import type { LeadKind } from '#domain/leads/lead.ts';
import type { WaitsFor } from '#domain/promises/promises.ts';

/** What is promised to the sender of each kind of form; a sign-up for the newsletter waits for no answer. */
export const promisedTo: Record<Exclude<LeadKind, 'newsletter'>, WaitsFor> = {
  contact: 'contact',
  quote: 'quote',
  offer: 'offer',
  'booking-request': 'call',
  application: 'application',
};
