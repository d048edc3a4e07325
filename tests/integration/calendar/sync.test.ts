import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
import { daySlots } from '#server/availability/day-slots.ts';
import { book } from '#server/bookings/book.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { findBooking } from '#server/bookings/find.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import { chooseCalendars } from '#server/calendar/admin/choose-calendars.ts';
import { loadLink } from '#server/calendar/sync/event-links.ts';
import { followBooking } from '#server/calendar/sync/follow-booking.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { engines } from '#tests/support/engines.ts';
import {
  callsOf,
  eventsOf,
  type GoogleServices,
  googleServices,
  mailsTo,
  owner,
} from '#tests/support/google.ts';
import { believeClock } from '#tests/support/services.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const studio = 'studio@group.calendar.google.com';
const visitor = 'ann@example.com';
const request = {
  name: 'Ann Visitor',
  email: visitor,
  company: 'Quay & Sons',
  visitorZone: 'America/New_York',
  selectedDate: monday,
  selectedTime: '09:00',
};
const at = (time: string, date = monday) => Date.parse(`${date}T${time}:00Z`);
const minute = 60_000;

describe.each(engines)('bookings and the calendar on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
    await set.connect();
  });
  afterEach(() => set.dispose());

  const busyStarts = async (date = monday) =>
    (await daySlots(set.services, date))
      .filter((slot) => !slot.available)
      .map((slot) => slot.start.slice(0, 5));
  const booked = async (change: Partial<typeof request> = {}) => {
    const booking = await book(set.services, { ...request, ...change });
    await set.services.drainOutbox();
    return booking;
  };
  const live = (id: string) => eventsOf(set.google, id).filter((event) => event.status !== 'cancelled');

  test('what is busy in any checked calendar is not offered; all-day dates are the host’s, free entries stay free', async () => {
    const { google, services } = set;
    await chooseCalendars(services, owner, { write: 'owner@foreshore.example', checked: [studio] });
    google.control.addEvent({ startAt: at('09:45'), endAt: at('10:15') });
    google.control.addEvent({ calendarId: studio, startAt: at('14:00'), endAt: at('14:30') });
    google.control.addEvent({
      calendarId: 'shared@foreshore.example',
      startAt: at('15:00'),
      endAt: at('16:00'),
    });
    google.control.addEvent({ startAt: at('11:00'), endAt: at('11:30'), transparent: true });
    google.control.addEvent({ startAt: at('11:00'), endAt: at('11:30'), declined: true });
    google.control.addEvent({ startDate: tuesday, endDate: '2026-11-25' });
    await services.syncCalendar();
    expect(await busyStarts()).toEqual(['09:30', '10:00', '14:00']);
    expect(await busyStarts(tuesday)).toHaveLength((await daySlots(services, tuesday)).length);
    expect(await busyStarts('2026-11-25')).toEqual([]);
  });

  test('a date’s slots never ask Google', async () => {
    const before = set.google.control.state().calls.length;
    for (let time = 0; time < 5; time += 1) await daySlots(set.services, monday);
    expect(set.google.control.state().calls).toHaveLength(before);
  });

  test('what became busy since the last reading is seen before a booking, and shown at once', async () => {
    set.google.control.addEvent({ startAt: at('09:00'), endAt: at('09:30') });
    expect(await busyStarts()).toEqual([]);
    await expect(book(set.services, request)).rejects.toMatchObject({ code: 'conflict' });
    expect(await busyStarts()).toEqual(['09:00']);
    expect(await mailsTo(set.services, visitor)).toEqual([]);
  });

  test('a confirmed call is an event that says nothing that was typed, the visitor invited, and a Meet link that is stored', async () => {
    const { services, google, pass } = set;
    const booking = await booked();
    const [event] = live(booking.id);
    expect(event).toMatchObject({
      id: eventIdFor(booking.id, 0),
      summary: 'Discovery call with Foreshore',
      start: { dateTime: '2026-11-23T09:00:00.000Z' },
      end: { dateTime: '2026-11-23T09:30:00.000Z' },
    });
    expect(event?.attendees).toEqual([expect.objectContaining({ email: visitor })]);
    expect(event?.description).toContain(`/admin/bookings/${booking.id}`);
    expect(JSON.stringify(event)).not.toMatch(/Quay|Ann V|\d [AP]M\b/);
    expect(google.control.state().invitations.map(({ action, to }) => [action, to])).toEqual([
      ['invited', [visitor]],
    ]);
    expect(await loadLink(services.db.query, booking.id)).toMatchObject({
      state: 'present',
      meet_state: 'pending',
    });
    pass(5_000);
    await services.drainOutbox();
    const link = await loadLink(services.db.query, booking.id);
    expect(link?.meet_state).toBe('ready');
    expect(link?.meet_link).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(callsOf(google, 'events.insert')).toBe(1);

    pass(at('08:00') - services.clock.now());
    await services.drainOutbox();
    const reminder = await services.db.query
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%Reminder: your discovery call%')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(reminder.payload).text).toContain(link?.meet_link);
  });

  test.each(['failed', 'never made', 'not even begun'])(
    'a Meet link that is %s: the owner hears of it once',
    async (how) => {
      const { services, google, pass } = set;
      if (how === 'never made') google.control.setMeetDelay({ ms: 24 * 60 * 60_000 });
      if (how === 'not even begun') google.control.setMeetDelay({ ms: null });
      const booking = await booked();
      if (how === 'failed') google.control.failMeet({ eventId: eventIdFor(booking.id, 0) });
      for (const minutes of [1, 30, 31, 1, 60]) {
        pass(minutes * 60_000);
        await set.settle();
      }
      expect((await loadLink(services.db.query, booking.id))?.meet_state).toBe('failed');
      const told = await mailsTo(services, 'hello@foreshore.example');
      expect(told.filter((subject) => subject === 'A video call has no link')).toHaveLength(1);
    },
  );

  test('moved and cancelled here, the event follows, and the time is free again at once', async () => {
    const { services, google } = set;
    const booking = await booked();
    await services.syncCalendar();
    expect(await busyStarts()).toEqual(['09:00']);
    await rescheduleBooking(services, owner, booking.id, { selectedDate: monday, selectedTime: '10:00' });
    await services.drainOutbox();
    expect(live(booking.id)[0]?.start.dateTime).toBe('2026-11-23T10:00:00.000Z');
    const moved = await findBooking(services, booking.id);
    expect(live(booking.id)[0]?.description).toContain(`/booking/${booking.id}.${moved?.linkVersion}.`);
    expect(await busyStarts()).toEqual(['10:00']);
    await services.syncCalendar();
    await cancelBooking(services, owner, booking.id);
    await services.drainOutbox();
    expect(live(booking.id)).toEqual([]);
    expect(await busyStarts()).toEqual([]);
    expect(google.control.state().invitations.map(({ action }) => action)).toEqual([
      'invited',
      'updated',
      'cancelled',
    ]);
  });

  test('a year after the call its event goes without a word to the visitor', async () => {
    const { services, google } = set;
    const booking = await booked();
    // Month by month: Google ends a permission that was not used for six.
    for (let month = 0; month < 13; month += 1) {
      set.pass(30 * 24 * 60 * minute);
      await believeClock(services);
      await set.settle();
    }
    await enforceRetention(services, services.clock.now());
    await services.drainOutbox();
    expect(await findBooking(services, booking.id)).toBeUndefined();
    expect(callsOf(google, 'events.delete')).toBe(1);
    expect(live(booking.id)).toEqual([]);
    expect(google.control.state().invitations.map(({ action }) => action)).toEqual(['invited']);
  });

  test('what is to be done in the calendar waits while a call only seems to be over', async () => {
    const { services } = set;
    const { id: bookingId } = await booked();
    const ahead = { now: () => services.clock.now() + 1000 * 24 * 60 * minute };
    const follow = () => followBooking({ ...services, clock: ahead }, { payload: { bookingId }, attempt: 1 });
    await expect(follow()).rejects.toThrow('The clock of the server is in doubt.');
    await believeClock({ db: services.db, clock: ahead });
    await follow();
  });

  test('a booking does not stand in its own way when it moves, but another entry there does', async () => {
    const { services, google } = set;
    const booking = await booked();
    await services.syncCalendar();
    google.control.addEvent({ startAt: at('09:30'), endAt: at('10:00') });
    const to = (selectedTime: string) =>
      rescheduleBooking(services, owner, booking.id, { selectedDate: monday, selectedTime });
    await expect(to('09:30')).rejects.toMatchObject({ code: 'conflict' });
    await to('10:00');
    await services.drainOutbox();
    // Freed by us, but kept by an entry that the owner has made there meanwhile.
    google.control.addEvent({ startAt: at('10:00'), endAt: at('10:30') });
    await cancelBooking(services, owner, booking.id);
    await services.drainOutbox();
    expect(await busyStarts()).toEqual(['09:30', '10:00']);
  });

  test('the owner moves the event: the booking moves, the visitor is told once, and nothing loops', async () => {
    const { services, google } = set;
    const booking = await booked();
    // A mail that still waits for the link of the call would be replaced by the one about the move.
    set.pass(minute / 2);
    await set.settle();
    google.control.moveEvent({
      eventId: eventIdFor(booking.id, 0),
      startAt: at('15:10'),
      endAt: at('15:50'),
    });
    set.pass(minute);
    await set.settle();
    expect(await findBooking(services, booking.id)).toMatchObject({
      startsAt: at('15:10'),
      endsAt: at('15:50'),
      status: 'confirmed',
    });
    expect(await mailsTo(services, visitor)).toEqual([
      'Your discovery call on Monday, November 23rd, 2026',
      'Moved: your discovery call on Monday, November 23rd, 2026',
    ]);
    expect(live(booking.id)[0]?.description).toContain(`/booking/${booking.id}.1.`);
    expect(google.control.state().invitations.map(({ action }) => action)).toEqual(['invited']);
    expect(await loadLink(services.db.query, booking.id)).toMatchObject({ owner_change: 'moved' });
    const patches = callsOf(google, 'events.patch');
    for (let round = 0; round < 3; round += 1) {
      set.pass(minute);
      await set.settle();
    }
    expect(callsOf(google, 'events.patch')).toBe(patches);
    expect(await mailsTo(services, visitor)).toHaveLength(2);
  });

  test('the owner deletes the event: the booking is cancelled, the visitor told, the time free', async () => {
    const { services, google } = set;
    const booking = await booked();
    await services.syncCalendar();
    google.control.deleteEvent({ eventId: eventIdFor(booking.id, 0) });
    set.pass(minute);
    await set.settle();
    expect(await findBooking(services, booking.id)).toMatchObject({ status: 'cancelled', endedBy: 'staff' });
    expect(await mailsTo(services, visitor)).toContain(
      'Cancelled: your discovery call on Monday, November 23rd, 2026',
    );
    expect(await busyStarts()).toEqual([]);
    expect(callsOf(google, 'events.insert')).toBe(1);
  });

  test('a deletion is found even when the sync token was lost meanwhile', async () => {
    const { services, google } = set;
    const [kept, gone] = [await booked({ selectedTime: '10:00' }), await booked()];
    await services.syncCalendar();
    google.control.deleteEvent({ eventId: eventIdFor(gone.id, 0) });
    google.control.expireSyncTokens();
    await set.settle();
    expect((await findBooking(services, gone.id))?.status).toBe('cancelled');
    expect((await findBooking(services, kept.id))?.status).toBe('confirmed');
  });

  test('a list begun anew is read in pieces: a round reads so many pages, the next goes on where it stopped', async () => {
    const { services, google } = set;
    const booking = await booked();
    await services.syncCalendar();
    for (let entry = 0; entry < 5_200; entry += 1) {
      google.control.addEvent({ startAt: at('07:00'), endAt: at('07:30'), transparent: true });
    }
    set.pass(minute);
    google.control.deleteEvent({ eventId: eventIdFor(booking.id, 0) });
    google.control.expireSyncTokens();
    const before = callsOf(google, 'events.list');
    await set.settle();
    // One call meets the spent token.
    expect(callsOf(google, 'events.list') - before).toBe(21);
    expect((await findBooking(services, booking.id))?.status).toBe('confirmed');
    await set.settle();
    expect(callsOf(google, 'events.list') - before).toBe(22);
    expect((await findBooking(services, booking.id))?.status).toBe('cancelled');
    await set.settle();
    expect(callsOf(google, 'events.list') - before).toBe(23);
  });

  test.each([
    ['onto another confirmed call', { startAt: at('10:00'), endAt: at('10:30') }],
    ['into the past', { startAt: at('09:00', '2026-11-19'), endAt: at('09:30', '2026-11-19') }],
    ['to a whole day', { startDate: tuesday, endDate: '2026-11-25' }],
  ])('moved by the owner %s: put back, the owner told, the visitor left alone', async (_, to) => {
    const { services, google } = set;
    await booked({ selectedTime: '10:00', email: 'bob@example.com' });
    const booking = await booked();
    await services.syncCalendar();
    google.control.moveEvent({ eventId: eventIdFor(booking.id, 0), ...to });
    set.pass(minute);
    await set.settle();
    expect(await findBooking(services, booking.id)).toMatchObject({
      startsAt: at('09:00'),
      status: 'confirmed',
    });
    expect(live(booking.id)[0]?.start.dateTime).toBe('2026-11-23T09:00:00.000Z');
    expect(await mailsTo(services, 'hello@foreshore.example')).toContain(
      'A move in your calendar was not followed',
    );
    expect(await mailsTo(services, visitor)).toHaveLength(1);
    const patches = callsOf(google, 'events.patch');
    set.pass(minute);
    await set.settle();
    expect(callsOf(google, 'events.patch')).toBe(patches);
  });

  test('moved here and there at once: the later change wins', async () => {
    const { services, google } = set;
    const booking = await booked();
    await services.syncCalendar();
    google.control.moveEvent({
      eventId: eventIdFor(booking.id, 0),
      startAt: at('14:00'),
      endAt: at('14:30'),
    });
    set.pass(minute);
    await rescheduleBooking(services, owner, booking.id, { selectedDate: monday, selectedTime: '11:00' });
    await set.settle();
    await set.settle();
    expect((await findBooking(services, booking.id))?.startsAt).toBe(at('11:00'));
    expect(live(booking.id)[0]?.start.dateTime).toBe('2026-11-23T11:00:00.000Z');
  });

  test('the answer to the insert is lost: the retry meets its own event, and there is exactly one', async () => {
    const { services, google } = set;
    google.control.addFault({ kind: 'events.insert', connection: 'drop-after' });
    google.control.addFault({ kind: 'events.get', error: 'backendError' });
    const booking = await booked();
    expect(live(booking.id)).toHaveLength(1);
    expect((await loadLink(services.db.query, booking.id))?.state).toBe('creating');
    set.pass(10 * minute);
    await services.drainOutbox();
    expect((await loadLink(services.db.query, booking.id))?.state).toBe('present');
    expect(eventsOf(google, booking.id)).toHaveLength(1);
  });

  test('cancelled while the insert hung in the air: the event goes', async () => {
    const { services, google } = set;
    google.control.addFault({ kind: 'events.insert', connection: 'drop-after' });
    google.control.addFault({ kind: 'events.get', error: 'backendError' });
    const booking = await booked();
    await cancelBooking(services, owner, booking.id);
    set.pass(10 * minute);
    await services.drainOutbox();
    expect(live(booking.id)).toEqual([]);
    expect(callsOf(google, 'events.insert')).toBe(1);
  });

  test('an id whose event was deleted is not used again: the next generation takes its place', async () => {
    const { services, google } = set;
    google.control.addFault({ kind: 'events.insert', connection: 'drop-after' });
    google.control.addFault({ kind: 'events.get', error: 'backendError' });
    const booking = await booked();
    google.control.deleteEvent({ eventId: eventIdFor(booking.id, 0) });
    set.pass(10 * minute);
    await services.drainOutbox();
    expect(live(booking.id).map(({ id }) => id)).toEqual([eventIdFor(booking.id, 1)]);
    expect((await findBooking(services, booking.id))?.status).toBe('confirmed');
  });

  test('the same change delivered many times at once makes one event', async () => {
    const { services, google } = set;
    const booking = await book(services, request);
    const deliver = () =>
      followBooking(services, { payload: { bookingId: booking.id }, attempt: 1 }).catch(() => undefined);
    await Promise.all([deliver(), deliver(), services.drainOutbox(), deliver()]);
    expect(eventsOf(google, booking.id)).toHaveLength(1);
    expect(google.control.state().invitations).toHaveLength(1);
  });

  test('the event of a past call goes when its person has asked for erasure', async () => {
    const { services } = set;
    const { id } = await booked();
    expect(live(id)).toHaveLength(1);
    services.setNow(at('18:00'));
    await believeClock(services);
    await services.drainOutbox();
    expect((await erasePerson(services, owner, visitor)).finished).toBe(true);
    await services.drainOutbox();
    expect(live(id)).toEqual([]);
    expect((await findBooking(services, id))?.status).toBe('confirmed');
  });

  test('an erased booking takes its event with it', async () => {
    const { services } = set;
    const booking = await booked();
    await services.db.query.deleteFrom('bookings').where('id', '=', booking.id).execute();
    await followBooking(services, { payload: { bookingId: booking.id }, attempt: 1 });
    expect(live(booking.id)).toEqual([]);
  });

  test('calls booked before the connection get their events with it', async () => {
    const before = await googleServices(engine);
    const booking = await book(before.services, request);
    await before.settle();
    expect(eventsOf(before.google, booking.id)).toEqual([]);
    await before.connect();
    await before.services.drainOutbox();
    expect(eventsOf(before.google, booking.id)).toHaveLength(1);
    await before.dispose();
  });
});
