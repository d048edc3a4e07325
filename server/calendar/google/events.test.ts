import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
import type { GoogleFixture } from '#tests/support/google-fixture.ts';
import { googleFixture, testNow } from '#tests/support/google-fixture.ts';
import type { CalendarClient } from './calendar-client.ts';
import type { EventDraft } from './event-body.ts';

let fixture: GoogleFixture;
let client: CalendarClient;
beforeEach(async () => {
  fixture = await googleFixture();
  client = fixture.connect();
});
afterEach(() => fixture.google.stop());

const hour = 3_600_000;
const bookingId = '0197352e-7f3a-7c11-9d51-6b2f0f6a1c55';
const eventId = eventIdFor(bookingId);
const draft: EventDraft = {
  bookingId,
  startAt: testNow + hour,
  endAt: testNow + 1.5 * hour,
  timeZone: 'Europe/London',
  summary: 'Discovery call',
  description: '10:00 in London, 05:00 in New York',
  attendees: [{ email: 'visitor@client.example' }],
  withMeet: true,
};
const later = { startAt: testNow + 3 * hour, endAt: testNow + 3.5 * hour, timeZone: 'Europe/London' };

const control = () => fixture.google.control;
const calls = (kind: string) =>
  control()
    .state()
    .calls.filter((call) => call.kind === kind);
const stored = () => control().state().calendars[0]?.events ?? [];

async function create(from = draft) {
  const reply = await client.createEvent('primary', from);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value;
}

describe('a given SEQUENCE', () => {
  const withSequence = { ...draft, sequence: 4 };

  test('is taken: invitations come after files of ours', async () => {
    expect((await create(withSequence)).event.sequence).toBe(4);
    const moved = await client.changeEvent('primary', eventId, { times: later, sequence: 9 });
    expect(moved).toMatchObject({ ok: true, value: { sequence: 9 } });
  });

  test('is left out once Google refuses it, and the event is written all the same', async () => {
    client = fixture.connect(undefined, async (url, init) => {
      if (String(init?.body).includes('"sequence"'))
        return Response.json({ error: { code: 400 } }, { status: 400 });
      return fetch(url, init);
    });
    expect(await create(withSequence)).toMatchObject({ created: true, event: { sequence: 0 } });
    const moved = await client.changeEvent('primary', eventId, { times: later, sequence: 9 });
    expect(moved).toMatchObject({ ok: true, value: { startAt: later.startAt, sequence: 1 } });
    expect(control().state().invitations).toHaveLength(2);
  });
});

