import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventIdFor } from '#domain/booking/event-id.ts';
import { book } from '#server/bookings/book.ts';
import { calendarBeside } from '#server/bookings/calendar-beside.ts';
import { findBooking } from '#server/bookings/find.ts';
import { rescheduleBooking } from '#server/bookings/reschedule.ts';
import { staffDay } from '#server/bookings/staff-day.ts';
import { chooseCalendars } from '#server/calendar/admin/choose-calendars.ts';
import { eventStatus } from '#server/calendar/admin/event-status.ts';
import { calendarStatus } from '#server/calendar/admin/status.ts';
import { requeueBooking } from '#server/calendar/sync/requeue.ts';
import { engines } from '#tests/support/engines.ts';
import { eventsOf, type GoogleServices, googleServices, owner } from '#tests/support/google.ts';

const monday = '2026-11-23';
const own = 'owner@foreshore.example';
const studio = 'studio@group.calendar.google.com';
const request = {
  name: 'Ann Visitor',
  email: 'ann@example.com',
  selectedDate: monday,
  selectedTime: '09:00',
};
const at = (time: string, date = monday) => Date.parse(`${date}T${time}:00Z`);
const minute = 60_000;

describe.each(engines)('what the owner is told of the calendar on %s', (engine) => {
  let set: GoogleServices;
  beforeEach(async () => {
    set = await googleServices(engine);
    await set.connect();
  });
  afterEach(() => set.dispose());

  const booked = async (selectedTime = '09:00') => {
    const booking = await book(set.services, { ...request, selectedTime });
    await set.services.drainOutbox();
    return booking;
  };
  const failed = async () => (await calendarStatus(set.services)).queue.failed;

  test('calls left in the calendar written to before are followed there', async () => {
    const { services, google } = set;
    const [moved, gone] = [await booked(), await booked('10:00')];
    await services.syncCalendar();
    await chooseCalendars(services, owner, { write: studio, checked: [] });
    await set.settle();
    google.control.moveEvent({
      calendarId: own,
      eventId: eventIdFor(moved.id, 0),
      startAt: at('15:00'),
      endAt: at('15:30'),
    });
    google.control.deleteEvent({ calendarId: own, eventId: eventIdFor(gone.id, 0) });
    set.pass(minute);
    await set.settle();
    expect(await findBooking(services, moved.id)).toMatchObject({
      startsAt: at('15:00'),
      status: 'confirmed',
    });
    expect(await findBooking(services, gone.id)).toMatchObject({ status: 'cancelled', endedBy: 'staff' });
  });

  test('an entry that Google refused is named, and can be written again', async () => {
    const { services, google } = set;
    // With the visitor as a guest, and without.
    google.control.addFault({ kind: 'events.insert', times: 2, error: 'badRequest' });
    const booking = await booked();
    expect(await eventStatus(services, booking.id)).toMatchObject({ state: 'refused', stuck: true });
    expect(await failed()).toBe(1);
    await requeueBooking(services, booking.id, 'by-staff');
    await services.drainOutbox();
    expect(await eventStatus(services, booking.id)).toMatchObject({ state: 'present', stuck: false });
    expect(eventsOf(google, booking.id)).toHaveLength(1);
    expect(await failed()).toBe(0);
  });

  test('an entry that still shows the time before a move says so', async () => {
    const { services, google } = set;
    const booking = await booked();
    google.control.addFault({ kind: 'events.patch', error: 'badRequest' });
    const to = { selectedDate: monday, selectedTime: '11:00' };
    await rescheduleBooking(services, owner, booking.id, to);
    await services.drainOutbox();
    expect(await eventStatus(services, booking.id)).toMatchObject({
      state: 'behind',
      reason: expect.stringContaining('refused'),
    });
    await requeueBooking(services, booking.id, 'by-staff');
    await services.drainOutbox();
    expect(await eventStatus(services, booking.id)).toMatchObject({ state: 'present', stuck: false });
  });

  test('what lies at the time of a request is read now, and what cannot be read is not called free', async () => {
    const { services, google } = set;
    const asked = { startsAt: at('14:00'), endsAt: at('14:30') };
    expect(await calendarBeside(services, asked)).toEqual([]);
    google.control.addEvent({ startAt: at('13:45'), endAt: at('14:45') });
    expect(await calendarBeside(services, asked)).toMatchObject([
      { startAt: at('13:45'), endAt: at('14:45') },
    ]);
    google.control.addFault({ kind: '*', times: null, error: 'backendError' });
    expect(await calendarBeside(services, asked)).toBeNull();
    const booking = await book(services, request);
    expect((await staffDay(services, booking, monday)).calendarKnown).toBe(false);
  });

  test('staff see what is taken beyond the days that visitors are offered', async () => {
    const { services, google } = set;
    const february = '2027-02-15';
    const booking = await booked();
    google.control.addEvent({ startAt: at('10:00', february), endAt: at('12:00', february) });
    const { slots, calendarKnown } = await staffDay(services, booking, february);
    expect(calendarKnown).toBe(true);
    const free = slots.filter((slot) => slot.available).map((slot) => slot.start.slice(0, 5));
    expect(free).toContain('09:30');
    expect(free).not.toContain('10:00');
    expect(free).not.toContain('11:30');
  });
});
