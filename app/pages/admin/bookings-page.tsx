import { Link } from 'react-router';
import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate, formatInstantTime } from '#domain/format/instant.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { listBookings } from '#server/bookings/find.ts';
import type { Route } from './+types/bookings-page.ts';
import { BookingStatusTag } from './booking-status.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Bookings | Foreshore' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context);
  const { upcoming, past } = await listBookings(context.get(servicesContext));
  return { upcoming: upcoming.map(toRow), past: past.map(toRow) };
}

function toRow({ id, status, startsAt, name, email, company }: Booking) {
  const date = formatInstantDate(startsAt, agencyZone);
  return { id, status, date, time: formatInstantTime(startsAt, agencyZone), name, email, company };
}

type Row = ReturnType<typeof toRow>;

export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-8 text-3xl">Bookings</h1>
      <BookingTable title="Upcoming" rows={loaderData.upcoming} empty="No call is booked yet." />
      <BookingTable title="Past" rows={loaderData.past} empty="No call has taken place yet." />
    </>
  );
}

function BookingTable({ title, rows, empty }: { title: string; rows: Row[]; empty: string }) {
  return (
    <section className="mb-12" aria-labelledby={`${title}-bookings`}>
      <h2 id={`${title}-bookings`} className="mb-3 text-xl">
        {title}
      </h2>
      {rows.length === 0 && <p>{empty}</p>}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative grid gap-x-6 gap-y-1 rounded-lg bg-foam p-4 shadow-line sm:grid-cols-[minmax(15rem,auto)_1fr_auto] sm:items-center"
          >
            <Link
              to={`/admin/bookings/${row.id}`}
              className="card-link font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
            >
              {row.date}, {row.time}
            </Link>
            <span className="min-w-0 break-words">
              {row.name}
              {row.company && `, ${row.company}`}{' '}
              <span className="block text-ink-soft text-sm">{row.email}</span>
            </span>
            <span>
              <BookingStatusTag status={row.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
