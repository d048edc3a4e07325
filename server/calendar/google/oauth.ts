import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { GoogleConfig } from './config.ts';
import { endpointsOf } from './config.ts';
import type { Result } from './errors.ts';
import { failure, oauthProblem, success } from './errors.ts';
import { callGoogle, unexpectedReply } from './http.ts';
import { requestedScopes } from './scopes.ts';

/** What a token reply gave. Store `refreshToken` encrypted; log none of it. */
export interface TokenSet {
  accessToken: string;
  /** Epoch milliseconds, reckoned from before the call: never too late. */
  accessExpiresAt: number;
  /** Null when Google gave none: consent was given before and not asked for again. */
  refreshToken: string | null;
  /** When Google limits the refresh token (seven days for an app in 'Testing'), else null. */
  refreshExpiresAt: number | null;
  scopes: string[];
}

/** Verifier and S256 challenge of RFC 7636; the verifier stays with the admin's session. */
export interface Pkce {
  verifier: string;
  challenge: string;
}

/** The S256 challenge of a verifier. */
export function pkceChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** A fresh PKCE pair and a fresh `state`, both single-use and bound to the admin's session by the caller. */
export function startAuthorization(
  random: (bytes: number) => Buffer = randomBytes,
): Pkce & { state: string } {
  const verifier = random(32).toString('base64url');
  return { verifier, challenge: pkceChallenge(verifier), state: random(24).toString('base64url') };
}

/**
 * The address of Google's consent page. `connecting` adds `prompt=consent`, which alone brings a
 * refresh token again after an earlier consent; leave it out when only testing the way there and back.
 * `redirectUri` must equal the registered one letter for letter.
 */
export function authorizeUrl(
  config: GoogleConfig,
  request: { redirectUri: string; state: string; challenge: string; connecting: boolean },
): string {
  const url = new URL(endpointsOf(config).authorize);
  url.search = new URLSearchParams({
    client_id: config.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: requestedScopes.join(' '),
    access_type: 'offline',
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    ...(request.connecting ? { prompt: 'consent' } : {}),
  }).toString();
  return url.href;
}

const text = z.string().optional().catch(undefined);
const tokenReply = z.object({
  access_token: z.string().min(1),
  // RFC 6749, 5.1: recommended only; an hour is what Google gives.
  expires_in: z.coerce.number().positive().catch(3600),
  refresh_token: text,
  refresh_token_expires_in: z.coerce.number().positive().optional().catch(undefined),
  scope: text,
});

async function requestTokens(config: GoogleConfig, grant: Record<string, string>): Promise<Result<TokenSet>> {
  const askedAt = config.now();
  const client = { client_id: config.clientId, client_secret: config.clientSecret };
  const url = endpointsOf(config).token;
  const reply = await callGoogle(
    config,
    { method: 'POST', url, form: { ...client, ...grant } },
    oauthProblem,
  );
  if (!reply.ok) return reply;
  const parsed = tokenReply.safeParse(reply.value);
  if (!parsed.success) return unexpectedReply(true);
  const { data } = parsed;
  const lifeSeconds = data.refresh_token_expires_in;
  return success({
    accessToken: data.access_token,
    accessExpiresAt: askedAt + data.expires_in * 1000,
    refreshToken: data.refresh_token || null,
    refreshExpiresAt: lifeSeconds === undefined ? null : askedAt + lifeSeconds * 1000,
    // RFC 6749, 5.1: left out when it is what was asked for.
    scopes: data.scope === undefined ? [...requestedScopes] : data.scope.split(' ').filter(Boolean),
  });
}

/**
 * Trades the code of the callback for tokens; codes work once. A spent code, a wrong verifier or a
 * wrong secret is 'permanent' with Google's reason (`invalid_grant`, `redirect_uri_mismatch`,
 * `invalid_client`): the owner starts again.
 */
export async function exchangeCode(
  config: GoogleConfig,
  request: { code: string; verifier: string; redirectUri: string },
): Promise<Result<TokenSet>> {
  const reply = await requestTokens(config, {
    grant_type: 'authorization_code',
    code: request.code,
    code_verifier: request.verifier,
    redirect_uri: request.redirectUri,
  });
  if (reply.ok || reply.problem.kind !== 'disconnected') return reply;
  const { reason } = reply.problem;
  return failure({
    kind: 'permanent',
    status: 400,
    reason,
    message: 'The sign-in code was no longer valid.',
  });
}

/** A fresh access token. The reply usually omits the refresh token: then the one given is handed back. */
export async function refreshTokens(
  config: GoogleConfig,
  refreshToken: string,
): Promise<Result<TokenSet & { refreshToken: string }>> {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const reply = await requestTokens(config, grant);
  if (!reply.ok) return reply;
  return success({ ...reply.value, refreshToken: reply.value.refreshToken ?? refreshToken });
}

/** Ends the grant at Google, as 'disconnect' must. A token that is dead already counts as done. */
export async function revokeToken(config: GoogleConfig, token: string): Promise<Result<null>> {
  const url = endpointsOf(config).revoke;
  const reply = await callGoogle(config, { method: 'POST', url, form: { token } }, oauthProblem);
  if (reply.ok) return success(null);
  const { problem } = reply;
  return problem.kind === 'permanent' && problem.reason === 'invalid_token' ? success(null) : reply;
}
