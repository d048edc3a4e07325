import { createHash } from 'node:crypto';
import type { Booking } from '#server/bookings/booking.ts';
import { callTitle } from '#server/bookings/calendar-file.ts';
import { callDescription } from '#server/bookings/links.ts';
import { talkOfEvent } from '#server/bookings/talk.ts';
import type { Services } from '#server/ports/services.ts';

/** The words of a booking's event; `hash` is of the description, which changes with the links in it. */
export type EventText = { summary: string; description: string; hash: string };

/**
 * Title and description. Google sends them to the guest, and anybody can book with somebody else's address, so
 * nothing that was typed is in them: the owner finds that behind a link that opens for staff only.
 */
export function eventText(services: Pick<Services, 'env' | 'keys'>, booking: Booking): EventText {
  const staffPage = `${services.env.SITE_URL}/admin/bookings/${booking.id}`;
  const description = `${callDescription(services, booking, talkOfEvent(booking))}\n\nOnly for us, who and what it is about: ${staffPage}`;
  return { summary: callTitle(), description, hash: textHash(description) };
}

/** By which a description is compared with an earlier one. */
export function textHash(description: string): string {
  return createHash('sha256').update(description).digest('hex');
}
