import { summerOffer } from '#content/offer/summer.ts';
import { countdown } from '#domain/offer/countdown.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import { remainingSpots } from '#domain/offer/spots.ts';
import { countSignUps } from '#server/leads/count-sign-ups.ts';
import { newForm } from '#server/leads/new-form.ts';
import type { Services } from '#server/services.ts';
import type { EnquiryView, OfferView } from './offer-view.ts';

const period = offerPeriod(summerOffer.dates);

/** The page at this moment, with a fresh form unless one is given. */
export async function loadOffer(services: Services, enquiry?: EnquiryView): Promise<OfferView> {
  const now = services.clock.now();
  const state = offerState(period, now);
  const until = state === 'upcoming' ? period.startsAt : period.endsAt;
  const signUps = await countSignUps(services, summerOffer.id);
  return {
    state,
    now,
    until,
    countdown: countdown(until, now),
    spots: remainingSpots(summerOffer.dates, summerOffer.spots, now, signUps),
    enquiry: enquiry ?? freshEnquiry(services),
  };
}

function freshEnquiry(services: Services): EnquiryView {
  return { hidden: newForm(services), values: {}, fields: {}, message: null, sent: false };
}
