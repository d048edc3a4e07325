import { bookingEmails } from '#content/emails/bookings.ts';
import { Lines } from '#server/mail/lines.tsx';
import { Paragraph } from '#server/mail/parts.tsx';

/** What the owner has added for the visitor, if anything. */
export function OwnWords({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Paragraph>
      {bookingEmails.ownWords} <Lines text={message} />
    </Paragraph>
  );
}
