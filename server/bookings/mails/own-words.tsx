import { Lines } from '#server/mail/lines.tsx';
import { Paragraph } from '#server/mail/parts.tsx';

/** What the owner has added for the visitor, if anything. */
export function OwnWords({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Paragraph>
      From us: <Lines text={message} />
    </Paragraph>
  );
}
