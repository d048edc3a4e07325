import { z } from 'zod';
import { longest } from '#domain/forms/longest.ts';
import { optionalText, requiredText } from '#domain/forms/text.ts';
import { emailLine, nameLine, requiredChoice } from '#domain/leads/fields.ts';
import { dataRequestAsked } from './asked.ts';
import { dataRequestKinds } from './kinds.ts';

/** The form for requests and complaints about personal data; checked the same in the browser and on the server. */
export const dataRequestSchema = z.object({
  kind: requiredChoice(dataRequestKinds, dataRequestAsked.kind),
  name: nameLine,
  email: emailLine,
  about: optionalText(longest.about).transform((text) => text.replaceAll(/\s+/g, ' ')),
  message: requiredText(dataRequestAsked.message),
});

export type DataRequestAnswers = z.infer<typeof dataRequestSchema>;
