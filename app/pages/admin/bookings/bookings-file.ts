import { servicesContext } from '#app/context.ts';
import { staffOf } from '#app/guard.ts';
import { answeredBy, NoPage } from '#app/pages/admin/parts/answered-by.ts';
import { csvAnswer, csvTimes } from '#app/pages/admin/parts/csv-answer.ts';
import { bookingOrder, bookingSections, listBookings } from '#server/bookings/list.ts';
import { everyRow, rowsAtOnce } from '#server/db/every-row.ts';
import { bookingStatusWords } from './booking-status.tsx';

/** GET /admin/bookings.csv: the calls of the list that the address names, or all of them, the latest first. */
export const middleware = answeredBy(async ({ request, context }) => {
  const staff = staffOf(context);
  const services = context.get(servicesContext);
  const show = new URL(request.url).searchParams.get('show');
  const section = bookingSections.find((one) => one === show) ?? 'all';
  services.log.info('bookings-downloaded', { by: staff.id });
  const rows = everyRow(bookingOrder(section), async (place) => {
    const { bookings, ...beside } = await listBookings(services, section, { place, most: rowsAtOnce });
    return { rows: bookings, ...beside };
  });
  const when = await csvTimes(services);
  return csvAnswer('calls', rows, {
    Starts: (row) => when(row.startsAt),
    Ends: (row) => when(row.endsAt),
    Status: (row) => bookingStatusWords[row.status],
    Name: (row) => row.name,
    Company: (row) => row.company,
    'Email address': (row) => row.email,
    Phone: (row) => row.phone,
    Held: (row) => row.way,
    Message: (row) => row.message,
    Booked: (row) => when(row.createdAt),
  });
});

export default NoPage;
