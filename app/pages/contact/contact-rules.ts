import { contactSteps } from '#domain/leads/contact.ts';
import { rulesOf } from '../forms/live/rules.ts';

const [one, two, three] = contactSteps;

/** The contact form's rules for the browser. */
export const rules = rulesOf({ ...one.shape, ...two.shape, ...three.shape });
