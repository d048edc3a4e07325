import type { Selectable } from 'kysely';
import type { Staff } from '../../auth/staff.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../../tokens.ts';
import { unseal } from '../connection/seal.ts';
import { readCallback } from '../google/callback.ts';
import type { GoogleProblem } from '../google/errors.ts';
import { exchangeCode, revokeToken } from '../google/oauth.ts';
import { checkScopes, listScope } from '../google/scopes.ts';
import type { OauthStateTable } from '../tables.ts';
import { type ReturnPage, returnPageOf, verifierPurpose } from './start-sign-in.ts';
import { storeConnection } from './store-connection.ts';

export const connectedMessage = 'Google Calendar has been connected successfully.';
const failedMessage = 'Failed to connect Google Calendar';

/** How a sign-in at Google ended, and where the browser goes with it. */
export type SignInEnd = { ok: boolean; message: string; returnTo: ReturnPage; popup: boolean };

/**
 * Ends a sign-in at Google: spends the state, trades the code, checks what was granted and stores the connection.
 * Every failure is an answer that the page shows; a state of another session is left for its owner.
 */
export async function finishSignIn(
  services: Services,
  staff: Staff,
  request: { sessionHash: string; query: URLSearchParams },
): Promise<SignInEnd> {
  const callback = readCallback(request.query);
  const started = await spendState(services, staff, callback.state, request.sessionHash);
  if (!started) {
    const message = `${failedMessage}: this sign-in was not started here, has expired or was used before. Please start again.`;
    return { ok: false, message, returnTo: returnPageOf(null), popup: false };
  }
  const end = (ok: boolean, message: string): SignInEnd => {
    services.log[ok ? 'info' : 'warn']('google-sign-in', { ok, by: staff.id });
    return { ok, message, returnTo: returnPageOf(started.return_to), popup: started.popup === 1 };
  };
  const fail = (why: string) => end(false, `${failedMessage}: ${why}`);
  if (callback.kind === 'denied') return fail('access was not allowed on Google’s page.');
  if (callback.kind === 'error') return fail(`Google answered ‘${callback.reason.slice(0, 60)}’.`);
  const config = await services.calendar.config();
  const verifier = unseal(services.secret, verifierPurpose, started.verifier);
  if (!config || !verifier) return fail('the client ID and secret are missing. Please start again.');

  const reply = await exchangeCode(config, {
    code: callback.code,
    verifier,
    redirectUri: started.redirect_uri,
  });
  if (!reply.ok) return fail(exchangeFailure(reply.problem));
  const tokens = reply.value;
  const { missing } = checkScopes(tokens.scopes);
  if (missing.length > 0) {
    // A half permission is worth nothing; but revoking would also end a connection that works.
    if (!(await isConnected(services))) await revokeToken(config, tokens.refreshToken ?? tokens.accessToken);
    return fail(
      `you did not tick ${missing.map(boxName).join(' and ')}. Connect again with every box ticked.`,
    );
  }
  const stored = await storeConnection(services, config, tokens);
  if (!stored) return fail('Google gave no lasting permission. Please connect again.');
  return end(true, connectedMessage);
}

/** Marks the state as used, once, and only for the session that began it. */
async function spendState(
  services: Services,
  staff: Staff,
  state: string,
  sessionHash: string,
): Promise<Selectable<OauthStateTable> | undefined> {
  const now = services.clock.now();
  return services.db.query
    .updateTable('oauth_states')
    .set({ used_at: now })
    .where('state_hash', '=', hashToken(state))
    .where('session_hash', '=', sessionHash)
    .where('staff_id', '=', staff.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

async function isConnected(services: Services): Promise<boolean> {
  return (await services.calendar.access()).kind === 'open';
}

function exchangeFailure(problem: GoogleProblem): string {
  if (problem.kind === 'retryable') return 'Google did not answer. Please try again in a minute.';
  const reason = 'reason' in problem ? problem.reason : problem.kind;
  if (reason === 'invalid_client') return 'the client ID or the client secret is wrong.';
  if (reason === 'redirect_uri_mismatch')
    return 'the redirect URI is not registered at Google. New ones can take five minutes.';
  if (reason === 'invalid_grant') return 'the sign-in took too long. Please start again.';
  return `Google answered ‘${reason}’.`;
}

const boxNames: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.freebusy': '‘See the availability on your calendars’',
  'https://www.googleapis.com/auth/calendar.events.owned': '‘See, create, change and delete events’',
  [listScope]: '‘See the list of your calendars’',
};

function boxName(scope: string): string {
  return boxNames[scope] ?? scope;
}
