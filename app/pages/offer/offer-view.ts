import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import type { OfferState } from '#domain/offer/period.ts';

/** The state of the offer at the server’s `now`. */
export type OfferView = {
  state: OfferState;
  /** The server’s clock, epoch milliseconds; the browser counts on from it. */
  now: number;
  /** The instant that the countdown runs to: the opening while it is ahead, else the close. */
  until: number;
  /** Null while they cannot be counted. */
  spots: number | null;
};

/** A past offer has a page of its own (`PastOffer`). */
export type RunningView = OfferView & { state: Exclude<OfferState, 'ended'> };

/** The form, drawn in the words of the offer's state. */
export type EnquiryProps = { state: OfferState; view: LeadFormView };
