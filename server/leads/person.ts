import type { Queries } from '#server/db/db.ts';
import { arrive } from '#server/people/arrive.ts';
import { knownPerson } from '#server/people/person-for.ts';
import { leadSubject } from './entries.ts';
import type { Lead } from './lead.ts';
import { promisedTo } from './promised.ts';

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
