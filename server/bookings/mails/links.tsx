import { Link } from '@react-email/components';
import { site } from '#content/site.ts';
import { plainPhone } from '#domain/forms/greeting.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks, manageUrl } from '#server/bookings/links.ts';
import { Paragraph } from '#server/mail/layout.tsx';
import type { Services } from '#server/ports/services.ts';

type LinksProps = { services: Services; booking: Booking };

/** Links to move or cancel: they open pages that ask first, so that a scanner which follows them changes nothing. */
export function ChangeLinks({ services, booking }: LinksProps) {
  const url = manageUrl(services, booking);
  return (
    <Paragraph>
      Plans changed? Each of these pages asks before it changes anything:
      <br />
      <Link href={`${url}/reschedule`}>Choose another time</Link>
      <br />
      <Link href={`${url}/cancel`}>Cancel the call</Link>
      <br />
      You can also reply to this e-mail or ring {site.phone.display}.
    </Paragraph>
  );
}

/** Who rings whom. @param meetLink of the video call, once the owner's calendar has made one */
export function HowWeMeet({ booking, meetLink = null }: { booking: Booking; meetLink?: string | null }) {
  const phone = booking.phone && (plainPhone(booking.phone) ?? 'the number that you gave us');
  if (meetLink) {
    return (
      <Paragraph>
        Join the call here: <Link href={meetLink}>{meetLink}</Link>
        {phone && (
          <>
            <br />
            If video does not suit you, reply to this e-mail and we ring you on {phone} instead.
          </>
        )}
      </Paragraph>
    );
  }
  return (
    <Paragraph>
      {phone ? `We ring you on ${phone}.` : 'Please reply with the number that we should ring.'} Should a
      video link reach you before the call, you may use that instead.
    </Paragraph>
  );
}

/** One click into the calendars that ignore attachments. */
export function CalendarLinks({ services, booking, zone }: LinksProps & { zone: string }) {
  const { google, outlook } = bookingLinks(services, booking, zone);
  return (
    <Paragraph>
      The attached invitation puts the call in your calendar. If your mail program does not offer it, use one
      of these:
      <br />
      <Link href={google}>Add to Google Calendar</Link>
      <br />
      <Link href={outlook}>Add to Outlook</Link>
    </Paragraph>
  );
}
