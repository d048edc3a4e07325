import { servicesContext } from '#app/context.ts';
import { domainInfo } from '#server/calendar/oauth/public-origin.ts';
import type { Route } from './+types/domain.ts';
import { answerReading, methodNotAllowed } from './respond.ts';

/** GET /api/domain: the site's address and the redirect URI to register at Google. Both are public. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerReading(async () => domainInfo(context.get(servicesContext).env, request.url));
}

export const action = () => methodNotAllowed('GET');
