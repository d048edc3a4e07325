import { googleCalendarUrl, outlookCalendarUrl } from '#domain/booking/calendar-links.ts';
import type { Talk } from '#domain/booking/talk.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { callTitle } from './calendar-file.ts';
import { managePath } from './manage-link.ts';
import { placeOf, talkLines } from './talk.ts';
import { whenRows } from './when.ts';

/** The address of the booking's own page. */
export function manageUrl(services: Services, booking: Booking): string {
  return services.env.SITE_URL + managePath(services, booking);
}

/** What a calendar shows under the call: the times in words, how it is held, and where to change it. */
export function callDescription(
  services: Services,
  booking: Booking,
  zone: string,
  talk: Talk | null,
): string {
  const rows = whenRows(booking, zone).map(([label, value]) => `${label}: ${value}`);
  return [...rows, ...talkLines(talk), `Move or cancel it: ${manageUrl(services, booking)}`].join('\n');
}

/** Where the visitor manages the call, and where calendars take it with one click. */
export type BookingLinks = { manage: string; file: string; google: string; outlook: string };

/** The links of a booking: two on the site itself (paths), two elsewhere. */
export function bookingLinks(services: Services, booking: Booking, zone: string, talk: Talk): BookingLinks {
  const event = {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: callTitle,
    details: callDescription(services, booking, zone, talk),
    ...placeOf(talk),
  };
  const manage = managePath(services, booking);
  return {
    manage,
    file: `${manage}/invitation.ics`,
    google: googleCalendarUrl(event),
    outlook: outlookCalendarUrl(event),
  };
}
