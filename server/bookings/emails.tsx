import { site } from '#content/site.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime, zoneName } from '#domain/format/instant.ts';
import { agencyAddress } from '../mail/addresses.ts';
import { EmailLayout, Facts, Paragraph } from '../mail/layout.tsx';
import { renderEmail } from '../mail/render.ts';
import type { OutboxEntry } from '../outbox/entries.ts';
import type { Services } from '../services.ts';
import type { Booking } from './booking.ts';
import { calendarEntry } from './calendar-entry.ts';

/** 'Monday, March 3rd, 2025 at 9:30 AM (Greenwich Mean Time)'. */
export function whenText(at: number, zone: string): string {
  return `${formatInstantDate(at, zone)} at ${formatInstantTime(at, zone)} (${zoneName(at, zone)})`;
}

function whenRows(booking: Booking): Array<[string, string]> {
  const own = booking.visitorZone;
  const rows: Array<[string, string]> = [['When', whenText(booking.startsAt, agencyZone)]];
  if (own && own !== agencyZone) rows.push(['Your time', whenText(booking.startsAt, own)]);
  return rows;
}

/** What goes out when a booking is confirmed: one mail to the visitor, one to the agency. */
export async function bookingEmails(services: Services, booking: Booking): Promise<OutboxEntry[]> {
  const { env } = services;
  const minutes = (booking.endsAt - booking.startsAt) / 60_000;
  const agency = agencyAddress(env);
  const visitor = await renderEmail(
    <EmailLayout
      preview={`Your call is booked for ${whenText(booking.startsAt, agencyZone)}`}
      heading="Booking Confirmed!"
    >
      <Paragraph>Hello {booking.name}, your free discovery call is booked.</Paragraph>
      <Facts rows={[...whenRows(booking), ['Length', `${minutes} minutes`]]} />
      <Paragraph>
        The attached invitation puts the call in your calendar. If you need to change or cancel it, reply to
        this e-mail or ring {site.phone.display}.
      </Paragraph>
    </EmailLayout>,
  );
  const notification = await renderEmail(
    <EmailLayout preview={`${booking.name} booked a discovery call`} heading="New discovery call">
      <Facts
        rows={[
          ['When', whenText(booking.startsAt, agencyZone)],
          ['Name', booking.name],
          ['E-mail', booking.email],
          ['Phone', booking.phone],
          ['Company', booking.company],
          ['Message', booking.message],
          ['Visitor’s time zone', booking.visitorZone ?? ''],
        ]}
      />
      <Paragraph>
        Reply to this e-mail to answer the visitor. All bookings: {env.SITE_URL}/admin/bookings/{booking.id}
      </Paragraph>
    </EmailLayout>,
  );
  const subject = `booking:${booking.id}`;
  const content = calendarEntry({
    booking,
    method: 'REQUEST',
    siteUrl: env.SITE_URL,
    organizerEmail: agency,
    stampAt: booking.createdAt,
  });
  return [
    {
      kind: 'email',
      dedupeKey: `${subject}:confirmation:${booking.sequence}`,
      subject,
      payload: {
        to: booking.email,
        replyTo: agency,
        subject: `Your discovery call on ${formatInstantDate(booking.startsAt, agencyZone)}`,
        ...visitor,
        calendar: { method: 'REQUEST', content },
      },
    },
    {
      kind: 'email',
      dedupeKey: `${subject}:notification:${booking.sequence}`,
      subject,
      payload: {
        to: agency,
        replyTo: booking.email,
        subject: `New discovery call: ${formatInstantDate(booking.startsAt, agencyZone)}, ${formatInstantTime(booking.startsAt, agencyZone)}`,
        ...notification,
      },
    },
  ];
}
