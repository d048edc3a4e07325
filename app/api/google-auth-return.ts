import { redirect } from 'react-router';
import type { SignInEnd } from '#server/calendar/oauth/finish-sign-in.ts';

/**
 * Redirects to the page where the sign-in began, with the query status (success or error) and message: a code of
 * `sign-in-codes.ts`.
 */
export function backToPage({ ok, code, returnTo, popup }: SignInEnd): Response {
  const query = new URLSearchParams({ status: ok ? 'success' : 'error', message: code });
  if (popup) query.set('popup', '1');
  return redirect(`${returnTo}?${query}`, { headers: { 'Cache-Control': 'no-store' } });
}
