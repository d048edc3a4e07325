import { createHash } from 'node:crypto';
import { site } from '#content/site.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { callDescription } from '#server/bookings/links.ts';
import { talkOfEvent } from '#server/bookings/talk.ts';
import type { Services } from '#server/ports/services.ts';

/** The words of a booking's event; visitor and owner read the same ones. */
export type EventText = { summary: string; description: string; hash: string };

/** Title and description: who, both clocks, what the visitor wrote, and where the call is changed. */
export function eventText(services: Services, booking: Booking, zone: string): EventText {
  const summary = `Discovery call: ${booking.name} and ${site.name}`;
  const facts: Array<[string, string]> = [
    ['Name', booking.name],
    ['E-mail', booking.email],
    ['Phone', booking.phone],
    ['Company', booking.company],
    ['Message', booking.message],
  ];
  const said = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const description = [callDescription(services, booking, zone, talkOfEvent(booking)), said.join('\n')].join(
    '\n\n',
  );
  const hash = createHash('sha256').update(`${summary}\n${description}`).digest('hex');
  return { summary, description, hash };
}
