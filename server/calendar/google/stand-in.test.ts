import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture, testNow } from '#tests/support/google-fixture.ts';
import { createAccessTokens } from './access-tokens.ts';

let fixture: GoogleFixture;
let token: string;
const scopes = ['https://www.googleapis.com/auth/calendar'];

beforeEach(async () => {
  fixture = await googleFixture();
  const { refreshToken } = fixture.google.control.grantAccess({ scopes });
  const granted = await createAccessTokens({ config: fixture.config, refreshToken }).get();
  token = granted.ok ? granted.value : '';
});
afterEach(() => fixture.google.stop());

const hour = 3_600_000;
const times = { startAt: testNow + hour, endAt: testNow + 2 * hour };

async function call(method: string, path: string, body?: object) {
  const reply = await fetch(`${fixture.google.origin}/calendar/v3${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> & {
    items?: { id: string }[];
  };
  return { status: reply.status, json };
}

/** The same fault switches as in process, as a browser test or the demo reaches them. */
async function remote(action: string, parameter?: object) {
  const body = parameter ? JSON.stringify(parameter) : '';
  const reply = await fetch(`${fixture.google.origin}/control/${action}`, { method: 'POST', body });
  return { status: reply.status, json: (await reply.json()) as Record<string, unknown> };
}

test('401 authError: without a token, with a wrong one, and after one hour', async () => {
  expect((await call('GET', '/users/me/calendarList')).status).toBe(200);
  fixture.clock.at += hour;
  const { status, json } = await call('GET', '/users/me/calendarList');
  expect(status).toBe(401);
  expect(json).toEqual({
    error: {
      errors: [
        {
          domain: 'global',
          reason: 'authError',
          message: 'Invalid Credentials',
          locationType: 'header',
          location: 'Authorization',
        },
      ],
      code: 401,
      message: 'Invalid Credentials',
    },
  });
  token = 'wrong';
  expect((await call('GET', '/users/me/calendarList')).status).toBe(401);
  const bare = await fetch(`${fixture.google.origin}/calendar/v3/users/me/calendarList`);
  expect(bare.status).toBe(401);
});

test('more than 50 calendars in one freeBusy query are refused inside a 200', async () => {
  const items = Array.from({ length: 51 }, () => ({ id: 'primary' }));
  const range = { timeMin: '2027-06-03T00:00:00Z', timeMax: '2027-06-04T00:00:00Z' };
  const { status, json } = await call('POST', '/freeBusy', { ...range, items });
  expect(status).toBe(200);
  expect(json.calendars).toMatchObject({ primary: { errors: [{ reason: 'tooManyCalendarsRequested' }] } });
});

test('freeBusy refuses a time without an offset, and a missing one', async () => {
  const items = [{ id: 'primary' }];
  const vague = { timeMin: '2027-06-03T00:00:00', timeMax: '2027-06-04T00:00:00Z', items };
  expect((await call('POST', '/freeBusy', vague)).status).toBe(400);
  expect((await call('POST', '/freeBusy', { items })).status).toBe(400);
});

const start = { dateTime: '2027-06-03T10:00:00', timeZone: 'Europe/London' };
const end = { dateTime: '2027-06-03T10:30:00+01:00' };

test('an id outside a–v and 0–9, or too short, is 400 invalid', async () => {
  for (const id of ['booking-1', 'abcd', 'wxyzw']) {
    const { status, json } = await call('POST', '/calendars/primary/events', { id, start, end });
    expect([status, json]).toMatchObject([400, { error: { errors: [{ reason: 'invalid' }] } }]);
  }
});

test('without an id Google makes one; local times are read in their zone', async () => {
  const { json } = await call('POST', '/calendars/primary/events', { start, end });
  expect(json.id).toMatch(/^[a-v0-9]{5,}$/);
  const range = {
    timeMin: '2027-06-03T00:00:00Z',
    timeMax: '2027-06-04T00:00:00Z',
    items: [{ id: 'primary' }],
  };
  expect((await call('POST', '/freeBusy', range)).json.calendars).toEqual({
    primary: { busy: [{ start: '2027-06-03T09:00:00Z', end: '2027-06-03T09:30:00Z' }] },
  });
});

test('no notification unless asked for, no Meet link without conferenceDataVersion=1', async () => {
  const attendees = [{ email: 'visitor@client.example' }];
  const conferenceData = { createRequest: { requestId: 'r1' } };
  const { json } = await call('POST', '/calendars/primary/events', { start, end, attendees, conferenceData });
  expect(json.conferenceData).toBeUndefined();
  expect(fixture.google.control.state().invitations).toEqual([]);
});

test('updatedMin lists what changed since, deleted included; too long ago is 410', async () => {
  fixture.google.control.addEvent(times);
  fixture.clock.at += hour / 2;
  const event = fixture.google.control.addEvent(times);
  fixture.google.control.deleteEvent({ eventId: String(event.id) });
  const since = (at: number) =>
    call('GET', `/calendars/primary/events?updatedMin=${new Date(at).toISOString()}`);
  expect((await since(fixture.clock.at)).json.items?.map((item) => item.id)).toEqual([event.id]);
  const { status, json } = await since(fixture.clock.at - 29 * 24 * hour);
  expect([status, json]).toMatchObject([410, { error: { errors: [{ reason: 'updatedMinTooLongAgo' }] } }]);
});

test('deleted events are listed only with showDeleted; a sync token excludes time bounds', async () => {
  const event = fixture.google.control.addEvent(times);
  fixture.google.control.deleteEvent({ eventId: String(event.id) });
  const plain = await call('GET', '/calendars/primary/events');
  expect(plain.json.items).toEqual([]);
  expect((await call('GET', '/calendars/primary/events?showDeleted=true')).json.items).toHaveLength(1);
  const both = `syncToken=${plain.json.nextSyncToken}&timeMin=2027-06-03T00:00:00Z`;
  expect((await call('GET', `/calendars/primary/events?${both}`)).status).toBe(400);
});

test('a deleted event can be brought back by patching its status, as in Google', async () => {
  const { id } = fixture.google.control.addEvent(times);
  fixture.google.control.deleteEvent({ eventId: String(id) });
  const path = `/calendars/primary/events/${id}`;
  expect((await call('PATCH', path, { summary: 'x' })).json.status).toBe('cancelled');
  expect((await call('PATCH', path, { status: 'confirmed' })).json.status).toBe('confirmed');
});

test('faults over HTTP: as many calls as asked, of the kind asked, then all is well', async () => {
  await remote('addFault', { kind: 'events.list', error: 'userRateLimitExceeded', times: 2 });
  const list = () => call('GET', '/calendars/primary/events').then((reply) => reply.status);
  expect((await call('GET', '/users/me/calendarList')).status).toBe(200);
  expect([await list(), await list(), await list()]).toEqual([403, 403, 200]);
  await remote('addFault', { error: 'backendError', times: null });
  expect([await list(), await list()]).toEqual([500, 500]);
  await remote('clearFaults');
  expect(await list()).toBe(200);
});

test('latency adds to another fault', async () => {
  await remote('addFault', { kind: 'events.list', latencyMs: 2 });
  await remote('addFault', { kind: 'events.list', error: 'tooManyRequests', retryAfter: 3 });
  expect((await call('GET', '/calendars/primary/events')).status).toBe(429);
  expect((await call('GET', '/calendars/primary/events')).status).toBe(200);
});

test('the owner’s doings over HTTP: busy time, a moved event, a revoked access, a moved clock', async () => {
  const { json } = await remote('addEvent', times);
  await remote('moveEvent', { eventId: json.id, startAt: times.startAt + hour, endAt: times.endAt + hour });
  const listed = await call('GET', '/calendars/primary/events');
  expect(listed.json.items).toMatchObject([{ id: json.id, start: { dateTime: '2027-06-03T10:00:00.000Z' } }]);
  await remote('advance', { ms: 5 });
  expect((await remote('state')).json.now).toBe(testNow + 5);
  await remote('revokeAccess');
  expect((await call('GET', '/users/me/calendarList')).status).toBe(401);
});

test('what is not there is 404, control actions and unknown events alike', async () => {
  expect((await remote('constructor')).status).toBe(404);
  expect((await remote('deleteEvent', { eventId: 'nothing' })).status).toBe(404);
  expect((await call('GET', '/settings')).status).toBe(404);
});

test('the recorded state holds no tokens', async () => {
  await call('GET', '/users/me/calendarList');
  const shown = JSON.stringify(fixture.google.control.state());
  expect(shown).toContain('/calendar/v3/users/me/calendarList');
  expect(shown).not.toMatch(/ya29|fake-refresh|fake-code/);
});
