import { z } from 'zod';
import { optionalText } from '#domain/forms/text.ts';
import { offerStates } from '#domain/offer/period.ts';
import { emailLine, numberLine, optionalChoice, requiredLine, requiredTick } from './fields.ts';
import { offerIndustries } from './options.ts';

/** The summer offer's form (specification, section 5). */
export const offerSchema = z.object({
  firstName: requiredLine({ max: 60, empty: 'First name is required' }),
  lastName: requiredLine({ max: 60, empty: 'Last name is required' }),
  email: emailLine,
  phone: numberLine,
  businessName: requiredLine({ max: 150, empty: 'Business name is required' }),
  industry: optionalChoice(offerIndustries),
  message: optionalText(5000),
  consent: requiredTick('Please tick the box so that we may contact you'),
});

/** The hidden field in which the form says in which state of the offer it was drawn. */
export const shownStateField = 'shownState';

/** Not part of the enquiry: it only decides whether the enquiry may be taken. */
export const shownOfferSchema = z.object({
  [shownStateField]: z.enum(offerStates, 'must be upcoming, open or ended').optional(),
});
