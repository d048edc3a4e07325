import { forgetPeople } from '#server/people/forget.ts';
import type { Sweep } from './sweep.ts';

/** People with our notes and the list of what happened, two years after the last of it. */
export const forgetQuietPeople: Sweep = (services, { before }) => forgetPeople(services, before);
