import type { OfferState } from '#domain/offer/period.ts';

/** Typed values by field name; a field with several values has a list. */
export type TypedValues = Record<string, string[]>;

/**
 * Leads from a stored enquiry to a booking: the name to greet, and the reference that fills in the booking form.
 */
export type SentView = {
  name: string;
  from: string;
  /** The state of the offer when the form was stored, for its thanks. */
  offerState: OfferState | null;
};

/** The data of a lead form, on the first visit and after it was posted without scripts. */
export type LeadFormView = {
  /** Hidden fields by name: the idempotency key, and checks against robots. */
  hidden: Record<string, string>;
  values: TypedValues;
  /** Messages beside the fields. */
  fields: Record<string, string>;
  /** What went wrong as a whole; null on a fresh form. */
  message: string | null;
  /** Files came with a form that was refused: they have to be attached again. */
  filesLost: boolean;
  /** Set once the enquiry is stored: the page thanks instead of asking. */
  sent: SentView | null;
  /** The offer can be taken: small budgets are led there. */
  offerOpen: boolean;
};
