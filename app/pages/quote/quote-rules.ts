import { rulesOf } from '#app/pages/forms/live/rules.ts';
import { quoteSchema } from '#domain/leads/quote.ts';

/** The quote form's rules for the browser. */
export const rules = rulesOf(quoteSchema.shape);
