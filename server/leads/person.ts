import type { LeadKind } from '#domain/leads/lead.ts';
import type { WaitsFor } from '#domain/promises/promises.ts';
import type { Queries } from '#server/db/db.ts';
import { arrive } from '#server/people/arrive.ts';
import { knownPerson } from '#server/people/person-for.ts';
import { leadSubject } from './entries.ts';
import type { Lead } from './lead.ts';

/** What is promised to the sender of each kind of form. */
const promisedTo: Record<Exclude<LeadKind, 'newsletter'>, WaitsFor> = {
  contact: 'contact',
  quote: 'quote',
  offer: 'offer',
  'booking-request': 'call',
};

/**
 * Takes a lead to the person who sent it. A sign-up for the newsletter makes nobody a person.
 * @param at when it came to us: on arrival, or when it was let out of quarantine
 */
export async function personOfLead(trx: Queries, lead: Lead, at: number): Promise<string | null> {
  const { id, kind, name, email, phone, company } = lead;
  if (kind === 'newsletter') return knownPerson(trx, email, at);
  const news = {
    kind: 'enquiry',
    subject: leadSubject(id),
    payload: { kind },
    waitsFor: promisedTo[kind],
  } as const;
  return arrive(trx, { name, email, phone, company, at }, news);
}
