import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { endSession } from '#server/auth/session.ts';
import type { Route } from './+types/sign-out.ts';

/** Signing out is a POST, so that no link or image can do it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const cookies = await endSession(services, request.headers);
  const headers = new Headers(cookies.map((value) => ['Set-Cookie', value]));
  // Clears cached pages, so that Back does not show them; cookies and storage stay, since the cookie choice is
  // there. Browsers accept the header over https only and log a warning elsewhere.
  if (services.env.SITE_URL.startsWith('https:')) headers.set('Clear-Site-Data', '"cache"');
  return redirect('/sign-in?signed-out', { headers });
}

export const loader = () => redirect('/sign-in');
