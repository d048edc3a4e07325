import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { requiredText } from '#domain/forms/text.ts';
import {
  checkbox,
  choices,
  emailLine,
  nameLine,
  optionalLine,
  phoneLine,
  requiredChoice,
  requiredLine,
} from './fields.ts';
import { contactBudgets, contactProjectTypes, contactTimelines } from './options.ts';

/** Characters that the message needs; the counter 'N/10 characters minimum' shows it. */
const messageMinimum = 10;

/** Step 1: who is asking. */
export const contactStepOne = z.object({
  name: nameLine,
  email: emailLine,
  company: requiredLine({ max: longest.company, empty: 'Company name is required' }),
});

/** Step 2: what it is about. */
const contactStepTwo = z.object({
  projectTypes: choices(contactProjectTypes).pipe(
    z.array(z.enum(contactProjectTypes)).min(1, 'Please select at least one project type'),
  ),
  budget: requiredChoice(contactBudgets, 'Please select a budget range'),
  timeline: requiredChoice(contactTimelines, 'Please select a timeline'),
});

/** Step 3: the project itself. */
const contactStepThree = z.object({
  message: requiredText({
    max: longest.message,
    empty: 'Please tell us about your project',
    min: messageMinimum,
    short: 'Please provide more details (at least 10 characters)',
  }),
});

/** The steps in their order: the browser validates one of them, or one field through `.shape`. */
export const contactSteps = [contactStepOne, contactStepTwo, contactStepThree] as const;

/** The whole enquiry (specification, sections 3 and 5). Files are checked apart, in `files.ts`. */
export const contactSchema = z.object({
  ...contactStepOne.shape,
  ...contactStepTwo.shape,
  ...contactStepThree.shape,
  newsletter: checkbox,
  region: optionalLine(60).transform((region) => region || 'UK'),
  phone: phoneLine,
  reason: optionalLine(200),
});
