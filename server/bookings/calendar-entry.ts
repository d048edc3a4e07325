import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '#content/site.ts';
import type { Booking } from './booking.ts';

type EntryOptions = {
  booking: Booking;
  method: 'REQUEST' | 'CANCEL';
  siteUrl: string;
  organizerEmail: string;
  /** When this version was made, epoch milliseconds. */
  stampAt: number;
};

/**
 * The booking as an iCalendar object. UID stays the same for its life and SEQUENCE rises,
 * so a later one updates or cancels the same entry (RFC 5546, section 3.2). Times are in UTC.
 */
export function calendarEntry({ booking, method, siteUrl, organizerEmail, stampAt }: EntryOptions): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Bookings', language: 'EN' },
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: bookingUid(booking.id, siteUrl),
    sequence: booking.sequence,
    stamp: new Date(stampAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: `Discovery call with ${site.name}`,
    description: `A free discovery call of ${(booking.endsAt - booking.startsAt) / 60_000} minutes.`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: organizerEmail },
  });
  event.createAttendee({
    name: booking.name,
    email: booking.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return calendar.toString();
}

/** The UID of a booking's calendar entry. */
export function bookingUid(id: string, siteUrl: string): string {
  return `booking-${id}@${new URL(siteUrl).hostname}`;
}