describe('creating', () => {
  test('stores the booking under our own id, with both texts, the zone and the attendee', async () => {
    const { event, created } = await create();
    expect(created).toBe(true);
    expect(event).toMatchObject({
      id: eventId,
      bookingId,
      status: 'confirmed',
      startAt: draft.startAt,
      endAt: draft.endAt,
      allDay: false,
      busy: true,
      sequence: 0,
      updatedAt: testNow,
      attendees: [{ email: 'visitor@client.example', response: 'needsAction' }],
    });
    expect(stored()[0]).toMatchObject({
      summary: draft.summary,
      description: draft.description,
      start: { dateTime: '2027-06-03T09:00:00.000Z', timeZone: 'Europe/London' },
      attendees: [{ email: 'visitor@client.example', responseStatus: 'needsAction' }],
    });
  });

  test('asks Google to tell the attendees', async () => {
    await create();
    expect(calls('events.insert')[0]?.query).toEqual({ sendUpdates: 'all', conferenceDataVersion: '1' });
    expect(control().state().invitations).toMatchObject([
      {
        action: 'invited',
        calendarId: 'owner@foreshore.example',
        eventId,
        to: ['visitor@client.example'],
        at: testNow,
      },
    ]);
  });

  test('retried with the same id: 409 means already created, and nobody is told twice (case 23)', async () => {
    const first = await create();
    const second = await create();
    expect(second).toEqual({ event: first.event, created: false });
    expect(calls('events.insert').map((call) => call.status)).toEqual([200, 409]);
    expect(stored()).toHaveLength(1);
    expect(control().state().invitations).toHaveLength(1);
  });

  test('the answer lost after the commit: looked up, not created twice', async () => {
    control().addFault({ kind: 'events.insert', connection: 'drop-after' });
    expect(await create()).toMatchObject({ created: false, event: { id: eventId } });
    expect(calls('events.insert')).toHaveLength(1);
    expect(calls('events.get')).toHaveLength(1);
    expect(stored()).toHaveLength(1);
  });

  test('the connection lost before the commit: looked up, then inserted', async () => {
    control().addFault({ kind: 'events.insert', connection: 'drop-before' });
    expect(await create()).toMatchObject({ created: true });
    expect(
      control()
        .state()
        .calls.map((call) => call.kind),
    ).toEqual(['token', 'events.insert', 'events.get', 'events.insert']);
    expect(stored()).toHaveLength(1);
  });

  test('a time-out after the commit is an unknown outcome, solved the same way', async () => {
    await client.listCalendars();
    control().addFault({ kind: 'events.insert', connection: 'hang-after' });
    const timeOut = new AbortController();
    const committed = () => calls('events.insert').some((call) => call.status === 200);
    const look = setInterval(() => committed() && timeOut.abort(), 1);
    const signals = [timeOut.signal];
    fixture.config.timeout = () => signals.pop() ?? new AbortController().signal;
    expect(await create()).toMatchObject({ created: false, event: { id: eventId } });
    clearInterval(look);
    expect(stored()).toHaveLength(1);
  });

  test('when the look-up fails too, the outcome stays unknown and a later attempt settles it', async () => {
    control().addFault({ kind: 'events.insert', connection: 'drop-after' });
    control().addFault({ kind: 'events.get', connection: 'drop-before' });
    expect(await client.createEvent('primary', draft)).toMatchObject({
      problem: { kind: 'retryable', outcomeUnknown: true, status: null },
    });
    expect(await create()).toMatchObject({ created: false });
    expect(stored()).toHaveLength(1);
  });

  test.each([
    'rateLimitExceeded',
    'userRateLimitExceeded',
    'quotaExceeded',
    'tooManyRequests',
    'backendError',
    'unavailable',
  ] as const)('%s: back off, send nothing more at once, and a later attempt succeeds', async (error) => {
    control().addFault({ kind: 'events.insert', error, retryAfter: 7 });
    expect(await client.createEvent('primary', draft)).toMatchObject({
      problem: { kind: 'retryable', retryAfterMs: 7000 },
    });
    expect(calls('events.insert')).toHaveLength(1);
    fixture.clock.at += 6_999;
    expect(await client.createEvent('primary', draft)).toMatchObject({ problem: { retryAfterMs: 1 } });
    expect(calls('events.insert')).toHaveLength(1);
    fixture.clock.at += 1;
    expect(await create()).toMatchObject({ created: true });
  });

  test('another 400 is permanent', async () => {
    expect(await client.createEvent('primary', { ...draft, endAt: draft.startAt })).toMatchObject({
      problem: { kind: 'permanent', status: 400, reason: 'timeRangeEmpty' },
    });
  });

  test('the id of a deleted event stays taken; the next generation is a new event (case 23)', async () => {
    await create();
    control().deleteEvent({ eventId });
    expect(await client.createEvent('primary', draft)).toEqual({ ok: false, problem: { kind: 'deleted' } });
    expect(calls('events.insert').at(-1)?.status).toBe(409);
    const next = await create({ ...draft, generation: 1 });
    expect(next).toMatchObject({ created: true, event: { bookingId } });
    expect(next.event.id).not.toBe(eventId);
  });

  test('a deleted calendar is not-found', async () => {
    control().deleteCalendar({ calendarId: 'primary' });
    expect(await client.createEvent('primary', draft)).toEqual({ ok: false, problem: { kind: 'not-found' } });
  });

  test('events.owned does not reach into a calendar shared with the owner', async () => {
    expect(await client.createEvent('shared@foreshore.example', draft)).toEqual({
      ok: false,
      problem: { kind: 'insufficient-scope' },
    });
  });
});

describe('the Meet link', () => {
  test('is pending at first, and each request has its own id', async () => {
    const { event } = await create();
    expect(event.meet).toEqual({ kind: 'pending' });
    await create({ ...draft, bookingId: 'another-booking' });
    const ids = stored().map((one) => JSON.stringify(one.conferenceData));
    expect(new Set(ids).size).toBe(2);
  });

  test('is polled until it is there', async () => {
    await create();
    const slept: number[] = [];
    const sleep = async (ms: number) => {
      slept.push(ms);
      fixture.clock.at += ms;
    };
    const meet = await client.awaitMeet('primary', eventId, { delaysMs: [400, 800, 1600], sleep });
    expect(meet).toMatchObject({ ok: true, value: { kind: 'ready' } });
    expect(meet.ok && meet.value.kind === 'ready' && meet.value.link).toMatch(
      /^https:\/\/meet\.google\.com\//,
    );
    expect(slept).toEqual([400, 800]);
  });

  test('still pending after the last look is answered as pending', async () => {
    await create();
    const sleep = async () => undefined;
    expect(await client.awaitMeet('primary', eventId, { delaysMs: [1, 1], sleep })).toEqual({
      ok: true,
      value: { kind: 'pending' },
    });
    expect(calls('events.get')).toHaveLength(3);
  });

  test('that Google failed to make is told', async () => {
    await create();
    control().failMeet({ eventId });
    expect(await client.getEvent('primary', eventId)).toMatchObject({ value: { meet: { kind: 'failed' } } });
  });

  test('is left out when not wanted', async () => {
    expect((await create({ ...draft, withMeet: false })).event.meet).toEqual({ kind: 'none' });
  });
});

