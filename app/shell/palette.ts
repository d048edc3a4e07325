import { redirect } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { readForm } from '#app/pages/read-form.ts';
import { paletteCookie } from '#domain/shore/palette.ts';
import type { Route } from './+types/palette.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps the palette that somebody chose, and goes back to where she was. With the sun, nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const choice = (await readForm(request)).get('palette');
  const chosen = choice === 'day' || choice === 'night' ? choice : '';
  const { SITE_URL } = context.get(servicesContext).env;
  // Scripts may read it: a page out of the browser's cache follows a choice that was made since.
  const cookie = [
    `${paletteCookie}=${chosen}`,
    'Path=/',
    `Max-Age=${chosen ? yearSeconds : 0}`,
    'SameSite=Lax',
    ...(SITE_URL.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  return redirect(cameFrom(request), { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** The page of this site that the form was on, at its end; the home page where the browser does not say. */
function cameFrom(request: Request): string {
  const { origin } = new URL(request.url);
  const from = URL.parse(request.headers.get('referer') ?? '');
  const isOwn = from?.host === new URL(origin).host && !from.pathname.startsWith('//');
  return isOwn ? `${from.pathname}${from.search}#tide` : '/#tide';
}

export const loader = () => redirect('/');
