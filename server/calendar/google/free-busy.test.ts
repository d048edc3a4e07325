import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture, testNow } from '#tests/support/google-fixture.ts';
import type { CalendarClient } from './calendar-client.ts';

let fixture: GoogleFixture;
let client: CalendarClient;
beforeEach(async () => {
  fixture = await googleFixture();
  client = fixture.connect();
});
afterEach(() => fixture.google.stop());

const hour = 3_600_000;
const studio = 'studio@group.calendar.google.com';
const day = { fromAt: testNow, toAt: testNow + 24 * hour };

async function busy(range = day, id = 'primary') {
  const { calendars } = await client.freeBusy({ calendarIds: [id], ...range });
  const answer = calendars.get(id);
  return answer?.kind === 'busy' ? answer.intervals : answer;
}

describe('what is busy', () => {
  test('events of every calendar asked for, in epoch milliseconds', async () => {
    fixture.google.control.addEvent({ startAt: testNow + hour, endAt: testNow + 2 * hour });
    fixture.google.control.addEvent({ calendarId: studio, startAt: testNow, endAt: testNow + hour });
    const answer = await client.freeBusy({ calendarIds: ['primary', studio], ...day });
    expect(answer.problem).toBeNull();
    expect([...answer.calendars]).toEqual([
      ['primary', { kind: 'busy', intervals: [{ startAt: testNow + hour, endAt: testNow + 2 * hour }] }],
      [studio, { kind: 'busy', intervals: [{ startAt: testNow, endAt: testNow + hour }] }],
    ]);
  });

  test('the range starts inclusive and ends exclusive', async () => {
    fixture.google.control.addEvent({ startAt: testNow - hour, endAt: testNow });
    fixture.google.control.addEvent({ startAt: testNow + 24 * hour, endAt: testNow + 25 * hour });
    expect(await busy()).toEqual([]);
    fixture.google.control.addEvent({ startAt: testNow, endAt: testNow + hour });
    expect(await busy()).toEqual([{ startAt: testNow, endAt: testNow + hour }]);
  });

  test('an all-day event is local dates with an exclusive end (case 13)', async () => {
    fixture.google.control.addEvent({ startDate: '2027-06-04', endDate: '2027-06-05' });
    const midnight = Date.UTC(2027, 5, 3, 23);
    const range = { fromAt: testNow, toAt: testNow + 72 * hour };
    expect(await busy(range)).toEqual([{ startAt: midnight, endAt: midnight + 24 * hour }]);
  });

  test('an all-day event on the day the clocks go forward lasts 23 hours', async () => {
    fixture.google.control.addEvent({ startDate: '2027-03-28', endDate: '2027-03-29' });
    const midnight = Date.UTC(2027, 2, 28);
    expect(await busy({ fromAt: midnight - hour, toAt: midnight + 48 * hour })).toEqual([
      { startAt: midnight, endAt: midnight + 23 * hour },
    ]);
  });

  test('transparent, declined and deleted events are free (case 13)', async () => {
    const times = { startAt: testNow, endAt: testNow + hour };
    fixture.google.control.addEvent({ ...times, transparent: true });
    fixture.google.control.addEvent({ ...times, declined: true });
    const event = fixture.google.control.addEvent(times);
    fixture.google.control.deleteEvent({ eventId: String(event.id) });
    expect(await busy()).toEqual([]);
  });

  test('without `timeZone` the answer is in UTC; with one, in its offset', async () => {
    fixture.google.control.addEvent({ startAt: testNow, endAt: testNow + hour });
    const { refreshToken } = fixture.google.control.grantAccess({
      scopes: ['https://www.googleapis.com/auth/calendar.freebusy'],
    });
    const { clientId, clientSecret, baseUrl } = fixture.config;
    const form = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
    const granted = await fetch(`${baseUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, grant_type: 'refresh_token' }),
    });
    const { access_token: token } = (await granted.json()) as { access_token: string };
    const ask = async (extra: object) => {
      const body = {
        timeMin: '2027-06-03T00:00:00Z',
        timeMax: '2027-06-04T00:00:00Z',
        items: [{ id: 'primary' }],
      };
      const reply = await fetch(`${baseUrl}/calendar/v3/freeBusy`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...extra }),
      });
      const json = (await reply.json()) as { calendars: { primary: { busy: { start: string }[] } } };
      return json.calendars.primary.busy[0]?.start;
    };
    expect(await ask({})).toBe('2027-06-03T08:00:00Z');
    expect(await ask({ timeZone: 'Europe/London' })).toBe('2027-06-03T09:00:00+01:00');
  });
});

describe('unknown is never free (case 14)', () => {
  test('a missing calendar is notFound inside a 200; the others stay known', async () => {
    const { calendars, problem } = await client.freeBusy({
      calendarIds: ['primary', 'gone@x.example'],
      ...day,
    });
    expect(problem).toBeNull();
    expect(fixture.google.control.state().calls.at(-1)).toMatchObject({
      kind: 'freeBusy.query',
      status: 200,
    });
    expect(calendars.get('gone@x.example')).toEqual({ kind: 'unknown', reason: 'notFound' });
    expect(calendars.get('primary')).toEqual({ kind: 'busy', intervals: [] });
  });

  test('a calendar deleted later becomes unknown', async () => {
    fixture.google.control.deleteCalendar({ calendarId: studio });
    expect(await busy(day, studio)).toEqual({ kind: 'unknown', reason: 'notFound' });
  });

  test('a per-calendar error beside busy times is unknown', async () => {
    fixture.google.control.setFreeBusyError({ calendarId: 'primary', reason: 'internalError' });
    expect(await busy()).toEqual({ kind: 'unknown', reason: 'internalError' });
  });

  test.each([
    ['500', { error: 'backendError' as const }, 'backendError'],
    ['429', { error: 'tooManyRequests' as const }, 'rateLimitExceeded'],
    ['a broken connection', { connection: 'drop-before' as const }, 'network'],
  ])('%s makes every calendar unknown', async (_name, fault, reason) => {
    fixture.google.control.addFault({ kind: 'freeBusy.query', ...fault });
    const { calendars, problem } = await client.freeBusy({ calendarIds: ['primary', studio], ...day });
    expect(problem).toMatchObject({ kind: 'retryable', reason, outcomeUnknown: false });
    expect([...calendars.values()]).toEqual([
      { kind: 'unknown', reason },
      { kind: 'unknown', reason },
    ]);
  });

  test.each([
    ['no entry for the calendar', {}],
    ['neither busy nor errors', { primary: {} }],
    ['an unreadable time', { primary: { busy: [{ start: 'soon', end: '2027-06-03T10:00:00Z' }] } }],
    [
      'an end before its start',
      { primary: { busy: [{ start: '2027-06-03T10:00:00Z', end: '2027-06-03T09:00:00Z' }] } },
    ],
  ])('a reply with %s is unknown', async (_name, calendars) => {
    const send: typeof fetch = async (input, init) =>
      String(input).endsWith('/freeBusy') ? Response.json({ calendars }) : fetch(input, init);
    fixture.config.fetch = send;
    expect(await busy()).toEqual({ kind: 'unknown', reason: 'unexpected-reply' });
  });

  test('a page of HTML with status 200 is unknown', async () => {
    fixture.config.fetch = async (input, init) =>
      String(input).endsWith('/freeBusy')
        ? new Response('<html>sign in to the wifi</html>')
        : fetch(input, init);
    expect(await busy()).toEqual({ kind: 'unknown', reason: 'unreadable-reply' });
  });
});

describe('limits', () => {
  const many = Array.from({ length: 51 }, (_, index) => `calendar${index}@x.example`);

  test('Google takes at most 50 calendars in one query; the client asks in parts', async () => {
    for (const id of many) {
      fixture.google.control.addCalendar({
        id,
        summary: id,
        timeZone: 'Europe/London',
        accessRole: 'reader',
      });
    }
    const { calendars } = await client.freeBusy({ calendarIds: many, ...day });
    expect([...calendars.values()].every((answer) => answer.kind === 'busy')).toBe(true);
    expect(calendars.size).toBe(51);
    const asked = fixture.google.control.state().calls.filter((call) => call.kind === 'freeBusy.query');
    expect(asked).toHaveLength(2);
  });

  test('when one part fails, only its calendars are unknown', async () => {
    for (const id of many) {
      fixture.google.control.addCalendar({
        id,
        summary: id,
        timeZone: 'Europe/London',
        accessRole: 'reader',
      });
    }
    fixture.google.control.addFault({ kind: 'freeBusy.query', error: 'backendError' });
    const { calendars } = await client.freeBusy({ calendarIds: many, ...day });
    const unknown = [...calendars].filter(([, answer]) => answer.kind === 'unknown');
    expect(unknown).toHaveLength(50);
    expect(calendars.get('calendar50@x.example')).toEqual({ kind: 'busy', intervals: [] });
  });

  test('an empty range is 400 timeRangeEmpty, and permanent', async () => {
    const { problem } = await client.freeBusy({ calendarIds: ['primary'], fromAt: testNow, toAt: testNow });
    expect(problem).toMatchObject({ kind: 'permanent', status: 400, reason: 'timeRangeEmpty' });
  });

  test('no calendars, no call', async () => {
    expect(await client.freeBusy({ calendarIds: [], ...day })).toEqual({
      calendars: new Map(),
      problem: null,
    });
    expect(fixture.google.control.state().calls).toEqual([]);
  });
});

test('calendar.events alone gets 403 on freeBusy', async () => {
  client = fixture.connect(['https://www.googleapis.com/auth/calendar.events']);
  const { problem, calendars } = await client.freeBusy({ calendarIds: ['primary'], ...day });
  expect(problem).toEqual({ kind: 'insufficient-scope' });
  expect(calendars.get('primary')).toEqual({ kind: 'unknown', reason: 'insufficient-scope' });
});
