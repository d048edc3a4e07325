import { describe, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
import { createCalendarClient } from './calendar-client.ts';
import type { GoogleConfig } from './config.ts';
import { success } from './errors.ts';
import type { EventDraft } from './event-body.ts';
import { exchangeCode } from './oauth.ts';
import { requestedScopes } from './scopes.ts';

// What Google, or another program that speaks its language, may answer and our own stand-in never does.

const at = Date.UTC(2026, 10, 24, 9);
const hour = 3_600_000;
const draft: EventDraft = {
  bookingId: 'b-1',
  startAt: at,
  endAt: at + hour,
  timeZone: 'Europe/London',
  summary: 'Discovery call',
  description: '',
  attendees: [{ email: 'ann@example.com' }],
  withMeet: true,
};
const eventId = eventIdFor('b-1');

type Canned = { status?: number; body?: unknown; headers?: Record<string, string> };

/** A client whose calls are answered one after another; the last answer repeats. */
function answered(...answers: Canned[]) {
  const asked: URL[] = [];
  const config: GoogleConfig = {
    baseUrl: null,
    clientId: 'id',
    clientSecret: 'secret',
    now: () => at,
    timeoutMs: 20_000,
    fetch: async (url) => {
      asked.push(new URL(String(url)));
      const { status = 200, body, headers = {} } = answers[Math.min(asked.length, answers.length) - 1] ?? {};
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(status === 204 ? null : text, { status, headers });
    },
  };
  const accessTokens = { get: async () => success('access') };
  return {
    asked,
    config,
    client: createCalendarClient({ config, accessTokens, hostTimeZone: 'Europe/London' }),
  };
}

const refusal = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
});
const gone = refusal(410, 'resourceGone');

describe('tokens', () => {
  const request = { code: 'c', verifier: 'v', redirectUri: 'https://example.com/' };
  test.each([
    ['no lifetime', { access_token: 'a' }],
    ['a lifetime as text', { access_token: 'a', expires_in: '3600' }],
    ['nulls', { access_token: 'a', expires_in: 3600, refresh_token: null, scope: null, id_token: null }],
  ])('%s: an hour, the scopes that were asked for, no refresh token', async (_name, body) => {
    const reply = await exchangeCode(answered({ body }).config, request);
    expect(reply).toMatchObject({
      value: { accessExpiresAt: at + hour, refreshToken: null, scopes: requestedScopes },
    });
  });

  test('a 403 that says when to come back is tried again', async () => {
    const answer = { status: 403, body: { error: 'slow_down' }, headers: { 'retry-after': '30' } };
    expect(await exchangeCode(answered(answer).config, request)).toMatchObject({
      problem: { kind: 'retryable', status: 403, retryAfterMs: 30_000 },
    });
  });

  test('an empty list of scopes is no scope', async () => {
    const body = { access_token: 'a', expires_in: 3600, refresh_token: 'r', scope: '' };
    expect(await exchangeCode(answered({ body }).config, request)).toMatchObject({ value: { scopes: [] } });
  });
});

describe('times of an event', () => {
  const read = async (start: object, end: object = start) => {
    const body = { id: eventId, kind: 'calendar#event', start, end, unheardOf: { of: 1 } };
    const found = await answered({ body }).client.getEvent('primary', eventId);
    return found.ok ? found.value?.startAt : found;
  };
  test.each([
    ['in UTC', { dateTime: '2026-11-24T09:00:00Z' }],
    ['with fractions', { dateTime: '2026-11-24T09:00:00.000000Z' }],
    ['with an offset', { dateTime: '2026-11-24T04:00:00-05:00', timeZone: 'America/New_York' }],
    ['as wall time in a zone', { dateTime: '2026-11-24T04:00:00', timeZone: 'America/New_York' }],
    ['as wall time of the host', { dateTime: '2026-11-24T09:00:00', date: null }],
  ])('%s', async (_name, start) => expect(await read(start)).toBe(at));

  test('a day begins in the host’s zone; what cannot be read is no time', async () => {
    expect(await read({ date: '2026-07-01', dateTime: null })).toBe(Date.UTC(2026, 5, 30, 23));
    expect(await read({ dateTime: 'soon' })).toBeNull();
  });
});

