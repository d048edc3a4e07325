import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { signOut } from '#server/auth/sign-out.ts';
import type { Route } from './+types/sign-out.ts';

/** Signing out is a POST, so that no link or image can do it. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(servicesContext), request.headers);
  return redirect('/sign-in?signed-out', { headers: cookies.map((value) => ['Set-Cookie', value]) });
}

export const loader = () => redirect('/sign-in');
