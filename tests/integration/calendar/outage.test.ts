import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDay } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import { confirmRequest } from '#server/bookings/decide.ts';
import { chooseCalendars, relistCalendars } from '#server/calendar/admin/choose-calendars.ts';
import { calendarStatus, calendarTrouble } from '#server/calendar/admin/status.ts';
import { takeLease } from '#server/db/lease.ts';
import { engines } from '#tests/support/engines.ts';
import {
  callsOf,
  eventsOf,
  type GoogleServices,
  googleServices,
  mailsTo,
  owner,
} from '#tests/support/google.ts';

const monday = '2026-11-23';
const agency = 'hello@foreshore.example';
const request = {
  name: 'Ann Visitor',
  email: 'ann@example.com',
  selectedDate: monday,
  selectedTime: '09:00',
};
const at = (time: string) => Date.parse(`${monday}T${time}:00Z`);
const minute = 60_000;

describe.each(engines)('a calendar in trouble on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
    await set.connect();
  });
  afterEach(() => set.dispose());

  const mode = async () => (await readDay(set.services, monday)).diary.mode;
  const alerts = async () =>
    (await mailsTo(set.services, agency)).filter((subject) => subject.startsWith('Your Google Calendar'));
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      set.pass(minute);
      await set.settle();
    }
  };

  test.each([
    ['down', { error: 'backendError' }, 'Google cannot be reached'],
    ['closing every connection', { connection: 'drop-before' }, 'Google cannot be reached'],
    ['limiting calls (403)', { error: 'rateLimitExceeded', retryAfter: 600 }, 'Google asks for patience'],
    ['limiting calls (429)', { error: 'tooManyRequests', retryAfter: 3600 }, 'Google asks for patience'],
  ] as const)(
    '%s for an hour: requests, one alert, nothing confirmed falsely; then the queue drains once',
    async (_name, fault, title) => {
      const { services, google } = set;
      google.control.addEvent({ startAt: at('14:00'), endAt: at('15:00') });
      const early = await book(services, { ...request, selectedTime: '11:00' });
      google.control.addFault({ kind: '*', times: null, ...fault });
      await services.drainOutbox();
      expect(eventsOf(google, early.id)).toEqual([]);

      // Fresh busy time is still trusted for a few minutes, but no booking is confirmed on it.
      expect(await mode()).toBe('live');
      expect((await book(services, request)).status).toBe('requested');
      await rounds(60);
      expect(await mode()).toBe('unknown');
      const asking = (selectedTime: string) =>
        book(services, { ...request, email: 'bob@example.com', selectedTime });
      expect((await asking('15:30')).status).toBe('requested');
      // What was known to be busy stays busy.
      await expect(asking('14:00')).rejects.toMatchObject({ code: 'conflict' });
      expect(await alerts()).toEqual([`Your Google Calendar: ${title}`]);
      expect(await calendarStatus(services)).toMatchObject({
        connected: true,
        mode: 'unknown',
        error: expect.stringContaining(title),
        queue: { waiting: 1, failed: 0 },
      });

      google.control.clearFaults();
      if ('retryAfter' in fault) {
        // Google has asked for patience, and has it until its time is over.
        await set.settle();
        expect(eventsOf(google, early.id)).toHaveLength(0);
        set.pass(fault.retryAfter * 1000);
      }
      await set.settle();
      expect(eventsOf(google, early.id)).toHaveLength(1);
      expect(google.control.state().invitations).toHaveLength(1);
      expect(await mode()).toBe('live');
      expect(await calendarStatus(services)).toMatchObject({ mode: 'live', error: null });
      await rounds(3);
      expect(eventsOf(google, early.id)).toHaveLength(1);
      expect(callsOf(google, 'events.insert')).toBeGreaterThan(1);
      expect(await alerts()).toHaveLength(1);
    },
  );

  test('what was asked for meanwhile is confirmed by one click and then written', async () => {
    const { services, google } = set;
    google.control.addFault({ kind: 'freeBusy.query', error: 'backendError' });
    const booking = await book(services, request);
    await set.settle();
    expect(booking.status).toBe('requested');
    expect(eventsOf(google, booking.id)).toEqual([]);
    await confirmRequest(services, owner, booking.id);
    await services.drainOutbox();
    expect(eventsOf(google, booking.id)).toHaveLength(1);
  });

  test('slow: the visitor waits three seconds at most and asks, the background reading goes on', async () => {
    const { services, google } = set;
    // Ten minutes stand for slow: who waited for the answer would wait in vain.
    google.control.addFault({ kind: 'freeBusy.query', latencyMs: 600_000, times: 1 });
    const booking = await book(services, request);
    expect(booking.status).toBe('requested');
    expect(await mode()).toBe('live');
  });

  test.each(['rateLimitExceeded', 'tooManyRequests'] as const)(
    '%s: a request now, the entry later',
    async (error) => {
      const { services, google } = set;
      google.control.addFault({ kind: 'freeBusy.query', error, retryAfter: 30 });
      expect((await book(services, request)).status).toBe('requested');
      set.pass(30_000);
      const booking = await book(services, { ...request, selectedTime: '10:00' });
      google.control.addFault({ kind: 'events.insert', error, retryAfter: 90 });
      await services.drainOutbox();
      expect(eventsOf(google, booking.id)).toEqual([]);
      set.pass(80_000);
      await services.drainOutbox();
      expect(callsOf(google, 'events.insert')).toBe(1);
      set.pass(11_000);
      await services.drainOutbox();
      expect(eventsOf(google, booking.id)).toHaveLength(1);
    },
  );

  test('revoked: requests, no more calls, one alert with the causes; after the reconnect the queue follows', async () => {
    const { services, google, connect } = set;
    const booking = await book(services, request);
    google.control.revokeAccess();
    set.pass(61 * minute);
    await services.drainOutbox();
    expect(await calendarStatus(services)).toMatchObject({
      connected: false,
      state: 'revoked',
      mode: 'unknown',
    });
    const { causes } = await calendarStatus(services);
    expect(causes).toHaveLength(4);
    expect((await calendarTrouble(services))?.causes).toEqual(causes);
    const calls = google.control.state().calls.length;
    await rounds(30);
    expect(google.control.state().calls).toHaveLength(calls);
    expect((await book(services, { ...request, selectedTime: '10:00' })).status).toBe('requested');
    expect(await alerts()).toEqual(['Your Google Calendar: Google has ended the connection']);

    expect((await connect()).ok).toBe(true);
    await services.drainOutbox();
    expect(eventsOf(google, booking.id)).toHaveLength(1);
    expect(await calendarStatus(services)).toMatchObject({
      connected: true,
      error: null,
      causes: [],
      queue: { failed: 0 },
    });
    expect(await alerts()).toHaveLength(1);
    expect((await book(services, { ...request, selectedTime: '11:00' })).status).toBe('confirmed');
  });

  test('revoked is told once, however many meet it at the same moment', async () => {
    const { services, google } = set;
    for (const selectedTime of ['09:00', '10:00', '11:00'])
      await book(services, { ...request, selectedTime });
    google.control.revokeAccess();
    set.pass(61 * minute);
    await Promise.all([
      services.drainOutbox(),
      services.syncCalendar(),
      services.busySource({ startAt: at('09:00'), endAt: at('17:00') }, { fresh: true }),
    ]);
    expect(await alerts()).toHaveLength(1);
  });

  test('a deleted calendar is unknown, never free; another choice takes the calls over', async () => {
    const { services, google } = set;
    const studio = 'studio@group.calendar.google.com';
    await chooseCalendars(services, owner, { write: studio, checked: [] });
    const booking = await book(services, request);
    await set.settle();
    google.control.deleteCalendar({ calendarId: studio });
    set.pass(minute);
    await set.settle();
    expect(await mode()).toBe('unknown');
    const asked = await book(services, { ...request, selectedTime: '10:00' });
    expect(asked.status).toBe('requested');
    await confirmRequest(services, owner, asked.id);
    await rounds(3);
    expect(await alerts()).toEqual(['Your Google Calendar: A chosen calendar is gone']);

    await relistCalendars(services);
    await chooseCalendars(services, owner, { write: 'owner@foreshore.example', checked: [] });
    await set.settle();
    expect(await mode()).toBe('live');
    for (const { id } of [booking, asked]) {
      expect(eventsOf(google, id).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    }
    expect(await calendarStatus(services)).toMatchObject({ error: null, queue: { failed: 0 } });
    set.pass(minute);
    await set.settle();
    expect(await calendarStatus(services)).toMatchObject({ queue: { waiting: 0 } });
  });

  test.each([
    ['failing', { error: 'backendError' }, 'Google cannot be reached', 5],
    ['limited', { error: 'rateLimitExceeded', retryAfter: 90 }, 'Google asks for patience', 5],
    ['not allowed', { error: 'insufficientPermissions' }, 'A permission is missing', 1],
  ] as const)(
    'writing alone is %s: calls stand, one alert, each entry is written once afterwards',
    async (_name, fault, title, told) => {
      const { services, google } = set;
      google.control.addFault({ kind: 'events.insert', times: null, ...fault });
      const booking = await book(services, request);
      expect(booking.status).toBe('confirmed');
      await services.drainOutbox();
      await rounds(told - 1);
      expect(await alerts()).toEqual([]);
      await rounds(20);
      expect(await alerts()).toEqual([`Your Google Calendar: ${title}`]);
      expect(await calendarStatus(services)).toMatchObject({
        mode: 'live',
        error: expect.stringContaining(title),
        queue: { waiting: 1 },
      });
      expect((await book(services, { ...request, selectedTime: '11:00' })).status).toBe('confirmed');

      google.control.clearFaults();
      await rounds(3);
      expect(eventsOf(google, booking.id)).toHaveLength(1);
      expect(google.control.state().invitations).toHaveLength(2);
      expect(await calendarStatus(services)).toMatchObject({ error: null, queue: { waiting: 0 } });
      expect(await alerts()).toHaveLength(1);
    },
  );

  test('a checked calendar that is deleted is unknown, never free, until it is unticked', async () => {
    const { services, google } = set;
    const studio = 'studio@group.calendar.google.com';
    const own = 'owner@foreshore.example';
    await chooseCalendars(services, owner, { write: own, checked: [studio] });
    await set.settle();
    expect(await mode()).toBe('live');
    google.control.deleteCalendar({ calendarId: studio });
    await rounds(10);
    expect(await mode()).toBe('unknown');
    expect((await book(services, request)).status).toBe('requested');
    expect(await alerts()).toEqual(['Your Google Calendar: A chosen calendar is gone']);
    await relistCalendars(services);
    await chooseCalendars(services, owner, { write: own, checked: [] });
    await set.settle();
    expect(await mode()).toBe('live');
    expect((await book(services, { ...request, selectedTime: '10:00' })).status).toBe('confirmed');
  });

  test('one unreadable calendar among several makes the whole unknown', async () => {
    const { services, google } = set;
    await chooseCalendars(services, owner, {
      write: 'owner@foreshore.example',
      checked: ['shared@foreshore.example'],
    });
    await services.syncCalendar();
    expect(await mode()).toBe('live');
    google.control.setFreeBusyError({ calendarId: 'shared@foreshore.example', reason: 'internalError' });
    await services.syncCalendar();
    expect(await mode()).toBe('unknown');
    expect((await book(services, request)).status).toBe('requested');
    google.control.setFreeBusyError({ calendarId: 'shared@foreshore.example', reason: null });
    await services.syncCalendar();
    expect(await mode()).toBe('live');
  });

  test('busy time that nobody has read for long is not trusted', async () => {
    set.pass(6 * minute);
    expect(await mode()).toBe('unknown');
    await set.services.syncCalendar();
    expect(await mode()).toBe('live');
  });

  test('of several instances one reads the calendar; when it is gone another takes over', async () => {
    const { services, google } = set;
    const take = (now: number) =>
      takeLease(services.db, { name: 'calendar-sync', holder: 'another', now, until: now + 2 * minute });
    expect(await take(services.clock.now())).toBe(false);
    set.pass(4 * minute);
    expect(await take(services.clock.now())).toBe(true);
    const before = google.control.state().calls.length;
    await services.syncCalendar();
    expect(google.control.state().calls).toHaveLength(before);
    set.pass(3 * minute);
    await services.syncCalendar();
    expect(google.control.state().calls.length).toBeGreaterThan(before);
  });
});
