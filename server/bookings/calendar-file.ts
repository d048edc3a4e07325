import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { say } from '#content/say.ts';
import { site } from '#content/site.ts';
import { greeting } from '#domain/forms/greeting.ts';
import type { Booking } from './booking.ts';
import type { InCalendars } from './in-calendars.ts';

type FileOptions = {
  booking: Booking;
  known: Pick<InCalendars, 'uid' | 'sequence' | 'organizer'>;
  /** `PUBLISH` is the file to download: nobody is asked to answer it. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  agencyEmail: string;
  description: string;
  /** Where the call takes place, once that is known. */
  location?: string;
  manageUrl: string;
  /** When this version was made, epoch milliseconds. */
  stampAt: number;
};

/** What the call is named in any calendar. */
export const callTitle = () => say('Discovery call with {name}', { name: site.name });

/**
 * The booking as an iCalendar object. UID stays the same for its life and SEQUENCE rises,
 * so a later one updates or cancels the same event (RFC 5546, section 3.2). Times are in UTC.
 */
export function calendarFile(options: FileOptions): string {
  const { booking, known, method, agencyEmail, description, location, manageUrl, stampAt } = options;
  const calendar = ical({
    prodId: { company: site.name, product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: known.uid,
    sequence: known.sequence,
    stamp: new Date(stampAt),
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    summary: callTitle(),
    description,
    ...(location && { location }),
    url: manageUrl,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organizerOf(known.organizer, agencyEmail),
  });
  if (method !== 'PUBLISH') {
    event.createAttendee({
      // Calendars show it without escaping links: a name that is none is left to the address.
      ...(greeting(booking.name) === 'Hello,' ? {} : { name: booking.name }),
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  // RFC 5545, section 3.1: every content line ends in CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** Once Google has invited in the name of an address, the file speaks for that one (RFC 5545, SENT-BY). */
function organizerOf(organizer: string | null, agencyEmail: string) {
  if (organizer === null || organizer.toLowerCase() === agencyEmail.toLowerCase())
    return { name: site.name, email: agencyEmail };
  return { name: site.name, email: organizer, sentBy: agencyEmail };
}
