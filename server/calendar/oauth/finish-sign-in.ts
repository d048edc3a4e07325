import type { Selectable } from 'kysely';
import type { Staff } from '#server/auth/staff.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { readCallback } from '#server/calendar/google/callback.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import { exchangeCode, revokeToken } from '#server/calendar/google/oauth.ts';
import { checkScopes, requiredScopes } from '#server/calendar/google/scopes.ts';
import type { OauthStateTable } from '#server/db/tables/calendar.ts';
import type { SignInCode } from './sign-in-codes.ts';
import { type ReturnPage, returnPageOf, verifierPurpose } from './start-sign-in.ts';
import { storeConnection } from './store-connection.ts';

const eventsScope = requiredScopes[1];

/** How a sign-in at Google ended, and where the browser goes with it. */
export type SignInEnd = { ok: boolean; code: SignInCode; returnTo: ReturnPage; popup: boolean };

/**
 * Ends a sign-in at Google: spends the state, trades the code, checks what was granted and stores the connection.
 * Every failure is an answer that the page shows; a state of another session is left for its owner.
 */
export async function finishSignIn(
  services: CalendarServices,
  staff: Staff,
  request: { sessionHash: string; query: URLSearchParams },
): Promise<SignInEnd> {
  const callback = readCallback(request.query);
  const started = await spendState(services, staff, callback.state, request.sessionHash);
  if (!started) return { ok: false, code: 'state-unknown', returnTo: returnPageOf(null), popup: false };
  const end = (ok: boolean, code: SignInCode): SignInEnd => {
    services.log[ok ? 'info' : 'warn']('google-sign-in', { ok, code, by: staff.id });
    return { ok, code, returnTo: returnPageOf(started.return_to), popup: started.popup === 1 };
  };
  const fail = (code: SignInCode) => end(false, code);
  if (callback.kind === 'denied') return fail('denied');
  if (callback.kind === 'error') return fail('google-error');
  const config = await services.calendar.config();
  const verifier = services.keys.unseal(verifierPurpose, started.verifier)?.text;
  if (!config || !verifier) return fail('no-client');

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
      missing.length > 1 ? 'box-both' : missing[0] === eventsScope ? 'box-events' : 'box-availability',
    );
  }
  const stored = await storeConnection(services, config, tokens);
  if (!stored) return fail('not-lasting');
  return end(true, 'connected');
}

/** Marks the state as used, once, and only for the session that began it. */
async function spendState(
  services: CalendarServices,
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

async function isConnected(services: CalendarServices): Promise<boolean> {
  return (await services.calendar.access()).kind === 'open';
}

function exchangeFailure(problem: GoogleProblem): SignInCode {
  if (problem.kind === 'retryable') return 'no-answer';
  const reason = 'reason' in problem ? problem.reason : problem.kind;
  if (reason === 'invalid_client') return 'wrong-client';
  if (reason === 'redirect_uri_mismatch') return 'wrong-redirect';
  return reason === 'invalid_grant' ? 'too-late' : 'google-error';
}
