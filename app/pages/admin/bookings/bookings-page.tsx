import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { privateMeta } from '#app/private-meta.ts';
import { isRequest } from '#domain/booking/lifecycle.ts';
import { formatInstantBritishDate, formatInstantTime } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { listBookings } from '#server/bookings/find.ts';
import type { Route } from './+types/bookings-page.ts';
import { type BookingRow, BookingRows } from './booking-rows.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Bookings');

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const services = context.get(servicesContext);
  const { zone } = await loadRules(services.db.query);
  const { needsAction, upcoming, calledOff, past } = await listBookings(services);
  const rows = (bookings: Booking[]): BookingRow[] =>
    bookings.map(({ id, status, startsAt, name, email, company }) => ({
      id,
      status,
      date: formatInstantBritishDate(startsAt, zone),
      time: formatInstantTime(startsAt, zone),
      name,
      email,
      company,
    }));
  return {
    requests: rows(needsAction.filter(isRequest)),
    unmarked: rows(needsAction.filter((one) => !isRequest(one))),
    upcoming: rows(upcoming),
    calledOff: rows(calledOff),
    past: rows(past),
  };
}

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  const { requests, unmarked, upcoming, calledOff, past } = loaderData;
  return (
    <>
      <h1 className="mb-8 text-3xl">Bookings</h1>
      {requests.length > 0 && (
        <BookingRows
          id="requests"
          title="Waiting for your answer"
          hint="Confirm or decline each; the visitor is told either way."
          rows={requests}
          urgent
        />
      )}
      {unmarked.length > 0 && (
        <BookingRows
          id="unmarked"
          title="How did they go?"
          hint="Mark these as done or as a no-show."
          rows={unmarked}
          urgent
        />
      )}
      <BookingRows id="upcoming" title="Upcoming" rows={upcoming} empty="No call is booked yet." />
      {calledOff.length > 0 && (
        <BookingRows
          id="called-off"
          title="Called off"
          hint="Cancelled or declined before their time came."
          rows={calledOff}
        />
      )}
      <BookingRows id="past" title="Past" rows={past} empty="Nothing has happened yet." />
    </>
  );
}
