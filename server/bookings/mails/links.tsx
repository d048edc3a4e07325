import { call } from '#content/call.ts';
import { bookingEmails } from '#content/emails/bookings.ts';
import { site } from '#content/site.ts';
import { sayTalk, type Talk } from '#domain/booking/talk.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingLinks, manageUrl } from '#server/bookings/links.ts';
import { MailButton, MailLink, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { Said } from '#server/mail/said.tsx';
import type { Services } from '#server/ports/services.ts';
import type { Inviter, MailContext } from './entry.ts';

type LinksProps = { services: Services; booking: Booking };

/** Links to move or cancel: they open pages that ask first, so that a scanner which follows them changes nothing. */
export function ChangeLinks({ services, booking }: LinksProps) {
  const url = manageUrl(services, booking);
  const words = bookingEmails.change;
  return (
    <Paragraph>
      {words.ask}
      <br />
      <MailLink href={`${url}/reschedule`}>{words.move}</MailLink>
      <br />
      <MailLink href={`${url}/cancel`}>{words.cancel}</MailLink>
      <br />
      <Said text={words.otherwise} parts={{ phone: <OurNumber /> }} />
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
  if (talk.kind === 'link') return <MailButton href={talk.link}>{bookingEmails.join}</MailButton>;
  if (talk.kind === 'number-wanted')
    return <MailButton href={`${page}#number`}>{call.number.link}</MailButton>;
  return <MailButton href={page}>{bookingEmails.page}</MailButton>;
}

/** How the call comes into the visitor's calendar: by Google, or by our file, with one click where that is ignored. */
export function TheInvitation({ inviter, ...context }: MailContext & { inviter: Inviter }) {
  if (inviter === 'none') return null;
  const words = bookingEmails.invitation;
  if (inviter === 'google') {
    return <Paragraph>{words.google}</Paragraph>;
  }
  const { google, outlook, outlookWork } = bookingLinks(context.services, context.booking, context);
  if (!google || !outlook || !outlookWork) {
    return <Paragraph>{words.file}</Paragraph>;
  }
  return (
    <Paragraph>
      {words.file} {words.otherwise}
      <br />
      <MailLink href={google}>{words.addToGoogle}</MailLink>
      <br />
      <MailLink href={outlook}>{words.addToOutlook}</MailLink>
      <br />
      <MailLink href={outlookWork}>{words.addToOutlookWork}</MailLink>
    </Paragraph>
  );
}
