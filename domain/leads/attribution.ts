import { z } from 'zod';
import { cleanText } from '#domain/forms/clean-text.ts';
import { type Attribution, type Touch, touchParameters, touchValueLimit } from './touch.ts';

const value = z
  .string()
  .catch('')
  .transform((text) => cleanText(text).slice(0, touchValueLimit));

const latestInstant = 8.64e15;

const touchSchema = z
  .object({
    landing: value,
    referrer: value,
    at: z.number().int().min(0).max(latestInstant).nullable().catch(null),
    ...Object.fromEntries(touchParameters.map((name) => [name, value.optional()])),
  })
  .transform((touch) => {
    const filled = Object.entries(touch).filter(
      ([name, one]) => one || name === 'landing' || name === 'referrer',
    );
    return { at: null, ...Object.fromEntries(filled) } as Touch;
  });

/** First and last touch as a form sends them; everything bounded, nothing but the known names kept. */
const attributionSchema = z.object({ first: touchSchema, last: touchSchema });

const longestText = 20_000;

/**
 * The `attribution` field of a form: an object in JSON, the same as JSON text in a form's hidden field.
 * What cannot be understood counts as unknown: an enquiry is never refused for it.
 */
export const attributionField = z
  .preprocess(fromText, attributionSchema.nullable())
  .catch(null)
  .transform((attribution): Attribution | null => attribution);

function fromText(input: unknown): unknown {
  if (input === undefined || input === '') return null;
  if (typeof input !== 'string') return input;
  if (input.length > longestText) return null;
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}
