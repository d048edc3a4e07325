import { Link } from '@react-email/components';
import { site } from '#content/site.ts';
import { googleCalendarUrl, outlookCalendarUrl } from '#domain/booking/calendar-links.ts';
import { Paragraph } from '../../mail/layout.tsx';
import type { Services } from '../../services.ts';
import type { Booking } from '../booking.ts';
import { callTitle } from '../calendar-entry.ts';
import { managePath } from '../manage-link.ts';
import { whenRows } from './when.ts';

/** The address of the booking's own page. */
export function manageUrl(services: Services, booking: Booking): string {
  return services.env.SITE_URL + managePath(services, booking);
}

/** What a calendar shows under the call: the times in words, and where to change it. */
export function callDescription(services: Services, booking: Booking, zone: string): string {
  const rows = whenRows(booking, zone).map(([label, value]) => `${label}: ${value}`);
  return [...rows, `Move or cancel it: ${manageUrl(services, booking)}`].join('\n');
}

/** Where other calendars take the call with one click. */
export function addToCalendarLinks(services: Services, booking: Booking, zone: string) {
  const event = {
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    title: callTitle,
    details: callDescription(services, booking, zone),
  };
  return { google: googleCalendarUrl(event), outlook: outlookCalendarUrl(event) };
}

type LinksProps = { services: Services; booking: Booking };

/** Links to move or cancel: they open pages that ask first, so that a scanner which follows them changes nothing. */
export function ChangeLinks({ services, booking }: LinksProps) {
  const url = manageUrl(services, booking);
  return (
    <Paragraph>
      Plans changed? <Link href={`${url}/reschedule`}>Choose another time</Link> or{' '}
      <Link href={`${url}/cancel`}>cancel the call</Link>. Each page asks before it changes anything. You can
      also reply to this e-mail or ring {site.phone.display}.
    </Paragraph>
  );
}

/** One click into the calendars that ignore attachments. */
export function CalendarLinks({ services, booking, zone }: LinksProps & { zone: string }) {
  const { google, outlook } = addToCalendarLinks(services, booking, zone);
  return (
    <Paragraph>
      The attached invitation puts the call in your calendar. If yours does not offer it, add it to{' '}
      <Link href={google}>Google Calendar</Link> or <Link href={outlook}>Outlook</Link>.
    </Paragraph>
  );
}
