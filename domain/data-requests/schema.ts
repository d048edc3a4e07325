import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { optionalText, requiredText } from '#domain/forms/text.ts';
import { emailLine, nameLine, requiredChoice } from '#domain/leads/fields.ts';
import { dataRequestKinds } from './kinds.ts';

/** The form for requests and complaints about personal data; checked the same in the browser and on the server. */
export const dataRequestSchema = z.object({
  kind: requiredChoice(dataRequestKinds, 'Please choose what we should do'),
  name: nameLine,
  email: emailLine,
  about: optionalText(longest.about).transform((text) => text.replaceAll(/\s+/g, ' ')),
  message: requiredText({ max: longest.message, empty: 'Please tell us what this is about' }),
});

export type DataRequestAnswers = z.infer<typeof dataRequestSchema>;
