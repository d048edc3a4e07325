import { z } from 'zod';
import { optionalText } from '#domain/forms/text.ts';
import { emailLine, optionalChoice, phoneLine, requiredLine, requiredTick } from './fields.ts';
import { offerIndustries } from './options.ts';

/** The summer offer's form (specification, section 5). */
export const offerSchema = z.object({
  firstName: requiredLine({ max: 60, empty: 'First name is required' }),
  lastName: requiredLine({ max: 60, empty: 'Last name is required' }),
  email: emailLine,
  phone: phoneLine,
  businessName: requiredLine({ max: 150, empty: 'Business name is required' }),
  industry: optionalChoice(offerIndustries),
  message: optionalText(5000),
  consent: requiredTick('Please tick the box so that we may contact you'),
});

export type OfferEnquiry = z.infer<typeof offerSchema>;
