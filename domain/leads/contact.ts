import { z } from 'zod';
import { requiredText } from '#domain/forms/text.ts';
import { contactAsked as asked } from './asked.ts';
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

/** Step 1: who is asking. */
export const contactStepOne = z.object({
  name: nameLine,
  email: emailLine,
  company: requiredLine(asked.company),
});

/** Step 2: what it is about. */
const contactStepTwo = z.object({
  projectTypes: choices(contactProjectTypes).pipe(
    z.array(z.enum(contactProjectTypes)).min(1, asked.projectTypes),
  ),
  budget: requiredChoice(contactBudgets, asked.budget),
  timeline: requiredChoice(contactTimelines, asked.timeline),
});

/** Step 3: the project itself. */
const contactStepThree = z.object({
  message: requiredText(asked.message),
});

/** The steps in their order. */
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
