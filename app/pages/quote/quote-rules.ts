import { quoteSchema } from '#domain/leads/quote.ts';
import { rulesOf } from '../forms/live/rules.ts';

/** The quote form's rules for the browser. */
export const rules = rulesOf(quoteSchema.shape);
