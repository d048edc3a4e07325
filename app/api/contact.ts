import { submitContact } from '#server/leads/submit-contact.ts';
import type { Route } from './+types/contact.ts';
import { leadAnswer } from './lead-answer.ts';
import { methodNotAllowed } from './respond.ts';

/** POST /api/contact: an enquiry as JSON or multipart with files, or the shorter one of the booking widget. */
export function action(call: Route.ActionArgs) {
  return leadAnswer(call, {
    name: 'contact',
    submit: submitContact,
    message: 'Thank you. Your message is stored.',
  });
}

export const loader = () => methodNotAllowed('POST');
