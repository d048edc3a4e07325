import { summerOffer } from '#content/offer/summer.ts';
import { offerSchema, shownOfferSchema, shownStateField } from '#domain/leads/offer.ts';
import { type OfferState, offerPeriod, offerState } from '#domain/offer/period.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { Lead } from './lead.ts';
import { receiveLead } from './receive.ts';

/**
 * Stores an enquiry for the offer, with the words that were agreed to and whether the offer was open. A form says
 * which state it showed: once that is over, its words are no longer those that would be stored.
 * @throws DomainError invalid, conflict
 */
export async function submitOffer(services: Services, submission: Submission): Promise<Lead> {
  const shown = shownStateOf(submission.input);
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
    allow: ({ offer }) => {
      if (shown && offer && offer.state !== shown)
        throw new DomainError('conflict', summerOffer.states[offer.state].changed, {
          details: { values: againFor(offer.state, shown, submission.input) },
        });
    },
  });
}

function shownStateOf(input: Record<string, unknown>): OfferState | undefined {
  const parsed = shownOfferSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  return parsed.data[shownStateField];
}

/** What was typed; the tick stays only where it stands beside the same words again. */
function againFor(state: OfferState, shown: OfferState, input: Record<string, unknown>) {
  const { consent, ...typed } = input;
  const { states } = summerOffer;
  return states[state].consent === states[shown].consent ? { ...typed, consent } : typed;
}
