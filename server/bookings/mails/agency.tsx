import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Facts, MailButton, Paragraph, ring, writeTo } from '#server/mail/parts.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { CallTime } from './call-time.tsx';
import { type MailContext, toAgency } from './entry.ts';
import { howFact } from './how-fact.ts';

export type AgencyNews =
  | { kind: 'booked' | 'requested' | 'cancelled' }
  /** Instants: the time before the move. */
  | { kind: 'moved' | 'move-requested'; fromAt: number }
  | { kind: 'number'; occasion: string };

const words: Record<AgencyNews['kind'], { heading: string; said: string }> = {
  booked: { heading: 'New discovery call', said: 'booked a discovery call' },
  requested: { heading: 'Discovery call requested', said: 'asks for a discovery call' },
  cancelled: { heading: 'Discovery call cancelled', said: 'cancelled the discovery call' },
  moved: { heading: 'Discovery call moved', said: 'moved the discovery call' },
  number: { heading: 'Number for a discovery call', said: 'gave a number for the discovery call' },
  'move-requested': { heading: 'Another time requested', said: 'asks for another time' },
};

/** Tells the agency what a visitor has done, and where to answer when an answer is wanted. */
export function agencyMail(context: MailContext, news: AgencyNews): Promise<OutboxEntry> {
  const { services, booking, zone, talk } = context;
  const { heading, said } = words[news.kind];
  const at = booking.startsAt;
  const page = `${services.env.SITE_URL}/admin/bookings/${booking.id}`;
  return toAgency(context, {
    name: nameOf(news),
    subject: `${heading}: ${booking.name}, ${formatInstantDate(at, zone)}, ${formatInstantTime(at, zone)}`,
    body: (
      <EmailLayout preview={`${booking.name} ${said}`} heading={heading}>
        <CallTime booking={booking} zone={zone} reader="agency" />
        <Facts
          rows={[
            ['Before', 'fromAt' in news ? whenText(news.fromAt, zone) : ''],
            ['Name', booking.name],
            writeTo(booking.email),
            ring(booking.phone),
            howFact(talk),
            ['Company', booking.company],
            ['Message', booking.message],
            ['Why it was cancelled', booking.cancelReason],
            ['Visitor’s time zone', booking.visitorZone ?? ''],
            ['Please look twice', booking.reasons.map((reason) => reason.text).join(' ')],
          ]}
        />
        {news.kind === 'requested' || news.kind === 'move-requested' ? (
          <>
            <Paragraph>
              {booking.name} waits for your answer. Confirm it or decline it with one click in the owner’s
              area. {booking.name} is told either way.
              {booking.doubted &&
                ' This request looked odd, so the time is not kept for it and nothing has been sent to its address.'}
            </Paragraph>
            <MailButton href={`${page}#answer`}>Confirm or decline it</MailButton>
          </>
        ) : (
          <>
            <MailButton href={page}>Open the booking</MailButton>
            <Paragraph>Reply to this email to answer {booking.name}.</Paragraph>
          </>
        )}
      </EmailLayout>
    ),
  });
}

/** The time before is part of the name, so that a later move can take this mail's place. */
function nameOf(news: AgencyNews): string {
  if ('fromAt' in news) return `agency-${news.kind}-${news.fromAt}`;
  return 'occasion' in news ? `agency-${news.kind}-${news.occasion}` : `agency-${news.kind}`;
}
