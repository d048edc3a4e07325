import { clientAddressContext, servicesContext } from '#app/context.ts';
import { howTold } from '#app/pages/booking/booked/how-view.ts';
import { booking as text } from '#content/booking.ts';
import { say } from '#content/say.ts';
import { sayDate, sayTime } from '#content/say-dates.ts';
import { isRequest } from '#domain/booking/lifecycle.ts';
import { wallClock } from '#domain/format/instant.ts';
import { tideThen } from '#domain/shore/tide-then.ts';
import { loadRules } from '#server/availability/rules.ts';
import { book } from '#server/bookings/book.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { inCalendars } from '#server/bookings/in-calendars.ts';
import { isInvitedByMail } from '#server/bookings/invited-by-mail.ts';
import { bookingLinks } from '#server/bookings/links.ts';
import { talkNow } from '#server/bookings/talk.ts';
import { limitBooking } from '#server/limits/booking-limits.ts';
import type { Services } from '#server/ports/services.ts';
import { readJson } from '#server/submissions/read-json.ts';
import type { Route } from './+types/calendar-book.ts';
import { answer, methodNotAllowed } from './respond.ts';

/** POST /api/calendar/book: 200 with the booking (`status` 'requested': nothing is settled yet), 400 with field errors, 409 with fresh slots (`mode` 'closed': none are taken). */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answer(async () => {
    const services = context.get(servicesContext);
    const clientAddress = context.get(clientAddressContext);
    await limitBooking(services, 'book', clientAddress);
    const body = await readJson(request);
    const header = request.headers.get('idempotency-key');
    const booking = await book(services, header ? { idempotencyKey: header, ...body } : body, {
      clientAddress,
    });
    return {
      message: isRequest(booking) ? text.requested.toast : say(submitted),
      booking: await publicBooking(services, booking),
    };
  });
}

export const loader = () => methodNotAllowed('POST');

// Specification, section 8.
const submitted = 'Your discovery call request has been submitted successfully.';

/** What the visitor is told about the new booking. */
async function publicBooking(services: Services, booking: Booking) {
  const { zone } = await loadRules(services.db.query);
  const talk = await talkNow(services.db.query, booking);
  const known = await inCalendars(services.db.query, booking);
  const start = wallClock(booking.startsAt, zone);
  return {
    id: booking.id,
    status: booking.status,
    date: start.date,
    start: start.time,
    startsAt: new Date(booking.startsAt).toISOString(),
    endsAt: new Date(booking.endsAt).toISOString(),
    timeZone: zone,
    dateText: sayDate(start.date),
    timeText: sayTime(start.time),
    tide: tideThen(booking.startsAt),
    hasTopic: booking.message !== '',
    mailed: await isInvitedByMail(services, booking, known),
    how: howTold(talk),
    links: bookingLinks(services, booking, { talk, known }),
  };
}
