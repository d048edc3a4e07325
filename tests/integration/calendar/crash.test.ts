import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from '#fakes/google/server.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { readEnv } from '#server/base/env.ts';
import { startServices } from '#server/start/start-services.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import {
  callsOf,
  clientId,
  clientSecret,
  eventsOf,
  redirectUri,
  signInAtGoogle,
} from '#tests/support/google.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

describe.each(engines)('a server killed on the way from the booking to the calendar, on %s', (engine) => {
  let store: TestStore;
  let google: FakeGoogle;
  let port = '';
  const start = (later: string, extra: Record<string, string> = {}) =>
    startSiteProcess(siteEnvironment(store, settings({ SITE_NOW: later, ...extra })));
  const settings = (extra: Record<string, string>) => ({
    GOOGLE_BASE_URL: google.origin,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    CALENDAR_POLL_MS: '100',
    // The same address after the restart, since it stands in the event’s text.
    PORT: port,
    ...extra,
  });

  beforeEach(async () => {
    store = await createStore(engine);
    port = String(await freePort());
    const offset = Date.parse('2026-11-20T09:00:00Z') - Date.now();
    google = await startFakeGoogle({
      now: () => Date.now() + offset,
      clients: [{ clientId, clientSecret, redirectUris: [redirectUri] }],
    });
    const services = await startServices(readEnv(siteEnvironment(store, settings({}))), {
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    expect((await signInAtGoogle(services)).ok).toBe(true);
    await services.close();
  });
  afterEach(async () => {
    await google.stop();
    store.remove();
  });

  const book = async (site: SiteProcess) => {
    const answer = await postJson(`${site.url}/api/calendar/book`, {
      name: 'Vera Visitor',
      email: 'vera@example.com',
      selectedDate: '2026-11-23',
      selectedTime: '09:00',
    });
    expect(answer.status).toBe(200);
    const { id, status } = answer.body.booking as { id: string; status: string };
    expect(status).toBe('confirmed');
    return id;
  };

  test.each([
    ['before the insert was sent', null],
    ['while the insert hung, before it took effect', 'hang-before'],
    ['after the insert took effect and before its answer came', 'hang-after'],
  ] as const)('%s: after the restart there is exactly one event', async (_, connection) => {
    if (connection) google.control.addFault({ kind: 'events.insert', connection });
    const first = await start('2026-11-20T09:00:00Z', connection ? {} : { OUTBOX_POLL_MS: '600000' });
    if (!connection) google.control.addFault({ kind: 'events.insert', latencyMs: 600_000 });
    const id = await book(first);
    if (connection) await until(() => callsOf(google, 'events.insert') > 0, 'the insert to be sent');
    await first.stop('SIGKILL');
    google.control.clearFaults();

    const second = await start('2026-11-20T09:10:00Z');
    const live = () => eventsOf(google, id).filter(({ status }) => status === 'confirmed');
    await until(() => live().length > 0, 'the event');
    // A second one, were there to be one, appears within several rounds of the outbox and of the calendar.
    const rounds = () => callsOf(google, 'events.list');
    const before = rounds();
    await until(() => rounds() >= before + 4, 'more rounds of the calendar');
    expect(eventsOf(google, id)).toHaveLength(1);
    expect(google.control.state().invitations.map(({ action }) => action)).toEqual(['invited']);
    await second.stop();
  });
});
