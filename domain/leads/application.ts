import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { requiredText } from '#domain/forms/text.ts';
import { emailLine, nameLine, optionalLine } from './fields.ts';

/** Somebody who would like to work here: who it is, what they do, and one piece of work in their own words. */
export const applicationSchema = z.object({
  name: nameLine,
  email: emailLine,
  role: optionalLine(longest.about),
  workLink: optionalLine(longest.website),
  message: requiredText({ max: longest.message, empty: 'Please tell us about a piece of your work' }),
});
