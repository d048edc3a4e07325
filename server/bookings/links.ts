import { say } from '#content/say.ts';
import { googleCalendarUrl, outlookCalendarUrls } from '#domain/booking/calendar-links.ts';
import { isCalledOff } from '#domain/booking/lifecycle.ts';
import type { Talk } from '#domain/booking/talk.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { callTitle } from './calendar-file.ts';
import type { InCalendars } from './in-calendars.ts';
import { managePath } from './manage-link.ts';
import { placeOf, talkLines } from './talk.ts';

/** The address of the booking's own page. */
export function manageUrl(services: Pick<Services, 'env' | 'keys'>, booking: Booking): string {
  return services.env.SITE_URL + managePath(services, booking);
}

/**
 * What any calendar shows under the call: how it is held, and where to change it; of one that is off, that it is, since
 * some calendars keep its entry. No times: the entry itself has them, and they change.
 */
export function callDescription(
  services: Pick<Services, 'env' | 'keys'>,
  booking: Booking,
  talk: Talk | null,
): string {
  if (isCalledOff(booking)) {
    const link = `${services.env.SITE_URL}/book-discovery-call`;
    return say('This call is cancelled. Choose another time: {link}', { link });
  }
  const manage = say('Move or cancel it: {link}', { link: manageUrl(services, booking) });
  return [...talkLines(talk), manage].join('\n');
}

/**
 * Where the visitor manages the call, and where calendars take it with one click. What makes a new entry elsewhere is
 * null while Google invites, since it would be a second one.
 */
export type BookingLinks = {
  manage: string;
  file: string;
  google: string | null;
  outlook: string | null;
  /** Outlook for accounts of firms and schools, which has another address. */
  outlookWork: string | null;
};

/** The links of a booking: two on the site itself (paths), the others elsewhere. */
export function bookingLinks(
  services: Pick<Services, 'env' | 'keys'>,
  booking: Booking,
  { talk, known }: { talk: Talk; known: Pick<InCalendars, 'byGoogle'> },
): BookingLinks {
  const manage = managePath(services, booking);
  const own = { manage, file: `${manage}/invitation.ics` };
  if (known.byGoogle) return { ...own, google: null, outlook: null, outlookWork: null };
  const event = {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: callTitle(),
    details: callDescription(services, booking, talk),
    ...placeOf(talk),
  };
  const outlook = outlookCalendarUrls(event);
  return { ...own, google: googleCalendarUrl(event), outlook: outlook.personal, outlookWork: outlook.work };
}
