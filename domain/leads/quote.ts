import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { optionalText } from '#domain/forms/text.ts';
import { fullNameAsked } from './asked.ts';
import { choices, emailLine, numberLine, optionalChoice, optionalLine, requiredLine } from './fields.ts';
import {
  heardVia,
  quoteBudgets,
  quoteFeatures,
  quoteGoals,
  quoteLaunchDates,
  quotePageCounts,
  quoteProjectTypes,
} from './options.ts';

/** The quote request: only a name and an e-mail address are required (specification, section 5). */
export const quoteSchema = z.object({
  fullName: requiredLine(fullNameAsked),
  email: emailLine,
  phone: numberLine,
  companyName: optionalLine(longest.company),
  companyWebsite: optionalLine(longest.website),
  projectType: optionalChoice(quoteProjectTypes),
  primaryGoals: choices(quoteGoals),
  desiredFeatures: choices(quoteFeatures),
  numberOfPages: optionalChoice(quotePageCounts),
  targetLaunchDate: optionalChoice(quoteLaunchDates),
  budget: optionalChoice(quoteBudgets),
  projectDetails: optionalText(longest.message),
  howDidYouHear: optionalChoice(heardVia),
});
