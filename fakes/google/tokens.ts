import { createHash } from 'node:crypto';
import { dayMs } from '#domain/format/durations.ts';
import type { Reply } from './reply.ts';
import { Refusal } from './reply.ts';
import type { FakeClient, RefreshToken, World } from './world.ts';
import { nextNumber } from './world.ts';

/** Google's limits on refresh tokens: 7 days for an app in Testing, 6 months unused, 100 per client. */
const testingLifeMs = 7 * dayMs;
const unusedLifeMs = 183 * dayMs;
const tokensPerClient = 100;
const accessLifeSeconds = 3600;

function refuseOauth(status: number, error: string, description: string): never {
  throw new Refusal({ status, json: { error, error_description: description } });
}

function authenticateClient(world: World, form: URLSearchParams): FakeClient {
  const client = world.clients.find((candidate) => candidate.clientId === form.get('client_id'));
  if (!client) refuseOauth(401, 'invalid_client', 'The OAuth client was not found.');
  if (client.clientSecret !== form.get('client_secret')) {
    refuseOauth(401, 'invalid_client', 'The provided client secret is invalid.');
  }
  return client;
}

function accessReply(world: World, clientId: string, scopes: string[]): Record<string, unknown> {
  const token = `ya29.fake-access-${nextNumber(world)}`;
  world.accessTokens.set(token, { clientId, scopes, expiresAt: world.now() + accessLifeSeconds * 1000 });
  return {
    access_token: token,
    expires_in: accessLifeSeconds,
    scope: scopes.join(' '),
    token_type: 'Bearer',
  };
}

/** Issues a refresh token; the 101st of a client silently ends the oldest. */
export function issueRefreshToken(
  world: World,
  clientId: string,
  scopes: string[],
  token = `1//fake-refresh-${nextNumber(world)}`,
): RefreshToken {
  const expiresAt = world.publishing === 'testing' ? world.now() + testingLifeMs : null;
  const issued: RefreshToken = { token, clientId, scopes, lastUsedAt: world.now(), expiresAt };
  world.refreshTokens.push(issued);
  const own = world.refreshTokens.filter((candidate) => candidate.clientId === clientId);
  const oldest = own[0];
  if (own.length > tokensPerClient && oldest) {
    world.refreshTokens = world.refreshTokens.filter((candidate) => candidate !== oldest);
  }
  return issued;
}

function exchange(world: World, client: FakeClient, form: URLSearchParams): Reply {
  const code = form.get('code') ?? '';
  const issued = world.codes.get(code);
  world.codes.delete(code);
  if (!issued || issued.request.clientId !== client.clientId || issued.expiresAt <= world.now()) {
    refuseOauth(400, 'invalid_grant', 'Malformed auth code.');
  }
  if (issued.request.redirectUri !== form.get('redirect_uri')) {
    refuseOauth(400, 'redirect_uri_mismatch', 'Bad Request');
  }
  const verifier = form.get('code_verifier');
  const challenge = issued.request.codeChallenge;
  if (challenge !== null) {
    if (!verifier) refuseOauth(400, 'invalid_grant', 'Missing code verifier.');
    if (createHash('sha256').update(verifier).digest('base64url') !== challenge) {
      refuseOauth(400, 'invalid_grant', 'Invalid code verifier.');
    }
  }
  const json = accessReply(world, client.clientId, issued.scopes);
  if (issued.request.offline && (issued.firstConsent || issued.request.forced)) {
    const refresh = issueRefreshToken(world, client.clientId, issued.scopes);
    json.refresh_token = refresh.token;
    if (refresh.expiresAt !== null) json.refresh_token_expires_in = testingLifeMs / 1000 - 1;
  }
  return { status: 200, json };
}

/** A refresh gives no new refresh token: the present one stays valid. */
function refresh(world: World, client: FakeClient, form: URLSearchParams): Reply {
  const known = world.refreshTokens.find(
    (candidate) => candidate.token === form.get('refresh_token') && candidate.clientId === client.clientId,
  );
  const now = world.now();
  if (!known || (known.expiresAt ?? Infinity) <= now || known.lastUsedAt + unusedLifeMs <= now) {
    refuseOauth(400, 'invalid_grant', 'Token has been expired or revoked.');
  }
  known.lastUsedAt = now;
  return { status: 200, json: accessReply(world, client.clientId, known.scopes) };
}

/** POST /token: code exchange and refresh. */
export function token(world: World, form: URLSearchParams): Reply {
  const client = authenticateClient(world, form);
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return exchange(world, client, form);
  if (grantType === 'refresh_token') return refresh(world, client, form);
  return refuseOauth(400, 'unsupported_grant_type', `Invalid grant_type: ${grantType}`);
}

/** Ends the whole grant of a client: its tokens and the remembered consent. */
export function endGrant(world: World, clientId: string): void {
  world.grants.delete(clientId);
  world.refreshTokens = world.refreshTokens.filter((known) => known.clientId !== clientId);
  for (const [value, access] of world.accessTokens) {
    if (access.clientId === clientId) world.accessTokens.delete(value);
  }
}

/** POST /revoke: takes a refresh or an access token and ends the whole grant. */
export function revoke(world: World, form: URLSearchParams): Reply {
  const value = form.get('token') ?? '';
  const known =
    world.refreshTokens.find((candidate) => candidate.token === value) ?? world.accessTokens.get(value);
  if (!known) refuseOauth(400, 'invalid_token', 'Token expired or revoked');
  endGrant(world, known.clientId);
  return { status: 200, json: {} };
}
