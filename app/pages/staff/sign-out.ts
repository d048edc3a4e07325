import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { currentStaff } from '#server/auth/current-staff.ts';
import { endSession } from '#server/auth/session.ts';
import type { Route } from './+types/sign-out.ts';

/**
 * Signing out is a POST, so that no link or image can do it. During an outage only the cookie goes: the session stays
 * stored until it expires, and the page says so.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const cookies = await endSession(services, request.headers);
  const headers = new Headers(cookies.map((value) => ['Set-Cookie', value]));
  // Clears cached pages, so that Back does not show them; cookies and storage stay, since the cookie choice is
  // there. Browsers accept the header over https only and log a warning elsewhere.
  if (services.env.SITE_URL.startsWith('https:')) headers.set('Clear-Site-Data', '"cache"');
  const ended = await currentStaff(services, request.headers).then(
    (staff) => staff === null,
    () => false,
  );
  return redirect(ended ? '/sign-in?signed-out' : '/sign-in?signed-out=here', { headers });
}

export const loader = () => redirect('/sign-in');
