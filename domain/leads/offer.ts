import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { optionalText } from '#domain/forms/text.ts';
import { offerStates } from '#domain/offer/period.ts';
import { emailLine, numberLine, optionalChoice, requiredLine, requiredTick } from './fields.ts';
import { offerIndustries } from './options.ts';

/** The summer offer's form (specification, section 5). */
export const offerSchema = z.object({
  firstName: requiredLine({ max: longest.partOfName, empty: 'First name is required' }),
  lastName: requiredLine({ max: longest.partOfName, empty: 'Last name is required' }),
  email: emailLine,
  phone: numberLine,
  businessName: requiredLine({ max: longest.company, empty: 'Business name is required' }),
  industry: optionalChoice(offerIndustries),
  message: optionalText(longest.message),
  consent: requiredTick('Please tick the box so that we may contact you'),
});

/** The hidden field in which the form says in which state of the offer it was drawn. */
export const shownStateField = 'shownState';

/** Not part of the enquiry: it only decides whether the enquiry may be taken. */
export const shownOfferSchema = z.object({
  [shownStateField]: z.enum(offerStates, 'must be upcoming, open, full or ended').optional(),
});
