import { minuteMs } from '#domain/format/durations.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { loadConnection } from '#server/calendar/connection/connection.ts';
import { authorizeUrl, startAuthorization } from '#server/calendar/google/oauth.ts';

/** Long enough to read Google's pages and to find a phone for the second factor. */
const stateLifeMs = 15 * minuteMs;

export const verifierPurpose = 'google-pkce-verifier';

/** Pages that a sign-in may return to; anything else returns to the first. */
const returnPages = ['/admin/calendar-setup', '/admin/auth-test', '/admin/calendar-status'] as const;
export type ReturnPage = (typeof returnPages)[number];

/** The page a caller wants to return to, if it is one of those allowed. */
export function returnPageOf(wanted: string | null): ReturnPage {
  return returnPages.find((page) => page === wanted) ?? returnPages[0];
}

/**
 * Begins a sign-in at Google: a single-use state bound to this staff session, and a PKCE verifier kept sealed.
 * @param options `test` asks for no new consent while a connection is alive
 * @returns the address of Google's consent page
 * @throws DomainError conflict while there is no client ID and secret
 */
export async function startSignIn(
  services: CalendarServices,
  staff: Staff,
  options: {
    sessionHash: string;
    redirectUri: string;
    returnTo: ReturnPage;
    popup: boolean;
    test: boolean;
  },
): Promise<string> {
  const config = await services.calendar.config();
  if (!config) throw new DomainError('conflict', 'Enter the client ID and the client secret first.');
  const now = services.clock.now();
  const { state, verifier, challenge } = startAuthorization();
  const queries = services.db.query;
  await queries.deleteFrom('oauth_states').where('expires_at', '<=', now).execute();
  await queries
    .insertInto('oauth_states')
    .values({
      state_hash: hashToken(state),
      staff_id: staff.id,
      session_hash: options.sessionHash,
      verifier: services.keys.seal(verifierPurpose, verifier),
      redirect_uri: options.redirectUri,
      return_to: options.returnTo,
      popup: options.popup ? 1 : 0,
      created_at: now,
      expires_at: now + stateLifeMs,
      used_at: null,
    })
    .execute();
  const alive = (await loadConnection(queries))?.state === 'connected';
  const connecting = !(options.test && alive);
  return authorizeUrl(config, { redirectUri: options.redirectUri, state, challenge, connecting });
}
