import { call } from '#content/call.ts';
import { site } from '#content/site.ts';
import { sayTalk, type Talk } from '#domain/booking/talk.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks, manageUrl } from '#server/bookings/links.ts';
import { MailButton, MailLink, OurNumber, Paragraph } from '#server/mail/parts.tsx';
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
      <MailLink href={`${url}/reschedule`}>Choose another time</MailLink>
      <br />
      <MailLink href={`${url}/cancel`}>Cancel the call</MailLink>
      <br />
      You can also reply to this email or ring <OurNumber />.
    </Paragraph>
  );
}

/** How the call is held. */
export function HowWeTalk({ talk }: { talk: Talk }) {
  return (
    <>
      <Paragraph>
        {sayTalk(talk, call.told)}
        {talk.kind === 'link' && (
          <>
            {' '}
            <MailLink href={talk.link}>{talk.link}</MailLink>
          </>
        )}
        {talk.kind === 'number-wanted' && ` ${call.number.mail}`}
      </Paragraph>
      {site.call.recorded && <Paragraph>{call.recorded}</Paragraph>}
    </>
  );
}

/** What the visitor needs next: the way into the call, the field for a number, or the page of the call. */
export function CallButton({ services, booking, talk }: LinksProps & { talk: Talk }) {
  const page = manageUrl(services, booking);
  if (talk.kind === 'link') return <MailButton href={talk.link}>Join the call</MailButton>;
  if (talk.kind === 'number-wanted')
    return <MailButton href={`${page}#number`}>{call.number.link}</MailButton>;
  return <MailButton href={page}>Open the page of your call</MailButton>;
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
      <MailLink href={google}>Add to Google Calendar</MailLink>
      <br />
      <MailLink href={outlook}>Add to Outlook.com</MailLink>
      <br />
      <MailLink href={outlookWork}>Add to Outlook for work or school</MailLink>
    </Paragraph>
  );
}
