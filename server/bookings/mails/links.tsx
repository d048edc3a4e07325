import { Link } from '@react-email/link';
import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { sayTalk, type Talk } from '#domain/booking/talk.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks, manageUrl } from '#server/bookings/links.ts';
import { Paragraph } from '#server/mail/layout.tsx';
import type { Services } from '#server/ports/services.ts';
import type { Inviter, MailContext } from './entry.ts';

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
      You can also reply to this email or ring {site.phone.display}.
    </Paragraph>
  );
}

/** How the call is held; where we ring and have no number, with the page on which it can be given. */
export function HowWeTalk({ services, booking, talk }: LinksProps & { talk: Talk }) {
  return (
    <>
      <Paragraph>
        {sayTalk(talk, call.told)}
        {talk.kind === 'link' && (
          <>
            {' '}
            <Link href={talk.link}>{talk.link}</Link>
          </>
        )}
        {talk.kind === 'number-wanted' && (
          <>
            {' '}
            {call.number.mail}
            <br />
            <Link href={`${manageUrl(services, booking)}#number`}>{call.number.link}</Link>
          </>
        )}
      </Paragraph>
      {site.call.recorded && <Paragraph>{call.recorded}</Paragraph>}
    </>
  );
}

/** How the call comes into the visitor's calendar: by Google, or by our file, with one click where that is ignored. */
export function TheInvitation({ inviter, ...context }: MailContext & { inviter: Inviter }) {
  if (inviter === 'none') return null;
  if (inviter === 'google') {
    return (
      <Paragraph>
        The invitation comes from Google Calendar, in an email of its own. It puts the call in your calendar.
      </Paragraph>
    );
  }
  const { google, outlook, outlookWork } = bookingLinks(context.services, context.booking, context);
  if (!google || !outlook || !outlookWork) {
    return <Paragraph>The attached invitation puts the call in your calendar.</Paragraph>;
  }
  return (
    <Paragraph>
      The attached invitation puts the call in your calendar. If your mail program does not offer it, use one
      of these:
      <br />
      <Link href={google}>Add to Google Calendar</Link>
      <br />
      <Link href={outlook}>Add to Outlook.com</Link>
      <br />
      <Link href={outlookWork}>Add to Outlook for work or school</Link>
    </Paragraph>
  );
}
