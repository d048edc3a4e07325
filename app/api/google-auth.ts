import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { isDomainError } from '#server/base/errors.ts';
import { domainInfo } from '#server/calendar/oauth/public-origin.ts';
import { sessionHash } from '#server/calendar/oauth/session.ts';
import { returnPageOf, startSignIn } from '#server/calendar/oauth/start-sign-in.ts';
import type { Route } from './+types/google-auth.ts';
import { backToPage } from './google-auth-return.ts';
import { answer, methodNotAllowed } from './respond.ts';

/**
 * GET /api/auth/google: sends the browser to Google's consent page. `?popup=1` when opened in a popup, `?return=`
 * the page to come back to, `?test=1` to ask for no new consent.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  return answer(async () => {
    const staff = staffOf(context);
    const services = context.get(servicesContext);
    const query = new URL(request.url).searchParams;
    const popup = query.get('popup') === '1';
    const returnTo = returnPageOf(query.get('return'));
    try {
      const address = await startSignIn(services, staff, {
        sessionHash: await sessionHash(services, request.headers),
        redirectUri: domainInfo(services.env, request.url).redirectUri,
        returnTo,
        popup,
        test: query.get('test') === '1',
      });
      return redirect(address, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'conflict') throw error;
      return backToPage({ ok: false, code: 'client-first', returnTo, popup });
    }
  });
}

export const action = () => methodNotAllowed('GET');
