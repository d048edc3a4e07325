import { summerOffer } from '#content/offer/summer.ts';
import { offerSchema, shownOfferSchema, shownStateField } from '#domain/leads/offer.ts';
import type { OfferState } from '#domain/offer/period.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { Submission } from '#server/submissions/read-submission.ts';
import type { Lead } from './lead.ts';
import { lockPlaces, standingFor } from './offer-standing.ts';
import { receiveLead } from './receive.ts';

/** Somebody else took the last place between our look and our writing. */
class PlaceGone extends Error {}

/**
 * Stores an enquiry for the offer, with the words that were agreed to and whether a place was left. A form says which
 * state it showed: once the dates have changed that, its words are no longer those that would be stored. Only if the
 * last place went meanwhile is it stored all the same, for the next offer; the answer says so.
 * @throws DomainError invalid, conflict
 */
export async function submitOffer(services: Services, submission: Submission): Promise<Lead> {
  const shown = shownStateOf(submission.input);
  const { email } = submission.input;
  const person = typeof email === 'string' ? email.trim() : '';
  const state = await standingFor(services.db.query, person, services.clock.now());
  try {
    return await store(services, submission, state, shown);
  } catch (error) {
    if (error instanceof PlaceGone) return store(services, submission, 'full', shown);
    throw error;
  }
}

function store(services: Services, submission: Submission, state: OfferState, shown: OfferState | undefined) {
  const late = state === 'full' && shown === 'open';
  return receiveLead(services, submission, {
    schema: offerSchema,
    describe: ({ firstName, lastName, email, phone, businessName }, now) => ({
      kind: 'offer',
      name: `${firstName} ${lastName}`,
      email,
      phone,
      company: businessName,
      consent: { text: summerOffer.states[late ? shown : state].consent, at: now },
      offer: { id: summerOffer.id, state },
    }),
    allow: () => {
      if (shown && state !== shown && !late)
        throw new DomainError('conflict', summerOffer.states[state].changed, {
          details: { values: againFor(state, shown, submission.input) },
        });
    },
    settle: async (trx, lead) => {
      if (state !== 'open' || lead.quarantine === 'held') return;
      await lockPlaces(trx, services.db.engine);
      if ((await standingFor(trx, lead.email, lead.createdAt)) === 'full') throw new PlaceGone();
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
