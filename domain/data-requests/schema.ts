import { z } from 'zod';
import { optionalText, requiredText } from '#domain/forms/text.ts';
import { emailLine, nameLine, requiredChoice } from '#domain/leads/fields.ts';
import { dataRequestKinds } from './kinds.ts';

export const longestDataRequest = 5000;

/** The form for requests and complaints about personal data; checked the same in the browser and on the server. */
export const dataRequestSchema = z.object({
  kind: requiredChoice(dataRequestKinds, 'Please choose what we should do'),
  name: nameLine,
  email: emailLine,
  about: optionalText(200).transform((text) => text.replaceAll(/\s+/g, ' ')),
  message: requiredText({ max: longestDataRequest, empty: 'Please tell us what this is about' }),
});

export type DataRequestAnswers = z.infer<typeof dataRequestSchema>;