describe('moving', () => {
  test('changes time, etag and sequence, asks the attendees again and tells them', async () => {
    const { event: before } = await create();
    const reply = await client.changeEvent('primary', eventId, { times: later, description: 'New time' });
    if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
    expect(reply.value).toMatchObject({ startAt: later.startAt, endAt: later.endAt, sequence: 1, bookingId });
    expect(reply.value.etag).not.toBe(before.etag);
    expect(control().state().invitations.at(-1)).toMatchObject({ action: 'updated', eventId });
  });

  test('the same move again changes nothing more', async () => {
    await create();
    await client.changeEvent('primary', eventId, { times: later });
    const again = await client.changeEvent('primary', eventId, { times: later });
    expect(again).toMatchObject({ value: { sequence: 1, startAt: later.startAt } });
  });

  test('with an etag, a change made meanwhile is a conflict', async () => {
    const { event } = await create();
    control().moveEvent({ eventId, startAt: later.startAt, endAt: later.endAt });
    const change = { times: later, ifMatch: event.etag };
    expect(await client.changeEvent('primary', eventId, change)).toEqual({
      ok: false,
      problem: { kind: 'conflict' },
    });
  });

  test.each([
    ['deleted in the calendar', () => control().deleteEvent({ eventId })],
    [
      'never there',
      () => control().addCalendar({ id: 'x', summary: 'x', timeZone: 'UTC', accessRole: 'owner' }),
    ],
  ])('an event %s is deleted', async (name, prepare) => {
    await create();
    prepare();
    const calendarId = name === 'never there' ? 'x' : 'primary';
    expect(await client.changeEvent(calendarId, eventId, { times: later })).toEqual({
      ok: false,
      problem: { kind: 'deleted' },
    });
  });

  test('a lost answer is retryable with an unknown outcome', async () => {
    await create();
    control().addFault({ kind: 'events.patch', connection: 'drop-after' });
    expect(await client.changeEvent('primary', eventId, { times: later })).toMatchObject({
      problem: { kind: 'retryable', outcomeUnknown: true },
    });
    expect(await client.changeEvent('primary', eventId, { times: later })).toMatchObject({
      value: { sequence: 1 },
    });
  });
});

describe('deleting', () => {
  test('tells the attendees; a second time answers 410 and is done', async () => {
    await create();
    expect(await client.deleteEvent('primary', eventId)).toEqual({ ok: true, value: { wasThere: true } });
    expect(control().state().invitations.at(-1)).toMatchObject({ action: 'cancelled', eventId });
    expect(await client.deleteEvent('primary', eventId)).toEqual({ ok: true, value: { wasThere: false } });
    expect(calls('events.delete').map((call) => call.status)).toEqual([204, 410]);
  });

  test('silently, nobody is told', async () => {
    await create();
    const told = control().state().invitations.length;
    await client.deleteEvent('primary', eventId, { silent: true });
    expect(control().state().invitations).toHaveLength(told);
    expect(calls('events.delete')[0]?.query).toMatchObject({ sendUpdates: 'none' });
  });

  test('404 is done as well', async () => {
    expect(await client.deleteEvent('primary', eventId)).toEqual({ ok: true, value: { wasThere: false } });
    expect(calls('events.delete').at(-1)?.status).toBe(404);
  });

  test('a failure is told, not taken for done', async () => {
    await create();
    control().addFault({ kind: 'events.delete', error: 'backendError' });
    expect(await client.deleteEvent('primary', eventId)).toMatchObject({ problem: { kind: 'retryable' } });
  });
});

describe('reading', () => {
  test('an event that was never there is null; a deleted one is cancelled and not busy', async () => {
    expect(await client.getEvent('primary', eventId)).toEqual({ ok: true, value: null });
    await create();
    control().deleteEvent({ eventId });
    expect(await client.getEvent('primary', eventId)).toMatchObject({
      value: { status: 'cancelled', busy: false, bookingId },
    });
  });

  test('an event the owner made all-day is dates in the owner’s zone', async () => {
    await create();
    control().moveEvent({ eventId, startDate: '2027-06-04', endDate: '2027-06-05' });
    expect(await client.getEvent('primary', eventId)).toMatchObject({
      value: { allDay: true, startAt: Date.UTC(2027, 5, 3, 23), endAt: Date.UTC(2027, 5, 4, 23) },
    });
  });
});

test('a slow calendar runs into the time limit and is retryable', async () => {
  await client.listCalendars();
  control().addFault({ kind: 'events.get', connection: 'hang-before' });
  fixture.config.timeout = () => AbortSignal.timeout(1);
  expect(await client.getEvent('primary', eventId)).toMatchObject({
    problem: { kind: 'retryable', reason: 'timeout', outcomeUnknown: false },
  });
});

test('nobody listening is retryable', async () => {
  await client.listCalendars();
  await fixture.google.stop();
  expect(await client.getEvent('primary', eventId)).toMatchObject({
    problem: { kind: 'retryable', reason: 'network' },
  });
});
