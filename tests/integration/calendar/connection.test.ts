import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarSummary } from '#app/pages/admin/today/calendar-summary.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { chooseCalendars, relistCalendars } from '#server/calendar/admin/choose-calendars.ts';
import { debugDay } from '#server/calendar/admin/debug-day.ts';
import { calendarStatus } from '#server/calendar/admin/status.ts';
import { connectionRow } from '#server/calendar/connection/connection.ts';
import { loadCredentials, saveCredentials } from '#server/calendar/connection/credentials.ts';
import { listScope, requiredScopes } from '#server/calendar/google/scopes.ts';
import { disconnectCalendar } from '#server/calendar/oauth/disconnect.ts';
import { finishSignIn } from '#server/calendar/oauth/finish-sign-in.ts';
import { startSignIn } from '#server/calendar/oauth/start-sign-in.ts';
import { engines } from '#tests/support/engines.ts';
import { callsOf, type GoogleServices, googleServices, owner, redirectUri } from '#tests/support/google.ts';
import { walkConsent } from '#tests/support/google-fixture.ts';

const minute = 60_000;
const signIn = {
  sessionHash: 'session-1',
  redirectUri,
  returnTo: '/admin/calendar-setup' as const,
  popup: false,
  test: false,
};

describe.each(engines)('connecting Google Calendar on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
  });
  afterEach(() => set.dispose());

  test('consent given: connected, and neither token nor secret stands in the database, log or status', async () => {
    const { services, connect } = set;
    expect(await calendarStatus(services)).toMatchObject({
      connected: false,
      hasCredentials: true,
      lastSync: null,
    });
    expect(await connect()).toMatchObject({
      ok: true,
      code: 'connected',
      returnTo: '/admin/calendar-setup',
    });
    const status = await calendarStatus(services);
    expect(status).toMatchObject({ connected: true, calendarId: 'owner@foreshore.example', error: null });
    expect(status.lastSync).toBe(new Date(services.clock.now()).toISOString());
    const stored = JSON.stringify([
      await connectionRow(services.db.query),
      await services.db.query.selectFrom('oauth_states').selectAll().execute(),
    ]);
    const shown = JSON.stringify([status, await debugDay(services, '2026-11-23'), services.logLines]);
    expect(stored + shown).not.toMatch(/fake-refresh|ya29|test-client-secret/);
  });

  test('the status tells what the owner has chosen beside what is known of the calendar', async () => {
    const { services, connect } = set;
    await connect();
    const booking = async () => (await calendarStatus(services)).booking;
    expect(await calendarStatus(services)).toMatchObject({ mode: 'live', booking: 'at-once' });
    await savePolicy(services, owner, { ...defaultPolicy, confirmation: 'owner' });
    expect(await booking()).toBe('owner-confirms');
    await savePolicy(services, owner, { ...defaultPolicy, open: false, confirmation: 'owner' });
    expect(await booking()).toBe('closed');
    set.google.control.revokeAccess();
    set.pass(61 * minute);
    await set.settle();
    expect(await calendarStatus(services)).toMatchObject({ mode: 'unknown', booking: 'closed' });
    expect((await calendarSummary(services)).text).toBe('Google has ended the connection.');
    await savePolicy(services, owner, defaultPolicy);
    expect((await calendarSummary(services)).text).toContain('visitors can only ask for a time');
  });

  test('the consent page asks for offline access with PKCE, and for consent only when connecting', async () => {
    const { services, connect } = set;
    const first = new URL(await startSignIn(services, owner, signIn));
    expect(Object.fromEntries(first.searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
    });
    await connect();
    const again = new URL(await startSignIn(services, owner, { ...signIn, test: true }));
    expect(again.searchParams.has('prompt')).toBe(false);
  });

  test('a test of the way there and back leaves the connection as it is', async () => {
    const { services, connect } = set;
    await connect();
    const before = await connectionRow(services.db.query);
    const url = await startSignIn(services, owner, { ...signIn, returnTo: '/admin/auth-test', test: true });
    const { callback, asked } = await walkConsent(url);
    expect(asked).toBe(false);
    const query = callback.searchParams;
    expect(await finishSignIn(services, owner, { sessionHash: 'session-1', query })).toMatchObject({
      ok: true,
      returnTo: '/admin/auth-test',
    });
    expect((await connectionRow(services.db.query))?.version).toBe(before?.version);
  });

  test('refused on the consent page: not connected, and told so', async () => {
    const end = await set.connect({ decision: 'deny' });
    expect(end.ok).toBe(false);
    expect(end.code).toBe('denied');
    expect((await calendarStatus(set.services)).connected).toBe(false);
  });

  test.each(requiredScopes)('without the box %s it is not connected, and the box is named', async (scope) => {
    const end = await set.connect({ untick: [scope] });
    expect(end.ok).toBe(false);
    expect(end.code).toMatch(/^box-/);
    expect((await calendarStatus(set.services)).connected).toBe(false);
    expect(callsOf(set.google, 'revoke')).toBe(1);
  });

  test('an unticked box does not end a connection that works', async () => {
    await set.connect();
    expect((await set.connect({ untick: [requiredScopes[0]] })).ok).toBe(false);
    expect((await calendarStatus(set.services)).connected).toBe(true);
    await set.services.syncCalendar();
    expect((await calendarStatus(set.services)).error).toBeNull();
  });

  test('without the list box the main calendar alone is used', async () => {
    expect((await set.connect({ untick: [listScope] })).ok).toBe(true);
    expect(await calendarStatus(set.services)).toMatchObject({
      calendarId: 'primary',
      checkedCalendars: ['primary'],
      error: null,
    });
    await expect(relistCalendars(set.services)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a state works once, only for its session and person, and for a quarter of an hour', async () => {
    const { services, pass } = set;
    const begin = async () =>
      (await walkConsent(await startSignIn(services, owner, signIn))).callback.searchParams;
    const foreign = await begin();
    const stranger = { ...owner, id: 'somebody-else' };
    for (const [staff, sessionHash] of [
      [owner, 'session-2'],
      [stranger, 'session-1'],
    ] as const) {
      const end = await finishSignIn(services, staff, { sessionHash, query: foreign });
      expect(end).toMatchObject({ ok: false, returnTo: '/admin/calendar-setup' });
    }
    expect((await calendarStatus(services)).connected).toBe(false);
    // The attempt of another left it for its owner.
    const mine = { sessionHash: 'session-1', query: foreign };
    expect((await finishSignIn(services, owner, mine)).ok).toBe(true);
    expect((await finishSignIn(services, owner, mine)).ok).toBe(false);
    const late = await begin();
    pass(16 * minute);
    expect((await finishSignIn(services, owner, { sessionHash: 'session-1', query: late })).code).toBe(
      'state-unknown',
    );
    const none = { sessionHash: 'session-1', query: new URLSearchParams({ code: 'x' }) };
    expect((await finishSignIn(services, owner, none)).ok).toBe(false);
  });

  test('of two callbacks with one state at once, one connects', async () => {
    const { services } = set;
    const { callback } = await walkConsent(await startSignIn(services, owner, signIn));
    const request = { sessionHash: 'session-1', query: callback.searchParams };
    const ends = await Promise.all([1, 2, 3].map(() => finishSignIn(services, owner, request)));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('the choice of calendars: written ones must be owned, and the written one always counts', async () => {
    const { services, connect } = set;
    await connect();
    const studio = 'studio@group.calendar.google.com';
    await chooseCalendars(services, owner, { write: studio, checked: ['shared@foreshore.example'] });
    expect(await calendarStatus(services)).toMatchObject({
      calendarId: studio,
      checkedCalendars: [studio, 'shared@foreshore.example'],
    });
    const choose = (write: string, checked: string[] = []) =>
      chooseCalendars(services, owner, { write, checked });
    await expect(choose('shared@foreshore.example')).rejects.toMatchObject({
      code: 'invalid',
      fields: { write: expect.any(String) },
    });
    await expect(choose(studio, ['unknown@example.com'])).rejects.toMatchObject({ code: 'invalid' });
    // The choice outlives a reconnect.
    await connect();
    expect((await calendarStatus(services)).calendarId).toBe(studio);
  });

  test('disconnecting withdraws the permission at Google and forgets it here', async () => {
    const { services, google, connect } = set;
    await connect();
    expect(await disconnectCalendar(services, owner)).toEqual({ revoked: true });
    expect(callsOf(google, 'revoke')).toBe(1);
    expect((await connectionRow(services.db.query))?.refresh_token).toBeNull();
    expect(await calendarStatus(services)).toMatchObject({
      connected: false,
      state: 'disconnected',
      error: null,
      mode: 'live',
    });
    expect(await services.db.query.selectFrom('calendar_busy').selectAll().execute()).toEqual([]);
  });

  test('disconnecting while Google is away still forgets it, and says that Google was not told', async () => {
    await set.connect();
    set.google.control.addFault({ kind: 'revoke', error: 'backendError', times: null });
    expect(await disconnectCalendar(set.services, owner)).toEqual({ revoked: false });
    expect((await calendarStatus(set.services)).state).toBe('disconnected');
  });
});

describe.each(engines)('client ID and secret on %s', (engine) => {
  test('entered at set-up they are encrypted, usable, and never override the environment', async () => {
    const set = await googleServices(engine, {
      environment: { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
    });
    const { services } = set;
    expect(await calendarStatus(services)).toMatchObject({ hasCredentials: false });
    await expect(startSignIn(services, owner, signIn)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      saveCredentials(services, owner, { clientId: ' ', clientSecret: 'a b' }),
    ).rejects.toMatchObject({
      fields: { clientId: 'Please enter the client ID', clientSecret: 'The client secret has no spaces' },
    });
    await saveCredentials(services, owner, {
      clientId: ' foreshore-test.apps.googleusercontent.com ',
      clientSecret: 'test-client-secret',
    });
    const settings = await services.db.query.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(settings)).not.toMatch(/foreshore-test|test-client-secret/);
    expect((await set.connect()).ok).toBe(true);
    await set.dispose();

    const fixed = await googleServices(engine);
    expect((await loadCredentials(fixed.services))?.from).toBe('environment');
    await expect(
      saveCredentials(fixed.services, owner, { clientId: 'a', clientSecret: 'b' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await fixed.dispose();
  });

  test('a wrong secret is told at the callback', async () => {
    const set = await googleServices(engine, { environment: { GOOGLE_CLIENT_SECRET: 'wrong' } });
    expect((await set.connect()).code).toBe('wrong-client');
    await set.dispose();
  });
});
