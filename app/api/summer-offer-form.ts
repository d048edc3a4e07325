import { submitOffer } from '#server/leads/submit-offer.ts';
import type { Route } from './+types/summer-offer-form.ts';
import { leadAnswer } from './lead-answer.ts';
import { methodNotAllowed } from './respond.ts';

/** POST /api/summer-offer-form: also after the close, when it is stored as having come late. */
export function action(call: Route.ActionArgs) {
  return leadAnswer(call, {
    name: 'offer',
    submit: submitOffer,
    message: ({ offer }) =>
      offer?.state === 'full'
        ? 'No places are left. Your details are stored for the next offer.'
        : 'Thank you. Your details are stored.',
    more: ({ offer }) => (offer?.state === 'full' ? { offerState: 'full' } : {}),
  });
}

export const loader = () => methodNotAllowed('POST');