describe('Meet', () => {
  const read = async (conferenceData: unknown) => {
    const found = await answered({ body: { id: eventId, conferenceData } }).client.getEvent(
      'primary',
      eventId,
    );
    return found.ok && found.value?.meet;
  };
  test('a request without a plain outcome is pending', async () => {
    expect(await read({ createRequest: { requestId: 'r' } })).toEqual({ kind: 'pending' });
    expect(await read({ createRequest: { requestId: 'r', status: 'pending' } })).toEqual({ kind: 'pending' });
    expect(await read({ createRequest: { status: { statusCode: 'failure' } } })).toEqual({ kind: 'failed' });
  });
  test('odd conference data costs the link and not the event', async () => {
    expect(await read('none')).toEqual({ kind: 'none' });
    expect(
      await read({ entryPoints: [{ uri: 'tel:+44' }, { entryPointType: 'video', uri: 'https://m' }] }),
    ).toEqual({
      kind: 'ready',
      link: 'https://m',
    });
  });
});

describe('an answer that is none', () => {
  const list = (body: BodyInit, init: ResponseInit = {}) => {
    const { config } = answered();
    return createCalendarClient({
      config: { ...config, fetch: async () => new Response(body, init) },
      accessTokens: { get: async () => success('access') },
      hostTimeZone: 'Europe/London',
    }).listCalendars();
  };

  test('one without end is given up after some megabytes, and cut off', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000).fill(32));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await list(endless)).toMatchObject({
      problem: { kind: 'retryable', reason: 'too-long-reply', outcomeUnknown: false },
    });
    expect([sent < 10, cancelled]).toEqual([true, true]);
  });

  test.each(['99999999999999999999', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'who asks to wait until %s is asked again in a day',
    async (after) => {
      expect(await list('{}', { status: 429, headers: { 'retry-after': after } })).toMatchObject({
        problem: { kind: 'retryable', retryAfterMs: 24 * hour },
      });
    },
  );
});

