import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
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
const eventId = eventIdFor('booking-1');

async function changes(since: Parameters<CalendarClient['listChanges']>[1]) {
  const reply = await client.listChanges('primary', since);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  const { events, syncToken } = reply.value;
  if (syncToken === null) throw new Error('no sync token');
  return { events, syncToken };
}

async function book() {
  await client.createEvent('primary', {
    bookingId: 'booking-1',
    startAt: testNow + hour,
    endAt: testNow + 2 * hour,
    timeZone: 'Europe/London',
    summary: 'Discovery call',
    description: '',
    attendees: [],
    withMeet: false,
  });
}

test('the first list has what ends after the instant given, and a sync token', async () => {
  fixture.google.control.addEvent({ summary: 'over', startAt: testNow - 2 * hour, endAt: testNow });
  await book();
  const { events, syncToken } = await changes({ fromAt: testNow });
  expect(events.map((event) => event.bookingId)).toEqual(['booking-1']);
  expect(syncToken).not.toBe('');
});

test('nothing changed: an empty list and a token that goes on', async () => {
  await book();
  const { syncToken } = await changes({ fromAt: testNow });
  const next = await changes({ syncToken });
  expect(next.events).toEqual([]);
  fixture.google.control.deleteEvent({ eventId });
  expect((await changes({ syncToken: next.syncToken })).events).toHaveLength(1);
});

test('an event the owner moved in the calendar comes with its new time', async () => {
  await book();
  const { syncToken } = await changes({ fromAt: testNow });
  fixture.google.control.moveEvent({ eventId, startAt: testNow + 5 * hour, endAt: testNow + 6 * hour });
  expect((await changes({ syncToken })).events).toMatchObject([
    { id: eventId, bookingId: 'booking-1', startAt: testNow + 5 * hour, sequence: 1, status: 'confirmed' },
  ]);
});

test('an event the owner deleted comes as cancelled, without asking for deleted ones', async () => {
  await book();
  const { syncToken } = await changes({ fromAt: testNow });
  fixture.google.control.deleteEvent({ eventId });
  expect((await changes({ syncToken })).events).toMatchObject([
    { id: eventId, bookingId: 'booking-1', status: 'cancelled', busy: false },
  ]);
});

test('a deleted event with nothing but its id is still known as the booking’s', async () => {
  fixture.config.fetch = async (input, init) =>
    String(input).includes('/events?')
      ? Response.json({
          nextSyncToken: 't',
          items: [{ kind: 'calendar#event', id: eventId, status: 'cancelled' }],
        })
      : fetch(input, init);
  expect((await changes({ syncToken: 's' })).events).toMatchObject([
    { id: eventId, bookingId: 'booking-1', status: 'cancelled', startAt: null, endAt: null },
  ]);
});

test('what the owner enters by hand is no booking; declined and transparent entries are not busy (case 13)', async () => {
  const times = { startAt: testNow, endAt: testNow + hour };
  fixture.google.control.addEvent({ ...times });
  fixture.google.control.addEvent({ ...times, declined: true });
  fixture.google.control.addEvent({ ...times, transparent: true });
  const { events } = await changes({ fromAt: testNow });
  expect(events.map((event) => event.bookingId)).toEqual([null, null, null]);
  expect(events.map((event) => event.busy)).toEqual([true, false, false]);
});

test('all-day entries are dates in the calendar’s own zone (case 13)', async () => {
  const id = 'ny@group.calendar.google.com';
  fixture.google.control.addCalendar({
    id,
    summary: 'NY',
    timeZone: 'America/New_York',
    accessRole: 'owner',
  });
  fixture.google.control.addEvent({ calendarId: id, startDate: '2027-06-04', endDate: '2027-06-06' });
  const reply = await client.listChanges(id, { fromAt: testNow });
  expect(reply.ok && reply.value.events).toMatchObject([
    { allDay: true, startAt: Date.UTC(2027, 5, 4, 4), endAt: Date.UTC(2027, 5, 6, 4) },
  ]);
});

test('every page is read, and a change made between two pages is not lost', async () => {
  for (let index = 0; index < 251; index += 1) {
    fixture.google.control.addEvent({ startAt: testNow + index * hour, endAt: testNow + (index + 1) * hour });
  }
  let pages = 0;
  fixture.config.fetch = async (input, init) => {
    if (String(input).includes('/events?')) {
      pages += 1;
      if (pages === 2)
        fixture.google.control.addEvent({ startAt: testNow, endAt: testNow + hour, summary: 'late' });
    }
    return fetch(input, init);
  };
  const first = await changes({ fromAt: testNow });
  const next = await changes({ syncToken: first.syncToken });
  const summaries = [...first.events, ...next.events].map((event) => event.summary);
  expect(summaries).toContain('late');
  expect(new Set([...first.events, ...next.events].map((event) => event.id)).size).toBe(252);
});

test('a spent sync token is 410: list anew', async () => {
  await book();
  const { syncToken } = await changes({ fromAt: testNow });
  fixture.google.control.expireSyncTokens();
  expect(await client.listChanges('primary', { syncToken })).toEqual({
    ok: false,
    problem: { kind: 'sync-expired' },
  });
  expect((await changes({ fromAt: testNow })).events).toHaveLength(1);
});

test('a deleted calendar is not-found, a failing one retryable', async () => {
  fixture.google.control.addFault({ kind: 'events.list', error: 'backendError' });
  expect(await client.listChanges('primary', { fromAt: testNow })).toMatchObject({
    problem: { kind: 'retryable' },
  });
  fixture.google.control.deleteCalendar({ calendarId: 'primary' });
  expect(await client.listChanges('primary', { fromAt: testNow })).toEqual({
    ok: false,
    problem: { kind: 'not-found' },
  });
});

test('a calendar that gives no sync token is listed all the same', async () => {
  fixture.config.fetch = async (input, init) =>
    String(input).includes('/events?') ? Response.json({ items: [] }) : fetch(input, init);
  expect(await client.listChanges('primary', { fromAt: testNow })).toEqual({
    ok: true,
    value: { events: [], syncToken: null, nextPage: null },
  });
});
