import { rulesOf } from '#app/pages/forms/live/rules.ts';
import { contactSteps } from '#domain/leads/contact.ts';

const [one, two, three] = contactSteps;

/** The contact form's rules for the browser. */
export const rules = rulesOf({ ...one.shape, ...two.shape, ...three.shape });
