import { sourceView } from '#app/pages/admin/leads/source-view.ts';
import { call } from '#content/call.ts';
import { allowed, isOpen } from '#domain/booking/lifecycle.ts';
import { sayTalk, type Talk } from '#domain/booking/talk.ts';
import { formatInstant, formatInstantTime } from '#domain/format/instant.ts';
import { staffName } from '#server/auth/staff-name.ts';
import { loadRules } from '#server/availability/rules.ts';
import { seenAs } from '#server/base/unseen.ts';
import { seenOf } from '#server/bookings/as-seen.ts';
import { bookAgainState } from '#server/bookings/book-again.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { calendarBeside } from '#server/bookings/calendar-beside.ts';
import { bookingsBeside, findBooking, originOf } from '#server/bookings/find.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { talkNow } from '#server/bookings/talk.ts';
import { eventStatus } from '#server/calendar/admin/event-status.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import type { Services } from '#server/ports/services.ts';

/** Everything that a booking's page shows; null when there is no such booking. */
export async function loadBookingView(services: Services, id: string) {
  const booking = await findBooking(services, id);
  if (!booking) return null;
  const { zone } = await loadRules(services.db.query);
  const now = services.clock.now();
  const when = (at: number, inZone = zone) => formatInstant(at, inZone);
  const { visitorZone } = booking;
  const { lead, attribution } = await originOf(services, id);
  return {
    booking,
    seen: seenOf(booking),
    notesSeen: seenAs(booking.notes),
    how: howWords(await talkNow(services.db.query, booking), isOpen(booking)),
    when: when(booking.startsAt),
    visitorWhen: visitorZone && visitorZone !== zone ? when(booking.startsAt, visitorZone) : null,
    booked: when(booking.createdAt),
    ended: booking.cancelledAt && when(booking.cancelledAt),
    allowed: allowed(booking, now, 'staff'),
    bookAgain: await bookAgainView(services, booking, zone),
    beside: (await bookingsBeside(services, booking)).map((one) => ({
      id: one.id,
      status: one.status,
      name: one.name,
      when: when(one.startsAt),
    })),
    calendarBeside: allowed(booking, now, 'staff').includes('confirm')
      ? await besideInWords(services, booking, zone)
      : null,
    lead: lead && { id: lead.id, title: `${kindNames[lead.kind]}, ${when(lead.createdAt)}` },
    ...sourceView(attribution),
    ...(booking.bookedBy !== null && { source: 'Booked by us' }),
    bookedBy:
      booking.bookedBy && ((await staffName(services.db.query, booking.bookedBy)) ?? 'a former colleague'),
    event: await eventStatus(services, id),
    zone,
    deliveries: await deliveriesFor(services, bookingSubject(id)),
  };
}

/** Events in the owner’s calendar at the time of a request. */
async function besideInWords(services: Services, booking: Booking, zone: string): Promise<string[]> {
  const busy = await calendarBeside(services, booking);
  if (!busy) return ['Your calendar cannot be read just now, so look there yourself before you confirm.'];
  const time = (at: number) => formatInstantTime(at, zone);
  return busy.map(({ startAt, endAt }) => `Your calendar is busy from ${time(startAt)} to ${time(endAt)}.`);
}

/** Whether a missed call leads to an email, and by when it can be stopped. */
async function bookAgainView(services: Services, booking: Booking, zone: string) {
  const found = await bookAgainState(services.db.query, booking, services.clock.now());
  return found.state === 'planned' ? { ...found, time: formatInstantTime(found.at, zone) } : found;
}

/** How it is held, in the owner's words, with the link where there is one; what is over asks for no number. */
function howWords(talk: Talk, open: boolean) {
  if (talk.kind === 'number-wanted' && !open) return { text: 'By phone, without a number.', link: null };
  return { text: sayTalk(talk, call.owner), link: talk.kind === 'link' ? talk.link : null };
}

/** What a booking's page shows, as its parts take it. */
export type BookingView = NonNullable<Awaited<ReturnType<typeof loadBookingView>>>;
