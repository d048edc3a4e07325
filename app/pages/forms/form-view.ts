import type { OfferState } from '#domain/offer/period.ts';

/** What was typed into a form, by field name; a field that may be given several times has several entries. */
export type TypedValues = Record<string, string[]>;

/** The way from a stored enquiry to a booking: whom to greet, and the reference that fills the booking form in. */
export type SentView = {
  name: string;
  from: string;
  /** In which state of the offer it came, for the offer's thanks. */
  offerState: OfferState | null;
};

/** What a lead form is drawn from, on the first visit and after it was sent without scripts. */
export type LeadFormView = {
  /** Hidden fields by name: the key that makes a repeated submission one, and whatever guards against robots. */
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
};
