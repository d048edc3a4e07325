import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture } from '#tests/support/google-fixture.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createCalendarClient } from './calendar-client.ts';
import type { TokenSet } from './oauth.ts';
import { requestedScopes } from './scopes.ts';

let fixture: GoogleFixture;
let stored: TokenSet[];
let accessTokens: AccessTokens;

beforeEach(async () => {
  fixture = await googleFixture();
  stored = [];
  const { refreshToken } = fixture.google.control.grantAccess({ scopes: [...requestedScopes] });
  accessTokens = createAccessTokens({
    config: fixture.config,
    refreshToken,
    onRefreshed: (tokens) => void stored.push(tokens),
  });
});
afterEach(() => fixture.google.stop());

const refreshes = () => fixture.google.control.state().calls.filter((call) => call.kind === 'token').length;
const clientOf = (tokens: AccessTokens) =>
  createCalendarClient({ config: fixture.config, accessTokens: tokens, hostTimeZone: 'Europe/London' });

test('one token serves until a minute before its hour is over', async () => {
  const first = await accessTokens.get();
  fixture.clock.at += 58 * 60_000;
  expect(await accessTokens.get()).toEqual(first);
  expect(refreshes()).toBe(1);
  fixture.clock.at += 60_000;
  expect(await accessTokens.get()).not.toEqual(first);
  expect(refreshes()).toBe(2);
});

test('callers at the same time share one refresh, which is stored once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => accessTokens.get()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(refreshes()).toBe(1);
  expect(stored).toHaveLength(1);
});

test('a token kept from before is used without a refresh', async () => {
  const first = await accessTokens.get();
  const [kept] = stored;
  if (!kept?.refreshToken) throw new Error('nothing was stored');
  const again = createAccessTokens({
    config: fixture.config,
    refreshToken: kept.refreshToken,
    current: kept,
  });
  expect(await again.get()).toEqual(first);
  expect(refreshes()).toBe(1);
});

test('invalid_grant stops retries: Google is not asked again', async () => {
  fixture.google.control.revokeAccess();
  const disconnected = { ok: false, problem: { kind: 'disconnected', reason: 'invalid_grant' } };
  expect(await accessTokens.get()).toEqual(disconnected);
  expect(await accessTokens.get()).toEqual(disconnected);
  expect(await clientOf(accessTokens).listCalendars()).toEqual(disconnected);
  expect(refreshes()).toBe(1);
});

test('a failing token endpoint is retried by the next call', async () => {
  fixture.google.control.addFault({ kind: 'token', error: 'unavailable' });
  expect(await accessTokens.get()).toMatchObject({ problem: { kind: 'retryable' } });
  expect((await accessTokens.get()).ok).toBe(true);
});

test('401 authError: one refresh, one more try, and the call succeeds', async () => {
  await accessTokens.get();
  fixture.google.control.addFault({ kind: 'calendarList.list', error: 'authError' });
  expect((await clientOf(accessTokens).listCalendars()).ok).toBe(true);
  expect(refreshes()).toBe(2);
});

test('401 again after a refresh is retryable, not a disconnection', async () => {
  fixture.google.control.addFault({ kind: 'calendarList.list', error: 'authError', times: 2 });
  expect(await clientOf(accessTokens).listCalendars()).toMatchObject({
    problem: { kind: 'retryable', reason: 'authError', outcomeUnknown: false },
  });
});

test('access revoked while a token is current is found out at the next call', async () => {
  await accessTokens.get();
  fixture.google.control.revokeAccess();
  expect(await clientOf(accessTokens).listCalendars()).toMatchObject({ problem: { kind: 'disconnected' } });
});

test('no refresh, no call: a write that could not be sent has a known outcome', async () => {
  fixture.google.control.addFault({ kind: 'token', connection: 'drop-before' });
  expect(await clientOf(accessTokens).deleteEvent('primary', 'abcde')).toMatchObject({
    problem: { kind: 'retryable', reason: 'network', outcomeUnknown: false },
  });
});
