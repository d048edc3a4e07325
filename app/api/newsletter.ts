import { clientAddressContext, servicesContext } from '#app/context.ts';
import { limit } from '#server/http/rate-limit.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Route } from './+types/newsletter.ts';
import { readJson } from './read-json.ts';
import { answer, methodNotAllowed } from './respond.ts';

/** POST /api/newsletter: stores a pending subscription. The answer never tells whether the address was known. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answer(async () => {
    const services = context.get(servicesContext);
    const key = context.get(clientAddressContext);
    await limit(services, { name: 'newsletter', key, max: 10, windowMs: 10 * 60_000 });
    await subscribe(services, await readJson(request));
    return { message: 'Thank you. Please check your inbox and confirm your address.' };
  });
}

export const loader = () => methodNotAllowed('POST');
