import type { Countdown } from '#domain/offer/countdown.ts';
import type { OfferState } from '#domain/offer/period.ts';
import type { LeadFormView } from '../forms/form-view.ts';

/** The enquiry form as drawn; `sent` once the enquiry is stored and the page thanks instead. */
export type EnquiryView = Omit<LeadFormView, 'sent'> & { sent: boolean };

/** What the offer's page is drawn from: where the offer stands at the server's `now`, and the form. */
export type OfferView = {
  state: OfferState;
  /** Epoch milliseconds by the server's clock, to count on from in the browser. */
  now: number;
  /** What the countdown runs to: the opening while it is still ahead, else the close. */
  until: number;
  countdown: Countdown;
  spots: number;
  enquiry: EnquiryView;
};
