import { z } from 'zod';
import { optionalText, requiredText } from '#domain/forms/text.ts';
import { openPlaceholders } from '#domain/letters/placeholders.ts';

const stillOpen = (text: string) => `Still to be filled in: ${openPlaceholders(text).join(', ')}`;
const filled = (text: string) => openPlaceholders(text).length === 0;
const isOpen = (issue: { input?: unknown }) => stillOpen(String(issue.input));

/** What staff write to a person. */
export const letterInput = z.object({
  /** Names the form, so that sending it twice sends once. */
  key: z.uuid('Please reload the page'),
  to: requiredText({ max: 254, empty: 'Choose an address' }),
  subject: requiredText({ max: 200, empty: 'Write a subject' }).refine(filled, { error: isOpen }),
  text: requiredText({ max: 20_000, empty: 'Write the letter' }).refine(filled, { error: isOpen }),
  /** The letter that it answers. */
  answers: optionalText(60),
  /** The latest letter that its writer had before them. */
  seen: optionalText(60),
});

export type LetterInput = z.infer<typeof letterInput>;