describe('busy time', () => {
  const range = { fromAt: at, toAt: at + 24 * hour };
  const read = async (calendars: object, calendarIds = ['primary']) => {
    const reply = await answered({ body: { calendars } }).client.freeBusy({ calendarIds, ...range });
    return reply.calendars.get(calendarIds[0] ?? '');
  };
  const busy = { kind: 'busy', intervals: [{ startAt: at, endAt: at + hour }] };

  test.each([
    ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'],
    ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24T10:00:00+01:00', '2026-11-24T05:00:00-05:00'],
    ['2026-11-24T09:00:00', '2026-11-24T10:00:00'],
  ])('from %s to %s', async (start, end) => {
    expect(await read({ primary: { busy: [{ start, end }] } })).toEqual(busy);
  });

  test('an entry without length takes no time, one that ends before it starts makes all unknown', async () => {
    const [start, end] = ['2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z'];
    const point = { start: end, end };
    expect(await read({ primary: { errors: null, busy: [{ start, end }, point] } })).toEqual(busy);
    expect(await read({ primary: { busy: [{ start: end, end: start }] } })).toMatchObject({
      kind: 'unknown',
    });
  });

  test('more entries than anybody has are no answer', async () => {
    const period = { start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z' };
    const of = (count: number) => read({ primary: { busy: Array.from({ length: count }, () => period) } });
    expect(await of(5000)).toMatchObject({ kind: 'busy' });
    expect(await of(5001)).toEqual({ kind: 'unknown', reason: 'unexpected-reply' });
  });

  test('the main calendar may answer under its own id, when there is no doubt which it is', async () => {
    const entry = { busy: [{ start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z' }] };
    expect(await read({ 'owner@example.com': entry })).toEqual(busy);
    expect(await read({ 'owner@example.com': entry, other: entry })).toMatchObject({ kind: 'unknown' });
    expect(await read({ other: entry }, ['studio'])).toMatchObject({ kind: 'unknown' });
  });
});

describe('lists', () => {
  test('an empty page token ends a list; one that comes again ends it as unreadable', async () => {
    const calendars = [
      { id: 'a', accessRole: 'owner' },
      { id: 'b', deleted: true },
    ];
    const once = answered({ body: { items: calendars, nextPageToken: '' } });
    expect(await once.client.listCalendars()).toMatchObject({ ok: true, value: [{ id: 'a', owned: true }] });
    const circle = answered({ body: { items: [], nextPageToken: 'p' } });
    expect(await circle.client.listChanges('primary', { fromAt: at })).toMatchObject({ ok: false });
    expect(circle.asked.length).toBe(2);
  });

  test('one odd entry of the owner’s does not hide ours', async () => {
    const items = [
      { summary: 'no id' },
      null,
      { id: eventId, status: 'postponed', start: { date: 'never' } },
    ];
    const reply = await answered({ body: { items, nextSyncToken: 's' } }).client.listChanges('primary', {
      fromAt: at,
    });
    expect(reply).toMatchObject({
      value: {
        syncToken: 's',
        events: [{ id: eventId, bookingId: 'b-1', status: 'confirmed', startAt: null }],
      },
    });
  });

  test.each([gone, refusal(400, 'invalid')])('a token answered with $status is spent', async (answer) => {
    expect(await answered(answer).client.listChanges('primary', { syncToken: 's' })).toEqual({
      ok: false,
      problem: { kind: 'sync-expired' },
    });
  });

  test('without a token 410 means that the calendar is gone, and 400 stays a refusal', async () => {
    const list = (answer: Canned) => answered(answer).client.listChanges('primary', { fromAt: at });
    expect(await list(gone)).toEqual({ ok: false, problem: { kind: 'not-found' } });
    expect(await list(refusal(400, 'invalid'))).toMatchObject({ problem: { kind: 'permanent' } });
  });
});

describe('410, whatever its reason', () => {
  test('on an insert: the calendar is gone; on an event: the event is', async () => {
    const { client } = answered(gone);
    expect(await client.createEvent('primary', draft)).toEqual({ ok: false, problem: { kind: 'not-found' } });
    expect(await client.getEvent('primary', eventId)).toMatchObject({
      ok: true,
      value: { status: 'cancelled', bookingId: 'b-1' },
    });
    expect(await client.changeEvent('primary', eventId, {})).toEqual({
      ok: false,
      problem: { kind: 'deleted' },
    });
    expect(await client.deleteEvent('primary', eventId)).toEqual({ ok: true, value: { wasThere: false } });
  });

  test('an id that is taken by a deleted event is spent', async () => {
    const { client } = answered(refusal(409, 'duplicate'), gone);
    expect(await client.createEvent('primary', draft)).toEqual({ ok: false, problem: { kind: 'deleted' } });
  });
});

describe('patience', () => {
  const problemOf = async (answer: Canned) => {
    const found = await answered(answer).client.getEvent('primary', eventId);
    return found.ok ? found : found.problem;
  };
  test.each([
    ['403 that says when to come back', { status: 403, body: '', headers: { 'retry-after': '30' } }, 30_000],
    [
      'the newer form of a rate limit',
      { status: 403, body: { error: { status: 'RESOURCE_EXHAUSTED' } } },
      null,
    ],
    ['408', { status: 408, body: '' }, null],
    ['502 with a page', { status: 502, body: '<html>Bad gateway</html>' }, null],
  ])('%s is tried again', async (_name, answer, retryAfterMs) => {
    expect(await problemOf(answer)).toMatchObject({ kind: 'retryable', retryAfterMs });
  });

  test('a page instead of JSON is no answer', async () => {
    expect(
      await problemOf({ body: '<html></html>', headers: { 'content-type': 'text/html' } }),
    ).toMatchObject({
      kind: 'retryable',
      reason: 'unreadable-reply',
    });
  });

  test('403 with a page is final', async () => {
    expect(await problemOf({ status: 403, body: '<html>No</html>' })).toMatchObject({ kind: 'permanent' });
  });
});
