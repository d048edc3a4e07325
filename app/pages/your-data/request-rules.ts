import { rulesOf } from '#app/pages/forms/live/rules.ts';
import { dataRequestSchema } from '#domain/data-requests/schema.ts';

/** The form's rules for the browser. */
export const rules = rulesOf(dataRequestSchema.shape);
