import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import type { Countdown } from '#domain/offer/countdown.ts';
import type { OfferState } from '#domain/offer/period.ts';

/** Where the offer stands at the server's `now`. */
export type OfferView = {
  state: OfferState;
  /** Epoch milliseconds by the server's clock, to count on from in the browser. */
  now: number;
  /** What the countdown runs to: the opening while it is still ahead, else the close. */
  until: number;
  countdown: Countdown;
  /** Null when they cannot be counted just now. */
  spots: number | null;
};

/** The form, drawn in the words of the offer's state. */
export type EnquiryProps = { state: OfferState; view: LeadFormView };
