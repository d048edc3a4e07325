import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture, redirectUri, walkConsent } from '#tests/support/google-fixture.ts';
import { readCallback } from './callback.ts';
import type { Pkce } from './oauth.ts';
import {
  authorizeUrl,
  exchangeCode,
  pkceChallenge,
  refreshTokens,
  revokeToken,
  startAuthorization,
} from './oauth.ts';
import { checkScopes, listScope, requestedScopes, requiredScopes } from './scopes.ts';

let fixture: GoogleFixture;
beforeEach(async () => {
  fixture = await googleFixture();
});
afterEach(() => fixture.google.stop());

const pkce: Pkce & { state: string } = startAuthorization();

function urlFor(connecting = true): string {
  return authorizeUrl(fixture.config, {
    redirectUri,
    state: pkce.state,
    challenge: pkce.challenge,
    connecting,
  });
}

async function codeFrom(url: string, choice?: Parameters<typeof walkConsent>[1]): Promise<string> {
  const callback = readCallback((await walkConsent(url, choice)).callback.searchParams);
  if (callback.kind !== 'code') throw new Error(`callback was ${callback.kind}`);
  return callback.code;
}

async function connectOnce(connecting = true, choice?: Parameters<typeof walkConsent>[1]) {
  const code = await codeFrom(urlFor(connecting), choice);
  const reply = await exchangeCode(fixture.config, { code, verifier: pkce.verifier, redirectUri });
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

const secondsFrom = (seconds: number) => fixture.clock.at + seconds * 1000;

describe('the way to Google', () => {
  test('asks offline, with PKCE S256, state, and consent only when connecting', () => {
    const query = new URL(urlFor()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      client_id: fixture.config.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      access_type: 'offline',
      scope: requestedScopes.join(' '),
      state: pkce.state,
      code_challenge: pkce.challenge,
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    expect(new URL(urlFor(false)).searchParams.has('prompt')).toBe(false);
  });

  test('the challenge is that of RFC 7636, appendix B', () => {
    expect(pkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  test('each start has its own state and verifier', () => {
    const other = startAuthorization();
    expect(other.state).not.toBe(pkce.state);
    expect(other.verifier).not.toBe(pkce.verifier);
    expect(other.verifier).toMatch(/^[\w-]{43}$/);
  });

  test('without a base URL it is Google itself', () => {
    const url = authorizeUrl(
      { ...fixture.config, baseUrl: null },
      { redirectUri, state: 's', challenge: 'c', connecting: true },
    );
    expect(url).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
  });

  test('a redirect URI that differs by a slash is refused on a page, without a redirect', async () => {
    const url = new URL(urlFor());
    url.searchParams.set('redirect_uri', `${redirectUri}/`);
    const page = await fetch(url, { redirect: 'manual' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('redirect_uri_mismatch');
  });

  test('an unknown client is refused on a page', async () => {
    const url = new URL(urlFor());
    url.searchParams.set('client_id', 'someone-else');
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(401);
  });
});

describe('the way back', () => {
  test('carries code and state', async () => {
    const { callback } = await walkConsent(urlFor());
    expect(callback.origin + callback.pathname).toBe(redirectUri);
    expect(readCallback(callback.searchParams)).toEqual({
      kind: 'code',
      code: callback.searchParams.get('code'),
      state: pkce.state,
    });
  });

  test.each([
    ['Cancel', { decision: 'deny' as const }],
    ['every box unticked', { untick: requestedScopes }],
  ])('%s comes back as access_denied', async (_name, choice) => {
    const { callback } = await walkConsent(urlFor(), choice);
    expect(readCallback(callback.searchParams)).toEqual({ kind: 'denied', state: pkce.state });
  });

  test('other errors and an empty callback are errors', () => {
    const other = new URLSearchParams({ error: 'server_error', state: 'x' });
    expect(readCallback(other)).toEqual({ kind: 'error', reason: 'server_error', state: 'x' });
    expect(readCallback(new URLSearchParams())).toEqual({ kind: 'error', reason: 'missing_code', state: '' });
  });
});

describe('scopes', () => {
  test('all boxes ticked: nothing is missing', async () => {
    expect(checkScopes((await connectOnce()).scopes)).toEqual({ missing: [], canListCalendars: true });
  });

  test.each(requiredScopes)('unticking %s is noticed in the granted scope', async (scope) => {
    const { scopes } = await connectOnce(true, { untick: [scope] });
    expect(checkScopes(scopes)).toEqual({ missing: [scope], canListCalendars: true });
  });

  test('without the list of calendars the connection still works', async () => {
    const { scopes } = await connectOnce(true, { untick: [listScope] });
    expect(checkScopes(scopes)).toEqual({ missing: [], canListCalendars: false });
  });
});

describe('tokens', () => {
  test('an access token lasts one hour', async () => {
    const tokens = await connectOnce();
    expect(tokens.accessExpiresAt).toBe(secondsFrom(3600));
    expect(tokens.refreshExpiresAt).toBeNull();
  });

  test('a refresh token comes on the first consent and on a forced one, not otherwise', async () => {
    expect((await connectOnce(false)).refreshToken).toMatch(/./);
    expect((await walkConsent(urlFor(false))).asked).toBe(false);
    expect((await connectOnce(false)).refreshToken).toBeNull();
    expect((await walkConsent(urlFor(true))).asked).toBe(true);
    expect((await connectOnce(true)).refreshToken).toMatch(/./);
  });

  test('a code works once', async () => {
    const code = await codeFrom(urlFor());
    const request = { code, verifier: pkce.verifier, redirectUri };
    expect((await exchangeCode(fixture.config, request)).ok).toBe(true);
    expect(await exchangeCode(fixture.config, request)).toMatchObject({
      ok: false,
      problem: { kind: 'permanent', reason: 'invalid_grant' },
    });
  });

  test('a code is dead after ten minutes', async () => {
    const code = await codeFrom(urlFor());
    fixture.clock.at = secondsFrom(600);
    expect(await exchangeCode(fixture.config, { code, verifier: pkce.verifier, redirectUri })).toMatchObject({
      problem: { kind: 'permanent', reason: 'invalid_grant' },
    });
  });

  test.each([
    ['another verifier', { verifier: startAuthorization().verifier }, 'invalid_grant'],
    ['another redirect URI', { redirectUri: 'http://127.0.0.1:5173/' }, 'redirect_uri_mismatch'],
  ])('%s is refused at the exchange', async (_name, wrong, reason) => {
    const code = await codeFrom(urlFor());
    const request = { code, verifier: pkce.verifier, redirectUri, ...wrong };
    expect(await exchangeCode(fixture.config, request)).toMatchObject({
      problem: { kind: 'permanent', reason },
    });
  });

  test('a wrong client secret is 401 invalid_client, and permanent', async () => {
    const { refreshToken } = fixture.google.control.grantAccess({ scopes: [...requestedScopes] });
    const config = { ...fixture.config, clientSecret: 'wrong' };
    expect(await refreshTokens(config, refreshToken)).toMatchObject({
      problem: { kind: 'permanent', status: 401, reason: 'invalid_client' },
    });
  });

  test('a refresh reply omits the refresh token; the one in use is kept', async () => {
    const { refreshToken } = await connectOnce();
    const reply = await refreshTokens(fixture.config, refreshToken ?? '');
    expect(reply).toMatchObject({ ok: true, value: { refreshToken, accessExpiresAt: secondsFrom(3600) } });
  });

  test('a revoked token gives exactly invalid_grant, which means disconnected', async () => {
    const { refreshToken } = await connectOnce();
    fixture.google.control.revokeAccess();
    const { clientId, clientSecret, baseUrl } = fixture.config;
    const raw = await fetch(`${baseUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'refresh_token',
        refresh_token: refreshToken ?? '',
      }),
    });
    expect(raw.status).toBe(400);
    expect(await raw.text()).toBe(
      '{"error":"invalid_grant","error_description":"Token has been expired or revoked."}',
    );
    expect(await refreshTokens(fixture.config, refreshToken ?? '')).toEqual({
      ok: false,
      problem: { kind: 'disconnected', reason: 'invalid_grant' },
    });
  });

  test('six months unused ends a refresh token; each use starts them anew', async () => {
    const { refreshToken } = await connectOnce();
    fixture.clock.at = secondsFrom(100 * 86_400);
    expect((await refreshTokens(fixture.config, refreshToken ?? '')).ok).toBe(true);
    fixture.clock.at = secondsFrom(100 * 86_400);
    expect((await refreshTokens(fixture.config, refreshToken ?? '')).ok).toBe(true);
    fixture.clock.at = secondsFrom(184 * 86_400);
    expect(await refreshTokens(fixture.config, refreshToken ?? '')).toMatchObject({
      problem: { kind: 'disconnected' },
    });
  });

  test('the 101st refresh token ends the oldest', async () => {
    const scopes = [...requestedScopes];
    const [first = '', second = ''] = Array.from(
      { length: 101 },
      () => fixture.google.control.grantAccess({ scopes }).refreshToken,
    );
    expect(await refreshTokens(fixture.config, first)).toMatchObject({ problem: { kind: 'disconnected' } });
    expect((await refreshTokens(fixture.config, second)).ok).toBe(true);
  });

  test('the token endpoint failing is retryable, and no disconnection', async () => {
    const { refreshToken } = await connectOnce();
    fixture.google.control.addFault({ kind: 'token', error: 'backendError' });
    expect(await refreshTokens(fixture.config, refreshToken ?? '')).toMatchObject({
      problem: { kind: 'retryable', status: 500 },
    });
    expect((await refreshTokens(fixture.config, refreshToken ?? '')).ok).toBe(true);
  });
});

test('an app in Testing loses its refresh tokens after seven days, and the reply says so', async () => {
  await fixture.google.stop();
  fixture = await googleFixture({ publishing: 'testing' });
  const { refreshToken, refreshExpiresAt } = await connectOnce();
  expect(refreshExpiresAt).toBe(secondsFrom(7 * 86_400 - 1));
  fixture.clock.at = secondsFrom(7 * 86_400);
  expect(await refreshTokens(fixture.config, refreshToken ?? '')).toMatchObject({
    problem: { kind: 'disconnected' },
  });
});

describe('disconnecting', () => {
  test('revokes the whole grant: refresh, access, and the memory of the consent', async () => {
    const { refreshToken, accessToken } = await connectOnce();
    expect(await revokeToken(fixture.config, refreshToken ?? '')).toEqual({ ok: true, value: null });
    expect(await refreshTokens(fixture.config, refreshToken ?? '')).toMatchObject({
      problem: { kind: 'disconnected' },
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const listed = await fetch(`${fixture.google.origin}/calendar/v3/users/me/calendarList`, { headers });
    expect(listed.status).toBe(401);
    expect((await walkConsent(urlFor(false))).asked).toBe(true);
  });

  test('a token that is dead already counts as revoked', async () => {
    expect(await revokeToken(fixture.config, 'long-gone')).toEqual({ ok: true, value: null });
  });

  test('a failing revoke is told', async () => {
    const { refreshToken } = await connectOnce();
    fixture.google.control.addFault({ kind: 'revoke', error: 'unavailable' });
    expect(await revokeToken(fixture.config, refreshToken ?? '')).toMatchObject({
      problem: { kind: 'retryable' },
    });
  });
});
