import type { Services } from '../services.ts';

/** Ends the session of this request. @returns the Set-Cookie values that clear it */
export async function signOut(services: Services, headers: Headers): Promise<string[]> {
  const response = await services.auth.api.signOut({ headers, asResponse: true });
  return response.headers.getSetCookie();
}
