import { summerOffer } from '#content/offer/summer.ts';
import { offerSchema } from '#domain/leads/offer.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import type { Submission } from '../http/read-submission.ts';
import type { Services } from '../services.ts';
import type { Lead } from './lead.ts';
import { receiveLead } from './receive.ts';

/**
 * Stores an enquiry for the offer, with the words that were agreed to and whether the offer was open.
 * @throws DomainError invalid, conflict
 */
export function submitOffer(services: Services, submission: Submission): Promise<Lead> {
  return receiveLead(services, submission, {
    schema: offerSchema,
    describe: ({ firstName, lastName, email, phone, businessName }, now) => {
      const state = offerState(offerPeriod(summerOffer.dates), now);
      return {
        kind: 'offer',
        name: `${firstName} ${lastName}`,
        email,
        phone,
        company: businessName,
        consent: { text: summerOffer.states[state].consent, at: now },
        offer: { id: summerOffer.id, state },
      };
    },
  });
}
