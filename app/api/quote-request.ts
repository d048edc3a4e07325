import { submitQuote } from '#server/leads/submit-quote.ts';
import type { Route } from './+types/quote-request.ts';
import { leadAnswer } from './lead-answer.ts';
import { methodNotAllowed } from './respond.ts';

/** POST /api/quote-request. */
export function action(call: Route.ActionArgs) {
  return leadAnswer(call, {
    name: 'quote',
    submit: submitQuote,
    message: 'Thank you. Your request is stored.',
  });
}

export const loader = () => methodNotAllowed('POST');
