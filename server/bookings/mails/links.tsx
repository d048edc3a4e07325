import { Link } from '@react-email/components';
import { site } from '#content/site.ts';
import { Paragraph } from '../../mail/layout.tsx';
import type { Services } from '../../services.ts';
import type { Booking } from '../booking.ts';
import { bookingLinks, manageUrl } from '../links.ts';

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
  const { google, outlook } = bookingLinks(services, booking, zone);
  return (
    <Paragraph>
      The attached invitation puts the call in your calendar. If yours does not offer it, add it to{' '}
      <Link href={google}>Google Calendar</Link> or <Link href={outlook}>Outlook</Link>.
    </Paragraph>
  );
}
