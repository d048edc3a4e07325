import { isRouteErrorResponse } from 'react-router';

/**
 * Why a form got no answer that could stand in its place, in words; null for whatever leads on. What was typed must
 * outlive a lost connection, an ended session and a server in trouble.
 */
export function notAnswered(error: unknown): string | null {
  if (error instanceof Response) return leadsToSignIn(error) ? signedOut : null;
  if (isRouteErrorResponse(error) && error.status === 401) return signedOut;
  if (isRouteErrorResponse(error) && error.status < 500) return null;
  return 'Nothing was saved: the website did not answer. What you typed is still here. Please try again in a moment.';
}

const signedOut =
  'Nothing was saved: you are signed out. Sign in again in another tab, then save here once more. What you typed is still here.';

const leadsToSignIn = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '/', 'https://x.invalid').pathname === '/sign-in';
