import { clientAddressContext, servicesContext } from '#app/context.ts';
import { limitLead } from '#server/limits/lead-limit.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { readInput } from '#server/submissions/read-submission.ts';
import type { Route } from './+types/newsletter.ts';
import { answer, methodNotAllowed } from './respond.ts';

/**
 * POST /api/newsletter: sends the e-mail that asks for confirmation. The answer is the same for a known address.
 */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answer(async () => {
    const services = context.get(servicesContext);
    const address = context.get(clientAddressContext);
    await limitLead(services, 'newsletter', address);
    await subscribe(services, await readInput(request));
    return { message: 'Thank you. Please check your inbox and confirm your address.' };
  });
}

export const loader = () => methodNotAllowed('POST');
