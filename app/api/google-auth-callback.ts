import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { finishSignIn } from '#server/calendar/oauth/finish-sign-in.ts';
import { sessionHash } from '#server/calendar/oauth/session.ts';
import type { Route } from './+types/google-auth-callback.ts';
import { backToPage } from './google-auth-return.ts';
import { answer, methodNotAllowed } from './respond.ts';

/** GET /api/auth/google/callback: where Google sends the browser back to. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answer(async () => {
    const services = context.get(servicesContext);
    const end = await finishSignIn(services, staffOf(context), {
      sessionHash: await sessionHash(services, request.headers),
      query: new URL(request.url).searchParams,
    });
    return backToPage(end);
  });
}

export const action = () => methodNotAllowed('GET');
